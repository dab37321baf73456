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

  /// The same, escaped and in colours.
  func paintedName(of view: ViewIndex, _ paint: Paint) -> String {
    let id = id(of: view).map { paint.cyan("#\($0.shortened.escapedForTerminal)") } ?? ""
    return paint.bold(typeName(of: view).shortened.escapedForTerminal) + id
  }

  /// The same as a step of a path: whole, in quotes where selectors need them.
  func stepName(of view: ViewIndex) -> String {
    let type = ViewPaths.quotedIfNeeded(typeName(of: view))
    return id(of: view).map { "\(type)#\(ViewPaths.quotedIfNeeded($0))" } ?? type
  }
}
