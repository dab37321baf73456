extension HierarchyReader {
  /// A value as its key's shape has it; the keys that hold views are not read here.
  mutating func decode(
    _ node: Node, _ shape: ValueShape, for what: Subject, in document: Document
  ) throws(Diagnostic) -> StoredValue {
    switch shape {
    case .boolean: return .boolean(try document.boolean(node, for: what, warnings: &hierarchy.warnings))
    case .number: return .number(try document.finiteNumber(node, for: what))
    case .integer: return .integer(try document.integer(node, for: what))
    case .reference: return .reference(try document.reference(node))
    case .numberOr(let words):
      let number = try document.number(node, or: words, for: what)
      return number.map { .number($0) } ?? .letters
    case .integerOr(let words):
      guard try document.number(node, or: words, for: what) != nil else { return .letters }
      return .integer(try document.integer(node, for: what))
    case .size:
      let size = try document.size(node, for: what)
      return .numbers([size.width, size.height])
    case .insets:
      let insets = try document.insets(node, for: what)
      return .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .constraints: return .constraints(try document.ownConstraints(node))
    case .font:
      return .numbers(
        try document.measures(
          node, ["lineHeight", "pointSize"], weights: ["weight"], for: what,
          warnings: &hierarchy.warnings))
    case .layer:
      return .numbers(
        try document.measures(
          node, ["borderWidth", "cornerRadius"], booleans: ["masksToBounds"], colors: ["borderColor"],
          for: what,
          warnings: &hierarchy.warnings))
    default:
      try document.check(node, shape, for: what)
      return .letters
    }
  }
}

extension Document {
  /// Whether a value that is its letters has its shape.
  fileprivate func check(_ node: Node, _ shape: ValueShape, for what: Subject) throws(Diagnostic) {
    switch shape {
    case .text: try checkText(node, for: what)
    case .texts:
      _ = try list(node, of: "texts", for: what, help: "write [Day, Week]") { text throws(Diagnostic) in
        try checkText(text, for: what)
      }
    case .optionalText:
      if kind(node) != .null { try checkText(node, for: what) }
    case .className, .uiKitClass: try checkClassName(node, for: what)
    case .oneOf(let words): _ = try word(node, among: words, for: what)
    case .color: _ = try color(node, for: what)
    case .anyColor: try checkAnyColor(node, for: what)
    case .gradient: _ = try gradient(node)
    case .lintSettings: try checkLintSettings(node)
    case .tint: _ = try tint(node, for: what)
    case .skeletonLayers: _ = try skeletonLayers(node, for: what)
    case .boolean, .number, .integer, .reference, .numberOr, .integerOr, .frame, .size, .insets, .constraints,
      .font, .layer, .view, .viewOfAnyClass, .views, .modifiers, .transform, .gestures, .viewAnimations,
      .anything:
      break
    }
  }

  func checkText(_ node: Node, for what: Subject) throws(Diagnostic) {
    guard textRange(node) == nil else { return }
    let help = kind(node) == .number || kind(node) == .true || kind(node) == .false ? "put it in quotes" : nil
    throw mismatch("text for \(what)", at: node, help: help)
  }

  func checkClassName(_ node: Node, for what: Subject) throws(Diagnostic) {
    let isUnquoted = kind(node) != .number && kind(node) != .true && kind(node) != .false
    if isUnquoted, let letters = textRange(node), !letters.isEmpty {
      // A string is made only where one may begin.
      guard bytes(of: node)[letters.lowerBound] == 0xE2, let name = text(node)?.withoutCurlyQuotes else {
        return
      }
      throw .invalidValue(
        "expected a class's name for \(what), found curly quotes around one", at: place(node),
        help: "write \(name.shortened)")
    }
    throw mismatch("a class's name for \(what)", at: node, help: "such as UILabel")
  }

  /// `{ignore: {rule-id: "reason"}}`.
  private func checkLintSettings(_ node: Node) throws(Diagnostic) {
    guard kind(node) == .mapping else {
      throw mismatch("{ignore: {rule-id: \"reason\"}} for 'lint'", at: node)
    }
    var errors = DiagnosticList()
    for (key, value) in uniqueFields(node, &errors) {
      if !isText(key, "ignore") {
        errors.append(unknownKey(key, among: ["ignore"], in: "'lint'"))
      } else if kind(value) == .mapping {
        for (_, reason) in uniqueFields(value, &errors) {
          errors.attempt { () throws(Diagnostic) in try checkText(reason, for: "the reason") }
        }
      } else {
        errors.append(mismatch("{rule-id: \"reason\"} for 'ignore'", at: value))
      }
    }
    try errors.throwFirst()
  }

  /// One of some words.
  func word(_ node: Node, among allowed: [String], for what: Subject) throws(Diagnostic) -> String {
    let text = text(node)
    if let text, allowed.contains(text) { return text }
    let help = text.flatMap { nearMiss(of: $0, among: allowed) }.map { "did you mean '\($0)'?" }
    throw mismatch("\(Self.listed(allowed)) for \(what)", at: node, help: help).with(
      edits(writing: text.flatMap { onlyNearMiss(of: $0, among: allowed) }, at: node))
  }

  /// A long list is cut: what was probably meant stands in the help.
  private static func listed(_ words: [String]) -> String {
    words.count > 10 ? words.prefix(8).joined(separator: ", ") + " …" : words.listed
  }

  /// A number, or nil for one of some words.
  func number(_ node: Node, or words: [String], for what: Subject) throws(Diagnostic) -> Double? {
    if kind(node) == .number { return try finiteNumber(node, for: what) }
    if let text = text(node), words.contains(text) { return nil }
    let meant = text(node).flatMap { text in
      nearMiss(of: text, among: words) ?? words.first { text.utf8.count > 3 && $0.hasPrefix(text) }
    }
    let help = meant.map { "did you mean '\($0)'?" }
    throw mismatch(
      "\((["a number"] + words).listed) for \(what)", at: node,
      help: help ?? (text(node).flatMap { Double($0) } == nil ? nil : "remove the quotes")
    ).with(edits(writing: text(node).flatMap { onlyNearMiss(of: $0, among: words) }, at: node))
  }

  /// The same without a warning of other words.
  func boolean(_ node: Node, for what: Subject) throws(Diagnostic) -> Bool {
    var warnings: [Diagnostic] = []
    return try boolean(node, for: what, warnings: &warnings)
  }

  /// `true` or `false`; YAML 1.1's other words for them are taken with a warning.
  func boolean(
    _ node: Node, for what: Subject, warnings: inout [Diagnostic]
  ) throws(Diagnostic) -> Bool {
    switch kind(node) {
    case .true: return true
    case .false: return false
    case .plainText:
      let word = text(node)?.lowercased() ?? ""
      let isTrue = word == "yes" || word == "on"
      if isTrue || word == "no" || word == "off" {
        warnings.append(
          Diagnostic(
            "yaml-boolean", .warning,
            "\(word.quoted) is a boolean to YAML 1.1 and a text to JSON and YAML 1.2",
            at: place(node), help: "write \(isTrue)"
          ).with(edits(writing: "\(isTrue)", at: node)))
        return isTrue
      }
    default: break
    }
    let isBit = kind(node) == .number && (number(node) == 1 || number(node) == 0)
    let help =
      isBit
      ? "write \(number(node) == 1)"
      : text(node).flatMap { nearMiss(of: $0, among: ["true", "false"]) }.map { "did you mean \($0)?" }
    let isPlain = kind(node) == .plainText
    let meant =
      isBit
      ? "\(number(node) == 1)"
      : isPlain ? text(node).flatMap { onlyNearMiss(of: $0, among: ["true", "false"]) } : nil
    throw mismatch("true or false for \(what)", at: node, help: help).with(edits(writing: meant, at: node))
  }

  /// `0x` and 1 to 16 hexadecimal digits.
  func reference(_ node: Node) throws(Diagnostic) -> UInt64 {
    if let text = text(node), text.hasPrefix("0x"), (3...18).contains(text.utf8.count),
      !text.contains("+"), let reference = UInt64(text.dropFirst(2), radix: 16)
    {
      return reference
    }
    throw mismatch("a reference, 0x and up to 16 hexadecimal digits", at: node)
  }
}

extension String {
  /// What stands in quotes as word processors and chats write them; nil where none begin it.
  fileprivate var withoutCurlyQuotes: String? {
    let quotes: [Character] = ["“", "”", "„", "‘", "’", "‚"]
    guard let first, quotes.contains(first) else { return nil }
    return filter { !quotes.contains($0) }
  }
}
