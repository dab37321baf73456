/// What the initialisers of SwiftUI's views say of them.
extension SwiftUIReader {
  func fill(_ draft: inout ViewDraft, _ link: Link) {
    let arguments = link.arguments
    let place = link.node.place
    switch draft.type {
    case "Text":
      draft.set(.text, text(arguments.bare(0) ?? arguments["verbatim"]), at: place)
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
      draft.set(.color, color(link.node), at: place)
      if draft.text(.color) == nil { draft.alpha = alpha(of: link.node) }
    case "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient":
      draft.alpha = alpha(of: link.node)
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

  private func fillControl(_ draft: inout ViewDraft, _ arguments: [CallArgument], _ place: CodeNode) {
    draft.set(.systemImage, text(arguments["systemImage"]), at: place)
    guard let title = arguments.bare(0), kind(title) != .closure else { return }
    let label = text(title)
    // Without one a switch or slider has nothing that could be redacted.
    if label?.isEmpty == true, SwiftUITypes.standing.contains(draft.type) { return }
    // A title that cannot be told is one all the same.
    draft.set(.label, label ?? "…", at: place)
  }

  func alignment(_ node: ScopedNode?) -> String? {
    guard let node, kind(node) == .member else { return nil }
    return ValueShape.swiftUIAlignments.first { $0 == name(node) }
  }
}
