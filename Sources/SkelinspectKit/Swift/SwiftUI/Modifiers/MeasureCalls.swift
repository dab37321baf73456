/// `padding` and `frame`.
extension SwiftUIReader {
  func addPadding(_ link: Link, to view: ViewDraft.Number) {
    guard let insets = insets(link.arguments) else { return addOther(link, to: view) }
    add(.padding(insets), link, to: view)
  }

  func addFrame(_ link: Link, to view: ViewDraft.Number) {
    let isKnown = link.arguments.allSatisfy { isLength($0) }
    add(.frame(frame(link.arguments)), isActive: isKnown ? true : nil, link, to: view)
  }

  /// Whether an argument of `frame` is a number that can be told, or none.
  private func isLength(_ argument: CallArgument) -> Bool {
    argument.label == "alignment" || kind(argument.value) == .nilLiteral || number(argument.value) != nil
  }

  private func frame(_ arguments: [CallArgument]) -> FrameModifier {
    FrameModifier(
      width: number(arguments["width"]), height: number(arguments["height"]),
      minWidth: number(arguments["minWidth"]), minHeight: number(arguments["minHeight"]),
      maxWidth: number(arguments["maxWidth"]), maxHeight: number(arguments["maxHeight"]),
      alignment: alignment(arguments["alignment"]))
  }

  func alignment(_ node: ScopedNode?) -> String? {
    guard let node, kind(node) == .member else { return nil }
    return ValueShape.swiftUIAlignments.first { $0 == name(node) }
  }

  /// Nil where a number cannot be told.
  private func insets(_ arguments: [CallArgument]) -> Insets? {
    guard let first = arguments.bare(0) else { return Insets(all: Modifier.standardPadding) }
    if kind(first) == .call, let callee = child(first), name(callee) == "EdgeInsets" || name(callee) == "init"
    {
      let edges = self.arguments(of: first)
      return Insets(
        top: number(edges["top"]) ?? 0, left: number(edges["leading"]) ?? 0,
        bottom: number(edges["bottom"]) ?? 0, right: number(edges["trailing"]) ?? 0)
    }
    guard let edges = edges(first) else { return number(first).map { Insets(all: $0) } }
    guard let points = arguments.bare(1) == nil ? Modifier.standardPadding : number(arguments.bare(1)) else {
      return nil
    }
    func side(_ names: String...) -> Double { edges.contains(where: names.contains) ? points : 0 }
    return Insets(
      top: side("top", "vertical", "all"), left: side("leading", "horizontal", "all"),
      bottom: side("bottom", "vertical", "all"), right: side("trailing", "horizontal", "all"))
  }

  private static let edgeNames: Set = [
    "top", "leading", "bottom", "trailing", "horizontal", "vertical", "all",
  ]

  /// `.horizontal`, `[.top, .leading]`; nil for what is not an edge.
  private func edges(_ node: ScopedNode) -> [String]? {
    let parts = kind(node) == .array ? children(node) : [node]
    return parts.mapAll {
      kind($0) == .member && Self.edgeNames.contains(name($0)) && isEdge($0) ? name($0) : nil
    }
  }

  private func isEdge(_ node: ScopedNode) -> Bool {
    guard let base = child(node) else { return true }
    return isBare(base, "Edge") || kind(base) == .member && name(base) == "Set"
  }
}
