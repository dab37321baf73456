extension ValueShape {
  /// Kinds of values, and words that stand for themselves.
  var words: [String] {
    switch self {
    case .optionalText: ["text", "null"]
    case .className: ["class"]
    case .uiKitClass: ["class of UIKit"]
    case .reference: ["address"]
    case .oneOf(let words): words
    case .numberOr(let words): ["number"] + words
    case .integerOr(let words): ["integer"] + words
    case .color, .anyColor, .tint: ["colour"]
    case .boolean, .number, .integer, .text, .frame, .size, .insets, .constraints, .layer, .font, .gradient,
      .view, .transform, .anything:
      ["\(self)"]
    case .viewOfAnyClass: ["view"]
    case .views: ["list of views"]
    case .modifiers: ["list of modifiers"]
    case .gestures, .texts: ["list of texts"]
    case .viewAnimations: ["list of animations"]
    case .skeletonLayers: ["list of layers"]
    case .lintSettings: ["mapping"]
    }
  }
}

extension OrderedJSON {
  /// The same of the few forms of schema that keys beside views have.
  var valueWords: [String] {
    if let reference { return [Self.kinds[reference] ?? "mapping"] }
    if case .list(let forms, _) = self["anyOf"] { return forms.flatMap(\.valueWords) }
    if case .list(let words, _) = self["enum"] { return words.map(\.plainText) }
    if let word = self["const"] { return [word.plainText] }
    if case .text("array") = self["type"] {
      let kind = self["items"]?.valueWords.first ?? "text"
      return ["list of \(["view", "call"].contains(kind) ? kind : "text")s"]
    }
    if case .text(let type) = self["type"] { return [type == "object" ? "mapping" : type] }
    return ["text"]
  }

  private static let kinds = [
    "color": "colour", "anyColor": "colour", "gradient": "gradient", "view": "view", "viewOfAnyClass": "view",
    "call": "call",
  ]

  /// The name of what a schema refers to.
  var reference: String? {
    guard case .text(let address) = self["$ref"] else { return nil }
    return address.split(separator: "/").last.map(String.init)
  }

  /// An object's value under a key.
  subscript(key: String) -> OrderedJSON? { fields.first { $0.key == key }?.value }
}

extension DescribedKey {
  /// What a value can be, in the room that a table has.
  func valueText(upTo limit: Int) -> String {
    let all = values.listed
    let kind = values.first { ["number", "integer"].contains($0) }
    let count = values.count - (kind == nil ? 0 : 1)
    guard all.count > limit, count > 1 else { return all }
    return (kind.map { "\($0) or " } ?? "") + "one of \(count) words"
  }
}
