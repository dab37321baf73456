/// Texts that code writes down.
extension SwiftUIReader {
  private static let maximumText = 2_000

  /// What a text is while loading; nil where that cannot be told.
  func text(_ node: ScopedNode?, _ steps: Int = 0) -> String? {
    guard let node, steps < Self.maximumSteps else { return nil }
    switch kind(node) {
    case .string: return literal(node)
    case .identifier, .member: return textNamed(node, steps)
    case .binary: return textOperator(node, steps)
    case .ternary:
      return chosen(node) { holds($0) }.flatMap { text($0, steps + 1) }
    case .call: return textCall(node, steps)
    default: return inner(of: node).flatMap { text($0, steps + 1) }
    }
  }

  /// With "…" for what is put in; nil where that is all there is.
  private func literal(_ node: ScopedNode) -> String? {
    var text = name(node)
    let isMultiline = tree(node).text(node.node).starts(with: "\"\"\"".utf8)
    if isMultiline { text = unindented(text) }
    let interpolations = children(node)
    guard !interpolations.isEmpty else { return shown(text) }
    let plain = withoutInterpolations(text)
    return plain == "…" ? nil : shown(plain)
  }

  /// A literal's letters as a screen has them: a NUL is none.
  private func shown(_ text: String) -> String {
    String(CodeEvaluation.unescaped(text).prefix(Self.maximumText).filter { $0 != "\0" })
  }

  private func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func withoutInterpolations(_ text: String) -> String {
    var (result, depth, previous) = ("", 0, Character(" "))
    for character in text {
      if depth > 0 {
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
      } else if previous == "\\", character == "(" {
        result.removeLast()
        if result.last != "…" { result.append("…") }
        depth = 1
      } else {
        result.append(character)
      }
      previous = character
    }
    return result
  }

  private func textNamed(_ node: ScopedNode, _ steps: Int) -> String? {
    if let constant = constant(node) { return text(constant, steps + 1) }
    switch ownName(node).flatMap({ find($0, node) }) {
    case .code(let value) where value.place != node.place: return text(value, steps + 1)
    case .property(let variable, let scope):
      if variable.getter == nil, isVariable(variable), isChanged(variable, scope) { return nil }
      let text = text(value(of: variable, scope), steps + 1)
      return text?.isEmpty == true && mayBeGiven(variable, scope) ? nil : text
    default: return nil
    }
  }

  /// Whether what makes the view may give it another value than the first: nobody leaves a text empty for good.
  private func mayBeGiven(_ variable: CodeVariable, _ scope: Int) -> Bool {
    guard variable.getter == nil, isVariable(variable), !scopes[scope].isMade else { return false }
    return !code.types.hasModifier(variable.place) { ["private", "fileprivate"].contains($0) }
  }

  /// The names of `x` in `Text(x ?? "")`.
  func emptyWithout(_ node: ScopedNode?) -> [String]? {
    guard let node, kind(node) == .binary, name(node) == "??", let value = child(node),
      text(children(node).last)?.isEmpty == true
    else { return nil }
    return path(value)
  }

  /// Such a text is empty where a redaction around it is there because nothing else is.
  func settleTexts(from root: ViewDraft.Number) {
    guard drafts.contains(where: { $0.emptyWithout != nil }) else { return }
    var work: [(view: ViewDraft.Number, without: [[String]])] = [(root, [])]
    while let (view, around) = work.popLast() {
      let without = around + drafts[view].modifiers.flatMap(\.without)
      if let names = drafts[view].emptyWithout, without.contains(where: { names.starts(with: $0) }) {
        drafts[view].set(.text, "", at: drafts[view].place)
      }
      work += (drafts[view].children + drafts[view].modifiers.compactMap(\.content)).map { ($0, without) }
    }
  }

  /// `post?.title ?? "Title"`: there is no post while loading.
  private func textOperator(_ node: ScopedNode, _ steps: Int) -> String? {
    let sides = children(node)
    guard sides.count == 2 else { return nil }
    switch name(node) {
    case "??":
      if let first = text(sides[0], steps + 1) { return first }
      let second = text(sides[1], steps + 1)
      // Whether it is the empty one the value says, and not its name.
      return second?.isEmpty == true && isGivenNil(sides[0]) != true ? nil : second
    case "+":
      guard let first = text(sides[0], steps + 1), let second = text(sides[1], steps + 1) else { return nil }
      return String((first + second).prefix(Self.maximumText))
    default: return nil
    }
  }

  /// The value that stands in the code or in the project's files, else the key where it may be the text itself.
  private func localized(_ key: ScopedNode?, _ value: ScopedNode?, _ steps: Int) -> String? {
    if let value { return text(value, steps + 1) }
    return text(key, steps + 1).flatMap { code.texts[$0] ?? (Self.isKey($0) ? nil : $0) }
  }

  /// Of a `Text`, whose literals are keys.
  func shownText(_ node: ScopedNode?) -> String? {
    guard let node, kind(node) == .string, let text = text(node) else { return text(node) }
    return code.texts[text] ?? (Self.isKey(text) ? nil : text)
  }

  /// `screen.title`, `screen_title`: what stands for it is in another file.
  private static func isKey(_ text: String) -> Bool {
    text.contains { $0 == "." || $0 == "_" } && !text.hasSuffix(".")
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" || $0 == "-" }
  }

  private func textCall(_ node: ScopedNode, _ steps: Int) -> String? {
    guard let callee = child(node) else { return nil }
    let arguments = self.arguments(of: node)
    switch name(callee) {
    case "AttributedString", "Text": return text(arguments.bare(0), steps + 1)
    case "NSLocalizedString", "LocalizedStringKey", "LocalizedStringResource":
      return localized(arguments.bare(0), arguments["value"] ?? arguments["defaultValue"], steps)
    case "String":
      if let key = arguments["localized"] { return localized(key, arguments["defaultValue"], steps) }
      guard let piece = text(arguments["repeating"], steps + 1), let count = number(arguments["count"]),
        count >= 0, count * Double(piece.count) <= Double(Self.maximumText)
      else { return nil }
      return String(repeating: piece, count: Int(count))
    default: return nil
    }
  }
}
