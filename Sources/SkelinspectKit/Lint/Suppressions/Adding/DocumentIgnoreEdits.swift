/// Suppressions that are written into YAML and JSON.
extension Hierarchy {
  /// The edits that hide findings of rules at a view: in a comment above it, or under its `lint` key where a comment
  /// would speak of other views too.
  ///
  /// - Parameter lines: of this hierarchy's own file.
  /// - Returns: nil where neither can be written.
  func edits(
    ignoring rules: [String], at view: ViewIndex, reason: String?, _ lines: inout IgnoringLines
  ) -> FileEdits? {
    guard let document = tree(of: view).document, document.format != .log, !isElsewhere(view) else {
      return nil
    }
    lines.read(self, document)
    var ignoring = IgnoreEdits(hierarchy: self, document: document, view: view, lines: lines)
    defer { lines = ignoring.lines }
    return ignoring.edits(rules, IgnoreReason.oneLine(reason)).flatMap { FileEdits($0, of: document.source) }
  }
}

extension Hierarchy {
  /// A comment above the line of what is about no view.
  func commentEdits(_ directive: IgnoreDirective, above place: Place) -> FileEdits? {
    guard let document = tree(ofFile: 0).document, document.format == .yaml,
      document.source.isSame(as: place.file)
    else { return nil }
    let trivia = TextTrivia(document)
    let start = SourceLines(document.source).start(of: place.range.lowerBound)
    let text = trivia.indentation(ofLineOf: place.range.lowerBound) + "# " + directive.text
    return FileEdits([.insert(text + trivia.lineBreak(near: start), at: start)], of: document.source)
  }
}

/// What a reason may hold without meaning anything.
enum IgnoreReason {
  /// In one line, without what begins another comment; nil where nothing is left.
  static func oneLine(_ reason: String?) -> String? {
    guard let reason else { return nil }
    let scalars = reason.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: " " as Unicode.Scalar
      default: scalar
      }
    }
    var line = ""
    line.unicodeScalars.append(contentsOf: scalars)
    if line.lowercased().contains(text: "skelinspect:") { line = line.replacing(text: "#", with: "") }
    let words = line.split(separator: " ")
    // The dash before a reason takes all that follow it.
    let first = words.firstIndex { !$0.allSatisfy("-–—".contains) } ?? words.count
    let text = words[first...].joined(separator: " ")
    return text.isEmpty ? nil : String(text.drop(while: "-–—".contains))
  }
}

private struct IgnoreEdits {
  let hierarchy: Hierarchy
  let document: Document
  let view: ViewIndex
  private(set) var lines: IgnoringLines

  private var source: SourceText { document.source }
  private var node: Node { hierarchy.views[view].node }

  mutating func edits(_ rules: [String], _ reason: String?) -> [TextEdit]? {
    var rules = rules
    let hidden = rulesOfKey
    rules.removeAll { hidden.contains($0) }
    guard hasLineOfItsOwn else { return rules.isEmpty ? [] : keyEdits(rules, reason) }
    guard let comment = lines.comment(on: lineStart) else {
      return rules.isEmpty ? [] : [newComment(rules, reason)]
    }
    let known = comment.words.map(\.text)
    rules.removeAll { known.contains($0) }
    let end = (comment.words.last ?? comment.name).range.upperBound
    let words = (comment.words.isEmpty ? " " : ", ") + rules.joined(separator: ", ")
    return rules.isEmpty ? [] : [.insert(words, at: end)]
  }
}

/// Comments.
extension IgnoreEdits {
  /// Where the view's line begins.
  private var lineStart: Int { SourceLines(source).start(of: document.range(node).lowerBound) }

  /// Nothing but dashes stands before the view on its line, and no other view begins there.
  private var hasLineOfItsOwn: Bool {
    guard document.format == .yaml, lines.isAlone(node) else { return false }
    let before = source.bytes(lineStart..<document.range(node).lowerBound)
    return !before.starts(with: "--".utf8) && before.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
  }

  private func newComment(_ rules: [String], _ reason: String?) -> TextEdit {
    let trivia = TextTrivia(document)
    let start = trivia.indentation(ofLineOf: document.range(node).lowerBound)
    let words = "# skelinspect:ignore " + rules.joined(separator: ", ") + (reason.map { " -- \($0)" } ?? "")
    return .insert(start + words + trivia.lineBreak(near: lineStart), at: lineStart)
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
