extension Document {
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
