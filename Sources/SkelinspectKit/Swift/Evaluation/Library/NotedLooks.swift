/// What code says of how views look without a skeleton: it is certain where it is written down.
extension CodeEvaluation {
  /// The properties that pictures show.
  static let looks = Dictionary(
    uniqueKeysWithValues: ViewKey.all.filter { $0.key.inCode == .shown }.map {
      ($0.rawValue, SaidLook.key($0))
    }
      + [("borderWidth", .borderWidth), ("borderColor", .borderColor), ("title", .title)])

  /// Types of properties whose values begin with a dot.
  static let lookTypes = [
    "backgroundColor": "UIColor", "textColor": "UIColor", "borderColor": "UIColor", "font": "UIFont",
  ].mapValues { TypeText(name: $0) }

  /// `object.look = value`, and of a view's layer and a button's label.
  func noteLook(
    _ look: SaidLook, of object: CodeValue, _ value: CodeValue, at place: CodeNode, _ scope: Int
  ) {
    let views = object.references.compactMap { reference -> Reference? in
      let owner = Reference(reference.base, Array(reference.steps.dropLast()))
      if look == .title || look == .barTitle {
        return isController(reference) ? reference.adding(.view, type: nil) : nil
      }
      if reference.steps.last == .layer {
        return [.borderWidth, .borderColor, .key(.backgroundColor)].contains(look) ? owner : nil
      }
      if look == .borderWidth || look == .borderColor { return nil }
      let isOfButton = reference.steps.last == .property("titleLabel") && reference.type == nil
      return isOfButton ? owner : reference
    }
    guard !views.isEmpty else { return }
    note(
      .references(views, isList: false, isCertain: object.isCertain),
      .look(look, constant(value, for: look, near: place.file)), at: place, scope)
  }

  /// `navigationItem.title = value`, of the class itself.
  func noteBarTitle(_ target: SwiftTree.Index, _ value: CodeValue, at place: CodeNode, _ scope: Int) {
    let tree = tree(scope)
    guard tree.name(target) == "title", let item = tree.children(of: target).first(where: { _ in true }),
      tree.name(item) == "navigationItem", tree.children(of: item).allSatisfy({ tree.name($0) == "self" })
    else { return }
    noteLook(.barTitle, of: frame(scope).instance, value, at: place, scope)
  }

  /// `button.setTitle("Save", for: .normal)`.
  func noteLook(
    setBy name: String, _ object: CodeValue, _ arguments: [Argument], at place: CodeNode, _ scope: Int
  ) {
    guard arguments.count == 2, arguments[1].label == "for",
      arguments[1].value.constant == .word("normal") || arguments[1].value.elements?.isEmpty == true
    else { return }
    var value = arguments[0].value
    let look: SaidLook
    switch name {
    case "setTitle": look = .key(.title)
    case "setTitleColor": look = .key(.textColor)
    default:
      look = .key(.image)
      value = value.isMade && value.isCertain ? .constant(.text("image")) : .unknown
    }
    noteLook(look, of: object, value, at: place, scope)
  }

  /// `UISegmentedControl(items: ["Day", "Week"])`.
  func noteItems(
    _ arguments: [Argument], of type: String, _ reference: Reference, _ place: CodeNode, _ scope: Int
  ) {
    guard type == "UISegmentedControl", let items = arguments.first, items.label == "items" else { return }
    noteLook(.key(.items), of: .reference(reference), items.value, at: place, scope)
  }

  /// `UINavigationController(rootViewController: feed)`, `pushViewController(feed, animated: true)`.
  func noteNavigated(_ arguments: [Argument]) {
    guard let controller = arguments.first?.value, controller.isCertain else { return }
    navigated.formUnion(controller.references.compactMap(typeName))
  }

  private func constant(_ value: CodeValue, for look: SaidLook, near file: Int) -> Constant? {
    switch look {
    case .key(.backgroundColor), .key(.textColor), .borderColor:
      var value = value
      if case .word(let name)? = value.constant {
        value = staticMember(name, of: "UIColor", near: file) ?? .unknown
      }
      guard case .color(let color, let name)? = value.drawn else { return nil }
      guard let name, let own = SchemeColor.system[name]?.light.alpha else { return .text(color.hexText) }
      return .text(own == color.alpha ? name : "\(name) \((color.alpha / own).jsonText)")
    case .key(.items):
      let texts = value.elements?.map {
        if case .text(let text)? = $0.constant { text } else { nil as String? }
      }
      guard let texts, !texts.contains(nil) else { return nil }
      return .text(texts.compactMap(\.self).joined(separator: "\n"))
    default: return value.constant
    }
  }

  /// Of UIKit's functions by the size that they get, and of a text style.
  static func font(_ name: String, _ arguments: [Argument]) -> CodeValue? {
    if let size = arguments.first(where: { ["ofSize", "size"].contains($0.label) })?.value.number {
      return .constant(.call("font", [size]))
    }
    guard name == "preferredFont", arguments.count == 1, case .word(let style)? = arguments[0].value.constant,
      let size = TextFont.styles[style == "title1" ? "title" : style == "caption1" ? "caption" : style]?.size
    else { return nil }
    return .constant(.call("font", [size]))
  }
}
