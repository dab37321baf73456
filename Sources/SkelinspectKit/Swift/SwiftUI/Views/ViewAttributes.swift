/// What the initialisers of SwiftUI's views say of them.
extension SwiftUIReader {
  func fill(_ draft: inout ViewDraft, _ link: Link) {
    let arguments = link.arguments
    let place = link.node.place
    switch draft.type {
    case "Text":
      let content = arguments.bare(0) ?? arguments["verbatim"]
      draft.set(.text, arguments.bare(0) == nil ? text(content) : shownText(content), at: place)
      if draft.values.isEmpty { draft.emptyWithout = emptyWithout(content) }
    case "Label", "Link", "TextField", "SecureField":
      let title = text(arguments.bare(0))
      // A field without a title shows what it is bound to.
      let isOpen = title?.isEmpty == true && SwiftUITypes.standing.contains(draft.type)
      draft.set(.text, isOpen ? nil : title, at: place)
      draft.set(.systemImage, text(arguments["systemImage"]), at: place)
      draft.set(.image, text(arguments["image"]), at: place)
    case "Image":
      draft.set(.image, text(arguments.bare(0)), at: place)
      draft.set(.systemImage, text(arguments["systemName"]), at: place)
    case "Color":
      setColor(of: &draft, link.node)
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient":
      draft.said.alpha = alpha(of: link.node)
    case "ForEach", "OutlineGroup":
      draft.said.repetition = .some((arguments.bare(0) ?? arguments["0"]).flatMap { count(of: $0) })
    case "List":
      guard let data = arguments.bare(0), kind(data) != .closure else { break }
      draft.said.repetition = .some(arguments["children"] == nil ? count(of: data) : nil)
    case "RoundedRectangle", "UnevenRoundedRectangle":
      draft.set(.cornerRadius, number(arguments["cornerRadius"]), at: place)
    case "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Grid", "LazyVGrid", "LazyHGrid":
      draft.set(.alignment, alignment(arguments["alignment"]), at: place)
      draft.set(.spacing, number(arguments["spacing"] ?? arguments["verticalSpacing"]), at: place)
    default:
      if draft.kind == .control || draft.type == "ProgressView" || draft.type == "Gauge" {
        fillControl(&draft, arguments, place)
      }
    }
  }

  /// Of a `Color`: which one it is, or else how opaque.
  func setColor(of draft: inout ViewDraft, _ node: ScopedNode) {
    let color = color(node)
    draft.set(.color, color, at: node.place)
    if color == nil { draft.said.alpha = alpha(of: node) }
  }

  private func fillControl(_ draft: inout ViewDraft, _ arguments: [CallArgument], _ place: CodeNode) {
    draft.set(.systemImage, text(arguments["systemImage"]), at: place)
    guard let title = arguments.bare(0), kind(title) != .closure else {
      // The system's own label, in the system's language.
      let isBare = draft.type == "ShareLink" && !arguments.contains { kind($0.value) == .closure }
      return draft.set(.label, isBare ? "Share…" : nil, at: place)
    }
    let label = text(title)
    // Without one a switch or slider has nothing that could be redacted.
    if label?.isEmpty == true, SwiftUITypes.standing.contains(draft.type) { return }
    // A title that cannot be told is one all the same.
    draft.set(.label, label ?? "…", at: place)
  }

  /// How many elements a range or a literal list has.
  private func count(of node: ScopedNode, _ steps: Int = 0) -> Int? {
    guard steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .array: return children(node).count
    case .identifier, .member:
      if let constant = constant(node) { return count(of: constant, steps + 1) }
      if let name = ownName(node), case .property(let variable, let scope)? = find(name, node),
        variable.getter == nil,
        hasAttribute(variable) || isVariable(variable) && isChanged(variable, scope)
      {
        return nil
      }
      return meaning(of: node).flatMap { count(of: $0, steps + 1) }
    case .tuple: return children(node).count == 1 ? count(of: children(node)[0], steps + 1) : nil
    case .call where Self.sameCount.contains(calledName(node)):
      if arguments(of: node)["repeating"] != nil {
        return number(arguments(of: node)["count"]).flatMap(Int.init(exactly:)).flatMap { $0 < 0 ? nil : $0 }
      }
      return (arguments(of: node).bare(0) ?? child(node).flatMap { child($0) }).flatMap {
        count(of: $0, steps + 1)
      }
    case .binary:
      let ends = children(node).compactMap { number($0) }
      guard ends.count == 2, ends.allSatisfy({ abs($0) < 1e9 }), ends[0] <= ends[1] else { return nil }
      let length = Int(ends[1]) - Int(ends[0])
      return name(node) == "..<" ? length : name(node) == "..." ? length + 1 : nil
    default: return nil
    }
  }

  /// What they give has as many elements as what they get.
  private static let sameCount: Set = ["Array", "enumerated", "indices", "map", "reversed", "shuffled"]
}
