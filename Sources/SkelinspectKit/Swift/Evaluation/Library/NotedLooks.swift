/// What code says of how views look without a skeleton: it is certain where it is written down.
extension CodeEvaluation {
  /// The properties that pictures show.
  static let looks = Dictionary(
    uniqueKeysWithValues: ViewKey.all.filter { $0.key.inCode == .shown }.map {
      ($0.rawValue, SaidLook.key($0))
    }
      + [("borderWidth", .borderWidth), ("borderColor", .borderColor), ("title", .title)])

  /// Types of properties whose values begin with a dot.
  static let lookTypes = looks.mapValues { look -> TypeText? in
    look == .key(.font) ? TypeText(name: "UIFont") : look.isColor ? TypeText(name: "UIColor") : nil
  }.compactMapValues(\.self)

  /// `object.look = value`, and of a view's layer and a button's label.
  func noteLook(_ look: SaidLook, of object: CodeValue, _ value: CodeValue, at site: Site) {
    let views = object.references.compactMap { reference -> Reference? in
      if look.isOfController {
        return isController(reference) ? reference.adding(.view, type: nil) : nil
      }
      if reference.steps.last == .layer {
        return [.borderWidth, .borderColor, .key(.backgroundColor)].contains(look) ? reference.owner : nil
      }
      if look == .borderWidth || look == .borderColor { return nil }
      let isOfButton = reference.steps.last == .property("titleLabel") && reference.type == nil
      return isOfButton ? reference.owner : reference
    }
    guard !views.isEmpty else { return }
    note(
      .references(views, isList: false, isCertain: object.isCertain),
      .look(look, constant(value, for: look, near: site.place.file)), at: site)
  }

  /// `navigationItem.title = value`, `navigationController?.navigationBar.prefersLargeTitles = true`, of the class
  /// itself.
  func noteBar(_ target: Index, _ value: CodeValue, at site: Site) {
    let tree = tree(site.scope)
    let name = tree.name(target)
    guard let look = Self.barLooks[name], let owner = tree.children(of: target).first else { return }
    let path = String(decoding: tree.text(owner), as: UTF8.self)
      .replacing(text: "self.", with: "").filter { $0 != "?" && $0 != "!" }
    var value = value
    switch (path, name) {
    case ("navigationItem", "title"), ("navigationController.navigationBar", "prefersLargeTitles"),
      ("navigationController.navigationBar", "barTintColor"),
      ("navigationController.navigationBar", "backgroundColor"):
      break
    case ("navigationItem", "largeTitleDisplayMode") where value.constant == .word("never"):
      value = .constant(.boolean(false))
    case ("navigationItem", "standardAppearance"),
      ("navigationController.navigationBar", "standardAppearance"):
      guard case .made(let number)? = value.references.first?.base,
        let color = objects[number]?["backgroundColor"]
      else { return }
      value = color
    default: return
    }
    noteLook(look, of: frame(site.scope).instance, value, at: site)
  }

  private static let barLooks: [String: SaidLook] = [
    "title": .barTitle, "prefersLargeTitles": .largeTitle, "largeTitleDisplayMode": .largeTitle,
    "barTintColor": .barColor, "backgroundColor": .barColor, "standardAppearance": .barColor,
  ]

  /// `button.setTitle("Save", for: .normal)`.
  func noteLook(setBy name: String, _ object: CodeValue, _ arguments: [Argument], at site: Site) {
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
    noteLook(look, of: object, value, at: site)
  }

  /// `UINavigationController(rootViewController: feed)`, `pushViewController(feed, animated: true)`.
  func noteNavigated(_ arguments: [Argument]) {
    guard let controller = arguments.first?.value, controller.isCertain else { return }
    navigated.formUnion(controller.references.compactMap(typeName))
  }

  private func constant(_ value: CodeValue, for look: SaidLook, near file: Int) -> Constant? {
    switch look {
    case _ where look.isColor:
      guard case .color(let color, let name)? = asColor(value, near: file).drawn else { return nil }
      guard let name, let own = SchemeColor.system[name]?.light.alpha else { return .text(color.hexText) }
      return .text(own == color.alpha ? name : "\(name) \((color.alpha / own).jsonText)")
    case .key(.items):
      return value.elements?.mapAll(\.text).map { .text($0.joined(separator: "\n")) }
    default: return value.constant
    }
  }

  /// A colour that may be said by its name alone.
  func asColor(_ value: CodeValue, near file: Int) -> CodeValue {
    value.word.map { staticMember($0, of: "UIColor", near: file) ?? .unknown } ?? value
  }

  /// Of UIKit's functions by the size and weight that they get, and of a text style.
  static func font(_ name: String, _ arguments: [Argument]) -> CodeValue? {
    if let size = arguments.first(where: { ["ofSize", "size"].contains($0.label) })?.value.number {
      let weight: Double? =
        switch (arguments.first { ["weight", "name"].contains($0.label) })?.value.constant {
        case .word(let word)?: FontWeight.named[word]
        case .text(let face)?: FontWeight.ofFace(face)
        default: name == "boldSystemFont" ? FontWeight.named["bold"] : nil
        }
      return .constant(.call("font", [size] + [weight].compactMap(\.self)))
    }
    guard name == "preferredFont", arguments.count == 1, case .word(let style)? = arguments[0].value.constant,
      let font = TextFont.uiKit(style)
    else { return nil }
    return .constant(.call("font", [font.size] + [font.weight].compactMap(\.self)))
  }
}
