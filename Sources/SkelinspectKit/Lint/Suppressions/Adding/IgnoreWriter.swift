/// Writes what hides findings into the file of a hierarchy; what it has to know of that is found once for all of them.
struct IgnoreWriter {
  private let hierarchy: Hierarchy
  /// YAML or JSON.
  private let document: Document?
  private lazy var editor = document.flatMap(DocumentEditor.init)
  /// Views on whose lines other views begin.
  private let crowded: Set<Node>
  /// Comments that hide findings already, by where the lines begin that they speak of.
  private let comments: [Int: SuppressionComment]

  init(_ hierarchy: Hierarchy) {
    let document = hierarchy.tree(ofFile: 0).document.flatMap { $0.format == .log ? nil : $0 }
    (self.hierarchy, self.document) = (hierarchy, document)
    let yaml = document.flatMap { $0.format == .yaml ? $0 : nil }
    crowded = yaml.map(hierarchy.crowdedViews) ?? []
    comments = yaml?.ignoringComments ?? [:]
  }

  /// A comment above the view or its `lint` key, its notes in Interface Builder, a comment above a line of Swift.
  ///
  /// - Parameters:
  ///   - view: nil for what is about no view.
  ///   - place: of the finding, which may be in Swift code that is about the view.
  /// - Returns: nil where nothing can speak of it alone.
  mutating func edits(_ directive: IgnoreDirective, of view: ViewIndex?, at place: Place) -> FileEdits? {
    if place.isInCode { return SwiftStatements.ignoreEdits(directive, at: place) }
    guard let view else {
      guard let document, document.format == .yaml, document.source.isSame(as: place.file) else { return nil }
      return FileEdits([document.comment(directive, above: place.range.lowerBound)], of: document.source)
    }
    // Notes of other files are theirs to read.
    if hierarchy.isElsewhere(view) { return nil }
    if let edits = hierarchy.notesEdits(directive, of: view) { return edits }
    guard let document else { return nil }
    return edits(directive, at: view, in: document).flatMap { FileEdits($0, of: document.source) }
  }

  /// A comment, or the key where a comment would speak of other views too.
  private mutating func edits(
    _ directive: IgnoreDirective, at view: ViewIndex, in document: Document
  ) -> [TextEdit]? {
    let start = document.range(hierarchy.views[view].node).lowerBound
    let line = SourceLines(document.source).start(of: start)
    let mayHaveComment = hasLineOfItsOwn(view, line..<start, in: document)
    let comment = mayHaveComment ? comments[line] : nil
    let known = rulesOfKey(of: view, in: document).union((comment?.words ?? []).map(\.text))
    guard let directive = directive.leavingOut(known) else { return [] }
    guard mayHaveComment else { return keyEdits(directive.rules, directive.reason, of: view, in: document) }
    guard let comment else { return [document.comment(directive, above: start)] }
    let end = (comment.words.last ?? comment.name).range.upperBound
    return [.insert((comment.words.isEmpty ? " " : ", ") + directive.list, at: end)]
  }

  /// Nothing but dashes stands before the view on its line, and no other view begins there.
  private func hasLineOfItsOwn(_ view: ViewIndex, _ before: Range<Int>, in document: Document) -> Bool {
    guard document.format == .yaml, !crowded.contains(hierarchy.views[view].node) else { return false }
    let before = document.source.bytes(before)
    return !before.starts(with: "--".utf8) && before.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "-") }
  }
}

/// The `lint` key.
extension IgnoreWriter {
  /// What the view's key hides already.
  private func rulesOfKey(of view: ViewIndex, in document: Document) -> Set<String> {
    guard let lint = hierarchy.node(of: .lint, in: view) else { return [] }
    var reader = SuppressionReader()
    return Set(reader.readKey(lint, of: document).map(\.rule))
  }

  private mutating func keyEdits(
    _ rules: [String], _ reason: String?, of view: ViewIndex, in document: Document
  ) -> [TextEdit]? {
    guard let editor else { return nil }
    let node = hierarchy.views[view].node
    let reasons = editor.writer.mapping(rules.map { ($0, editor.writer.text(reason ?? "")) })
    guard let lint = document.ownValue(ViewKey.lint.rawValue, of: node) else {
      // One that a merge key brings in would be hidden.
      guard hierarchy.node(of: .lint, in: view) == nil else { return nil }
      let ignore = editor.writer.mapping([("ignore", reasons)])
      return editor.edits(
        [.set(ViewKey.lint.rawValue, .written(ignore))], of: node, ViewMappingPlan.keyOrder)
    }
    guard document.kind(lint) == .mapping else { return nil }
    guard let ignore = document.ownValue("ignore", of: lint) else {
      let order = KeyOrder(leading: document.keyNames(of: lint), last: [])
      return editor.edits([.set("ignore", .written(reasons))], of: lint, order)
    }
    guard document.kind(ignore) == .mapping else { return nil }
    let last = KeyOrder(leading: document.keyNames(of: ignore), last: [])
    return editor.edits(rules.map { .set($0, .text(reason ?? "")) }, of: ignore, last)
  }
}

extension ValueWriter {
  /// In one line, of values as they are to stand in the text.
  fileprivate func mapping(_ pairs: [(String, String)]) -> String {
    "{" + pairs.map { "\(text($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
  }
}

extension Hierarchy {
  fileprivate func crowdedViews(in document: Document) -> Set<Node> {
    let trivia = TextTrivia(document)
    let places = Set(views.lazy.filter { $0.file == 0 }.map(\.node))
      .map { (node: $0, start: document.range($0).lowerBound) }.sorted { $0.start < $1.start }
    let crowded = zip(places, places.dropFirst()).filter { !trivia.hasBreak($0.start..<$1.start) }
    return Set(crowded.flatMap { [$0.node, $1.node] })
  }
}

extension Document {
  fileprivate var ignoringComments: [Int: SuppressionComment] {
    let comments = CommentSearch.suppressions(in: self).compactMap { _, comment, targets in
      comment.directive == .ignore ? targets.last.map { ($0.lowerBound, comment) } : nil
    }
    return Dictionary(comments, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func comment(_ directive: IgnoreDirective, above place: Int) -> TextEdit {
    let trivia = TextTrivia(self)
    let start = trivia.lines.start(of: place)
    let text = trivia.indentation(ofLineOf: place) + "# " + directive.text
    return .insert(text + trivia.lines.lineBreak(at: start), at: start)
  }
}
