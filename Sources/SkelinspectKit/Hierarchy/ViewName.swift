extension Hierarchy {
  /// `UIStackView#header`, as sentences name a view: raw text of the input, shortened and not escaped.
  func name(of view: ViewIndex) -> String {
    let type = typeName(of: view).shortened
    return id(of: view).map { "\(type)#\($0.shortened)" } ?? type
  }
}
