@testable import SkelinspectKit

/// Writes values in YAML or JSON, each part in a style of its own.
struct StyledWriting {
  typealias Value = StyledHierarchy.Value

  var random: SeededNumbers
  let isJSON: Bool
  /// Of the text as a whole.
  private let unit: Int
  private let comma: String
  private let colon: String
  private let listIndent: Int
  private var anchors = 0

  init(seed: UInt64, isJSON: Bool) {
    random = SeededNumbers(seed: seed)
    self.isJSON = isJSON
    unit = 1 + random.below(4)
    let style = random.below(3)
    comma = style == 0 && isJSON ? "," : ", "
    colon = isJSON ? [":", ": ", " : "][style] : [": ", ": ", " : "][style]
    listIndent = random.below(2) == 0 ? 0 : unit
  }

  mutating func text(_ value: Value) -> String {
    var text = ""
    if isJSON {
      text = flow(value, indent: 0, isPretty: random.below(2) == 0)
    } else {
      if random.below(4) == 0 {
        text += ["# a screen\n", "---\n", "%YAML 1.1\n---\n", "\n"][random.below(4)]
      }
      if random.below(4) > 0 {
        text += block(value, indent: 0).joined(separator: "\n")
      } else {
        text += flow(value, indent: 0, isPretty: random.below(2) == 0)
      }
    }
    if random.below(4) > 0 { text += "\n" }
    if !isJSON, random.below(8) == 0, text.hasSuffix("\n") {
      text += ["...\n", "# the end\n"][random.below(2)]
    }
    if random.below(5) == 0 { text = text.replacing("\n", with: "\r\n") }
    return text
  }
}

/// In brackets.
extension StyledWriting {
  private mutating func flow(_ value: Value, indent: Int, isPretty: Bool) -> String {
    switch value {
    case .literal(let text): return text
    case .text(let text): return scalar(text)
    case .list(let elements):
      let isBroken = isPretty && random.below(3) > 0
      let texts = elements.map { flow($0, indent: indent + unit, isPretty: isPretty) }
      return bracketed("[", texts, "]", indent, isBroken)
    case .mapping(let pairs):
      let isBroken = isPretty && random.below(5) > 0
      let texts = pairs.map { pair in
        key(pair.key) + colon + flow(pair.value, indent: indent + unit, isPretty: isPretty)
      }
      return bracketed("{", texts, "}", indent, isBroken)
    }
  }

  private mutating func bracketed(
    _ open: String, _ items: [String], _ close: String, _ indent: Int, _ isBroken: Bool
  ) -> String {
    if items.isEmpty { return open + (random.below(4) == 0 ? " " : "") + close }
    guard isBroken else {
      let blank = random.below(4) == 0 ? " " : ""
      let trailing = !isJSON && random.below(6) == 0 ? "," : ""
      return open + blank + items.joined(separator: comma) + trailing + blank + close
    }
    let tabs = isJSON && unit == 1
    let start = "\n" + String(repeating: tabs ? "\t" : " ", count: indent + unit)
    var text = open
    for (number, item) in zip(1..., items) {
      let isLast = number == items.count
      text += start + item + (isLast ? !isJSON && random.below(4) == 0 ? "," : "" : ",")
      if !isJSON, random.below(8) == 0 { text += " # note \(number)" }
    }
    return text + "\n" + String(repeating: tabs ? "\t" : " ", count: indent) + close
  }

  private mutating func scalar(_ text: String) -> String {
    if isJSON { return text.inJSON }
    let plain = ValueWriter(.yaml).text(text)
    if random.below(5) == 0, text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value < 0x7F }) {
      return ValueWriter(.yaml).text(text, instead: .singleQuoted)
    }
    return random.below(5) == 0 ? ValueWriter(.yaml).text(text, instead: .doubleQuoted) : plain
  }

  private mutating func key(_ name: String) -> String {
    isJSON || random.below(12) == 0 ? "\"\(name)\"" : name
  }
}

/// On lines of their own.
extension StyledWriting {
  private mutating func block(_ value: Value, indent: Int) -> [String] {
    switch value {
    case .literal, .text: return [flow(value, indent: indent, isPretty: false)]
    case .list(let elements) where !elements.isEmpty && random.below(6) > 0:
      return elements.flatMap { element -> [String] in
        let lines = block(element, indent: indent + 2)
        let dashed = zip(0..., lines).map { ($0 == 0 ? "- " : "  ") + $1 }
        return comments() + dashed
      }
    case .mapping(let pairs) where !pairs.isEmpty && random.below(6) > 0:
      return pairs.flatMap { pair in self.pair(pair.key, pair.value, indent: indent) }
    default:
      let text = flow(value, indent: indent, isPretty: random.below(3) == 0)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private mutating func pair(_ name: String, _ value: Value, indent: Int) -> [String] {
    let key = self.key(name)
    let lines = block(value, indent: indent + unit)
    if case .literal = value, random.below(15) == 0 { return ["? \(key)", ": \(lines[0])"] }
    if case .text(let text) = value, random.below(25) == 0, !text.isEmpty,
      text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F })
    {
      return ["\(key): |-", "  \(text)"]
    }
    let comment = random.below(10) == 0 ? " # about \(name)" : ""
    let first = lines[0]
    let isInline = lines.count == 1 || first.hasPrefix("{") || first.hasPrefix("[")
    if isInline, !isBlock(first, value) {
      let end = lines.count == 1 ? comment : ""
      return ["\(key)\(colon)\(first)\(end)"] + lines.dropFirst()
    }
    anchors += 1
    let anchor = random.below(12) == 0 ? " &a\(anchors)" : ""
    let isList = if case .list = value { true } else { false }
    let blanks = String(repeating: " ", count: isList ? listIndent : unit)
    return comments() + ["\(key):\(anchor)\(comment)"] + lines.map { $0.isEmpty ? $0 : blanks + $0 }
  }

  /// Lines of a block, though there is one only.
  private func isBlock(_ line: String, _ value: Value) -> Bool {
    switch value {
    case .literal, .text: false
    case .list, .mapping: !line.hasPrefix("[") && !line.hasPrefix("{")
    }
  }

  private mutating func comments() -> [String] {
    switch random.below(14) {
    case 0: ["# what follows"]
    case 1: [""]
    default: []
    }
  }
}
