/// A modifier as a file says it, and the view that stands in it.
struct DecodedModifier {
  var modifier: Modifier
  var content: (place: ViewPlace, value: Node)?
}

extension Document {
  /// A word, or one key with its arguments and `when` beside it.
  ///
  /// - Parameter isHelpful: whether an unknown one is compared with all that are known.
  func modifier(_ node: Node, isHelpful: Bool) throws(Diagnostic) -> DecodedModifier {
    if kind(node) != .mapping {
      try checkText(node, for: "a modifier")
      let effect = try effect(try modifierName(node, isHelpful: isHelpful), at: node, nil)
      return DecodedModifier(modifier: Modifier(effect: effect, node: node))
    }
    var errors = DiagnosticList()
    let fields = uniqueFields(node, &errors)
    try errors.throwFirst()
    let named = fields.filter { !isText($0.key, "when") }
    guard let (key, value) = named.first, named.count == 1 else {
      let help = "write one modifier a list entry: - padding: 16"
      throw .invalidValue(
        named.isEmpty
          ? "a modifier is missing here"
          : "\(named.count) modifiers in one list entry: which comes first is not said",
        at: place(named.dropFirst().first?.key ?? node), help: help)
    }
    var isActive = true
    if let when = fields.first(where: { isText($0.key, "when") }) {
      isActive = try boolean(when.value, for: "'when'")
    }
    return try modifier(key, value, isActive: isActive, isHelpful: isHelpful)
  }

  private func modifier(
    _ key: Node, _ value: Node, isActive: Bool, isHelpful: Bool
  ) throws(Diagnostic) -> DecodedModifier {
    let name = try modifierName(key, isHelpful: isHelpful)
    if let kind = Modifier.ContentPlace(rawValue: name.text),
      kind != .background || self.kind(value) == .mapping
    {
      let modifier = Modifier(effect: .content(kind), isActive: isActive, node: key)
      return DecodedModifier(modifier: modifier, content: (kind.place, value))
    }
    let effect = try effect(name, at: key, value)
    return DecodedModifier(modifier: Modifier(effect: effect, isActive: isActive, node: key))
  }

  private func modifierName(_ node: Node, isHelpful: Bool) throws(Diagnostic) -> ModifierName {
    if let known = ModifierName(node, in: self) { return known }
    let name = keyName(node)
    let meant = isHelpful ? nearMiss(of: name, among: ModifierName.all) : nil
    throw Diagnostic(
      "unknown-key", .error, "unknown modifier \(name.quoted)", at: place(node),
      help: meant.map { "did you mean '\($0)'?" }
        ?? "a modifier of the app's own is custom: \(name.shortened)"
    ).with(isHelpful ? edits(writing: onlyNearMiss(of: name, among: ModifierName.all), at: node) : [])
  }

  private static func example(of name: ModifierName) -> String {
    switch name.telling {
    case .redacted: "redacted: placeholder"
    case .opacity: "opacity: 0.5"
    case .allowsHitTesting: "allowsHitTesting: false"
    case .frame: "frame: {width: 60, height: 60}"
    case .environment: "environment: {layoutDirection: rtl}"
    case .custom: "custom: cardStyle"
    default: "\(name.text): {type: Color, color: white}"
    }
  }

  /// - Parameter value: nil for a modifier without arguments, which switches on what may be switched off.
  private func effect(
    _ name: ModifierName, at node: Node, _ value: Node?
  ) throws(Diagnostic) -> Modifier.Effect {
    guard let telling = name.telling else { return value.map { textEffect(name, $0) } ?? .other(name) }
    let what = Subject.part(name.text)
    func isOn() throws(Diagnostic) -> Bool {
      guard let value else { return true }
      return try boolean(value, for: what)
    }
    switch (telling, value) {
    case (.unredacted, _): return try isOn() ? .unredacted : .custom
    case (.privacySensitive, _): return .privacySensitive(try isOn())
    case (.invalidatableContent, _): return .invalidatableContent(try isOn())
    case (.disabled, _): return .disabled(try isOn())
    case (.hidden, _): return .hidden(try isOn())
    case (.skeleton, nil): return .skeleton(SkeletonOverlay())
    case (.shimmering, nil): return .shimmering(Shimmer())
    case (.padding, nil): return .padding(Insets(all: Modifier.standardPadding))
    case (_, nil):
      throw .invalidValue(
        "'\(name.text)' needs its arguments", at: place(node), help: "such as \(Self.example(of: name))")
    case (.redacted, let value?): return .redacted(try reasons(value))
    case (.allowsHitTesting, _): return .allowsHitTesting(try isOn())
    case (.opacity, let value?): return .opacity(try finiteNumber(value, for: what))
    case (.skeleton, let value?): return .skeleton(try skeletonOverlay(value))
    case (.shimmering, let value?): return .shimmering(try shimmer(value))
    case (.padding, let value?): return .padding(try padding(value))
    case (.frame, let value?): return .frame(try frameModifier(value))
    case (.environment, let value?): return try environment(value)
    case (.background, let value?): return .backgroundColor(try tint(value, for: what))
    case (.custom, let value?):
      try checkText(value, for: what)
      return .custom
    case (.overlay, _), (.mask, _): return .other(name)
    }
  }

  /// What changes the size of a text.
  private func textEffect(_ name: ModifierName, _ value: Node) -> Modifier.Effect {
    if name == .font, let size = font(value) { return .font(size) }
    if name == .lineLimit, let limit = number(value).flatMap(Int.init(exactly:)) { return .lineLimit(limit) }
    return .other(name)
  }

  /// Points; nil for what is not the name of a text style, nor a number.
  private func font(_ node: Node) -> Double? {
    guard let size = kind(node) == .number ? number(node) : text(node).flatMap({ TextFont.styles[$0]?.size })
    else { return nil }
    return size.isFinite && size > 0 ? size : nil
  }

  private func reasons(_ node: Node) throws(Diagnostic) -> RedactionReasons {
    let names = RedactionReasons.named.map(\.name)
    guard kind(node) == .list else {
      let word = try word(node, among: names, for: "'redacted'")
      return RedactionReasons.named.first { $0.name == word }?.reason ?? []
    }
    var reasons: RedactionReasons = []
    for element in elements(node) {
      let word = try word(resolved(element), among: names, for: "'redacted'")
      if let named = RedactionReasons.named.first(where: { $0.name == word }) { reasons.insert(named.reason) }
    }
    return reasons
  }

  private func environment(_ node: Node) throws(Diagnostic) -> Modifier.Effect {
    var record = try Record(node, ["layoutDirection", "colorScheme"], for: "'environment'", in: self)
    let isRightToLeft = record.read("layoutDirection", Document.isRightToLeft)
    let isDark = record.read("colorScheme", Document.isDark)
    try record.check()
    return .environment(isRightToLeft: isRightToLeft, isDark: isDark)
  }
}

extension Modifier {
  /// Points that a bare `padding` adds on each side.
  static let standardPadding = 16.0
}

extension Modifier.ContentPlace {
  var place: ViewPlace {
    switch self {
    case .overlay: .overlay
    case .background: .background
    case .mask: .mask
    }
  }
}

extension Insets {
  init(all: Double) { self.init(top: all, left: all, bottom: all, right: all) }
}
