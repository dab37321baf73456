/// The lines of one tree of a log beside the file's.
struct TreeDifferenceText {
  private let tree: TreeDifference
  private let paint: Paint
  private let file: DifferenceSide
  private let log: DifferenceSide
  /// Views that only one side has; what stands in one is told with it.
  private let lonely: (file: Set<ViewIndex>, log: Set<ViewIndex>)

  init(_ tree: TreeDifference, paint: Paint) {
    (self.tree, self.paint) = (tree, paint)
    file = DifferenceSide(tree.file, paint: paint)
    log = DifferenceSide(tree.log, paint: paint)
    let views = tree.changes.map(tree.views)
    lonely = (
      Set(views.filter { $0.log == nil }.compactMap(\.file)),
      Set(views.filter { $0.file == nil }.compactMap(\.log))
    )
  }

  /// Nil for what is told with another view.
  func line(of change: ViewChange) -> String? {
    switch tree.views(of: change) {
    case (let view?, nil): return line(ofFile: view)
    case (nil, let view?): return line(ofLog: view)
    case (let first?, let second?): return line(of: change, first, second)
    default: return nil
    }
  }

  private func mark(isOld: Bool) -> String { isOld ? paint.red("-") : paint.green("+") }

  private func line(ofFile view: ViewIndex) -> String? {
    if let parent = file.hierarchy.owner(of: view), lonely.file.contains(parent) { return nil }
    let inner = (view + 1..<file.hierarchy.views[view].end).count { lonely.file.contains($0) }
    let more = inner > 0 ? ", nor are \(inner.counted("view")) in it" : ""
    return
      "\(mark(isOld: tree.isLogNew)) \(file.head(view)): reached by the file, not in the log\(more)"
  }

  private func line(ofLog view: ViewIndex) -> String? {
    let parent = log.hierarchy.views[view].parent
    let isInLonely = parent.map { lonely.log.contains($0) } ?? false
    let explanation = tree.explanations[view]
    if isInLonely, explanation == nil { return nil }
    let place = parent == nil ? "" : " in \(log.name(parent ?? 0))"
    let why = explanation.map { "; the file has \(file.name($0)) (\(file.place($0))), \(reason($0))" } ?? ""
    let inner = (view + 1..<log.hierarchy.views[view].end).count {
      lonely.log.contains($0) && tree.explanations[$0] == nil
    }
    let more = inner > 0 ? " with \(inner.counted("view")) in it" : ""
    return "\(mark(isOld: !tree.isLogNew)) \(log.head(view))\(place): reached in the app\(more)\(why)"
  }

  /// Why recursion misses it by the file.
  private func reason(_ view: ViewIndex) -> String {
    guard file.hierarchy.knowsFlags else { return "and says nothing of its flag" }
    guard file.hierarchy.views[view].isSkeletonable else { return "not marked there" }
    let facts = file.words(view)
    return "\(facts.role) there\(facts.explanation)"
  }

  private func line(of change: ViewChange, _ first: ViewIndex, _ second: ViewIndex) -> String {
    var facts: [String] = []
    if change.has(.moved) { facts.append("is elsewhere in the app, \(log.place(second))") }
    if change.has(.type) { facts.append("is \(log.name(second)) in the app, \(log.place(second))") }
    if change.has(.isSkeletonable) {
      let isMarked = log.hierarchy.views[second].isSkeletonable
      facts.append("isSkeletonable is \(isMarked) in the app, \(!isMarked) in the file")
    }
    return "\(paint.yellow("~")) \(file.head(first)): \(facts.joined(separator: "; "))"
  }
}
