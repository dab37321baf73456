/// Which arguments of an initialiser are views that stand in the one it makes.
extension SwiftUIReader {
  func contents(of type: String, _ link: Link, isKnown: Bool) -> [ViewDraft.Number] {
    if Self.leaves.contains(type) { return [] }
    var views: [ViewDraft.Number] = []
    if Self.titled.contains(type), let title = link.arguments.bare(0), kind(title) != .closure {
      views += titleView(title, at: link)
    }
    // Several closures in one call: those without a label begin with what comes first in a signature.
    let takesBare = takesBareClosure(type, link.arguments)
    for argument in link.arguments {
      if kind(argument.value) == .closure {
        guard argument.label.map({ Self.viewLabels.contains($0) }) ?? takesBare,
          isKnown || !isAction(argument.value)
        else { continue }
        views += self.views(in: argument.value)
      } else if let label = argument.label, Self.viewLabels.contains(label), isView(argument.value) {
        views += view(argument.value)
      } else if argument.label == nil, type == "AnyView" {
        views += view(argument.value)
      }
    }
    return views
  }

  /// None of a closure's statements can be a view: `Tracker.shared.log(next)`, an assignment.
  private func isAction(_ closure: ScopedNode) -> Bool {
    let statements = children(closure).filter { kind($0) != .parameter }
    return !statements.isEmpty
      && statements.allSatisfy { statement in
        switch kind(statement) {
        case .assignment, .variable, .loop, .deferStatement, .doStatement: return true
        case .call:
          var (base, last) = (statement, statement)
          while kind(base) == .call || kind(base) == .member, let next = child(base) {
            (base, last) = (next, base)
          }
          // A type that nothing is made of, or an object.
          guard kind(base) == .identifier, kind(last) == .member else { return false }
          return self.name(base) != "SwiftUI" && self.name(base) != "Color"
            && ModifierName(self.name(last)) == nil
        default: return false
        }
      }
  }

  private func titleView(_ title: ScopedNode, at link: Link) -> [ViewDraft.Number] {
    let isText = kind(title) == .string
    guard isText || kind(title) == .identifier || kind(title) == .member else { return [] }
    // Data, by its `id`.
    if !isText, link.arguments.bare(1) == nil, link.arguments["id"] != nil { return [] }
    var draft = ViewDraft("Text", .text, title.place)
    draft.set(.text, text(title), at: title.place)
    return [add(draft)]
  }

  /// Whether a closure without a label is the view's content or label, and not an action or another screen.
  private func takesBareClosure(_ type: String, _ arguments: [CallArgument]) -> Bool {
    let hasTitle = arguments.bare(0).map { kind($0) != .closure } ?? false
    let hasLabel = arguments["label"] != nil
    switch type {
    case "Button": return arguments["action"] != nil && !hasLabel || arguments["intent"] != nil
    case "NavigationLink":
      return !hasLabel && !hasTitle && ["destination", "value", "tag"].contains { arguments[$0] != nil }
    case "Menu", "Picker": return false
    case "Stepper": return !hasTitle
    default: return true
    }
  }

  /// An argument of that name that is not the view's text.
  private func isView(_ value: ScopedNode) -> Bool {
    switch kind(value) {
    case .call, .identifier, .member, .ternary: true
    default: false
    }
  }

  /// What stands in these is drawn by them, or comes from elsewhere.
  private static let leaves: Set<String> = [
    "Text", "Image", "TextField", "SecureField", "TextEditor", "Spacer", "Divider", "Map", "Canvas", "Path",
    "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "LinearGradient",
    "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "UnevenRoundedRectangle",
  ]

  /// Their first argument is a text beside what they hold.
  private static let titled: Set<String> = ["Section", "GroupBox", "LabeledContent"]

  private static let viewLabels: Set<String> = [
    "content", "label", "header", "footer", "title", "icon", "placeholder", "detail", "sidebar",
    "description", "actions", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "leading",
    "trailing", "view", "background", "overlay",
  ]
}
