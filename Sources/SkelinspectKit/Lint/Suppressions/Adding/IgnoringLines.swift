/// What the writing of suppressions has to know of a YAML or JSON text, found once for all of them.
struct IgnoringLines {
  private(set) var editors = DocumentEditors()
  private var isRead = false
  /// Views on whose lines other views begin.
  private(set) var crowded: Set<Node> = []
  /// Comments that hide findings already, by where the lines begin that they speak of.
  private(set) var comments: [Int: SuppressionComment] = [:]

  mutating func read(_ hierarchy: Hierarchy, _ document: Document) {
    guard !isRead else { return }
    isRead = true
    guard document.format == .yaml else { return }
    crowded = Self.crowded(hierarchy, document)
    comments = Self.comments(document)
  }

  mutating func editor(of document: Document) -> DocumentEditor? { editors.editor(of: document, file: 0) }

  private static func crowded(_ hierarchy: Hierarchy, _ document: Document) -> Set<Node> {
    let trivia = TextTrivia(document)
    let places = Set(hierarchy.views.lazy.filter { $0.file == 0 }.map(\.node))
      .map { (node: $0, start: document.range($0).lowerBound) }.sorted { $0.start < $1.start }
    var crowded: Set<Node> = []
    for (one, next) in zip(places, places.dropFirst()) where !trivia.hasBreak(one.start..<next.start) {
      crowded.formUnion([one.node, next.node])
    }
    return crowded
  }

  private static func comments(_ document: Document) -> [Int: SuppressionComment] {
    var comments: [Int: SuppressionComment] = [:]
    for (_, comment, targets) in CommentSearch.suppressions(in: document) where comment.directive == .ignore {
      guard let line = targets.last?.lowerBound, comments[line] == nil else { continue }
      comments[line] = comment
    }
    return comments
  }
}
