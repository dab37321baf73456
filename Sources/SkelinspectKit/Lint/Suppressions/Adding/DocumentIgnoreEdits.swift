/// Suppressions that are written into YAML and JSON.
extension Hierarchy {
  /// The edits that hide findings of rules at a view: in a comment above it, or under its `lint` key where a comment
  /// would speak of other views too.
  ///
  /// - Parameter lines: of this hierarchy's own file.
  /// - Returns: nil where neither can be written.
  func edits(
    _ directive: IgnoreDirective, at view: ViewIndex, _ lines: inout IgnoringLines
  ) -> FileEdits? {
    guard let document = tree(of: view).document, document.format != .log, !isElsewhere(view) else {
      return nil
    }
    lines.read(self, document)
    var ignoring = IgnoreEdits(hierarchy: self, document: document, view: view, lines: lines)
    defer { lines = ignoring.lines }
    return ignoring.edits(directive).flatMap { FileEdits($0, of: document.source) }
  }
}

extension Hierarchy {
  /// A comment above the line of what is about no view.
  func commentEdits(_ directive: IgnoreDirective, above place: Place) -> FileEdits? {
    guard let document = tree(ofFile: 0).document, document.format == .yaml,
      document.source.isSame(as: place.file)
    else { return nil }
    return FileEdits([document.comment(directive, above: place.range.lowerBound)], of: document.source)
  }
}

extension Document {
  fileprivate func comment(_ directive: IgnoreDirective, above place: Int) -> TextEdit {
    let trivia = TextTrivia(self)
    let start = trivia.lines.start(of: place)
    let text = trivia.indentation(ofLineOf: place) + "# " + directive.text
    return .insert(text + trivia.lineBreak(near: start), at: start)
  }
}

private struct IgnoreEdits {
  let hierarchy: Hierarchy
  let document: Document
  let view: ViewIndex
  private(set) var lines: IgnoringLines

  private var source: SourceText { document.source }
  private var node: Node { hierarchy.views[view].node }

  mutating func edits(_ directive: IgnoreDirective) -> [TextEdit]? {
    let comment = hasLineOfItsOwn ? lines.comments[lineStart] : nil
    let known = rulesOfKey.union((comment?.words ?? []).map(\.text))
    guard let directive = directive.leavingOut(known) else { return [] }
    guard hasLineOfItsOwn else { return keyEdits(directive.rules, directive.reason) }
    guard let comment else { return [document.comment(directive, above: document.range(node).lowerBound)] }
    let end = (comment.words.last ?? comment.name).range.upperBound
    return [.insert((comment.words.isEmpty ? " " : ", ") + directive.list, at: end)]
  }
}

/// Comments.
extension IgnoreEdits {
  /// Where the view's line begins.
  private var lineStart: Int { SourceLines(source).start(of: document.range(node).lowerBound) }

  /// Nothing but dashes stands before the view on its line, and no other view begins there.
  private var hasLineOfItsOwn: Bool {
    guard document.format == .yaml, !lines.crowded.contains(node) else { return false }
    let before = source.bytes(lineStart..<document.range(node).lowerBound)
    return !before.starts(with: "--".utf8) && before.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
  }
}

/// The `lint` key.
extension IgnoreEdits {
  /// What the view's key hides already.
  private var rulesOfKey: Set<String> {
    guard let lint = hierarchy.node(of: .lint, in: view) else { return [] }
    var reader = SuppressionReader()
    return Set(reader.readKey(lint, of: document).map(\.rule))
  }

  private mutating func keyEdits(_ rules: [String], _ reason: String?) -> [TextEdit]? {
    guard let editor = lines.editor(of: document) else { return nil }
    let isSaid = hierarchy.node(of: .lint, in: view) != nil
    guard let lint = document.ownValue(ViewKey.lint.rawValue, of: node) else {
      // One that a merge key brings in would be hidden.
      guard !isSaid else { return nil }
      let ignore = written([("ignore", written(reasons(rules, reason, editor), editor))], editor)
      return editor.edits(
        [.set(ViewKey.lint.rawValue, .written(ignore))], of: node, ViewMappingPlan.keyOrder)
    }
    let order = KeyOrder(leading: document.keyNames(of: lint), last: [])
    guard document.kind(lint) == .mapping else { return nil }
    guard let ignore = document.ownValue("ignore", of: lint) else {
      let ignore = written(reasons(rules, reason, editor), editor)
      return editor.edits([.set("ignore", .written(ignore))], of: lint, order)
    }
    guard document.kind(ignore) == .mapping else { return nil }
    let last = KeyOrder(leading: document.keyNames(of: ignore), last: [])
    return editor.edits(rules.map { .set($0, .text(reason ?? "")) }, of: ignore, last)
  }

  private func reasons(
    _ rules: [String], _ reason: String?, _ editor: DocumentEditor
  ) -> [(String, String)] {
    rules.map { ($0, editor.writer.text(reason ?? "")) }
  }

  /// A mapping in one line.
  private func written(_ pairs: [(String, String)], _ editor: DocumentEditor) -> String {
    "{" + pairs.map { "\(editor.writer.text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }
}
