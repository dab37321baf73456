extension Hierarchy {
  /// A layer, its view or a view around it speaks of loading: what is drawn there is meant as a skeleton.
  func isNamedAfterLoading(_ layer: Sublayer, in view: ViewIndex) -> Bool {
    let around = outwards(from: view)
    let names: [String] =
      [layer.name, name].compactMap(\.self) + around.compactMap { id(of: $0) }
      + around.map { typeName(of: $0) }
    return names.contains(where: \.speaksOfLoading)
  }
}

extension String {
  var speaksOfLoading: Bool {
    let letters = lowercased()
    return ["skeleton", "shimmer", "placeholder", "loading"].contains { letters.contains(text: $0) }
  }
}
