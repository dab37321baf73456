extension Hierarchy {
  /// `UIStackView#header`, as sentences name a view: raw text of the input, shortened and not escaped.
  func name(of view: ViewIndex) -> String {
    var name = typeName(of: view).shortened
    if let id = id(of: view) {
      name += "#"
      name += id.shortened
    }
    return name
  }
}
