/// What a rule may look at: one hierarchy, what show makes of it, and lists by which a rule finds the few
/// views that concern it without going through all.
struct RuleContext: Sendable {
  let inspection: Inspection
  let hierarchy: Hierarchy
  /// What other files of the run hold.
  let nibs: Nibs
  /// All marked views, in document order.
  let marked: [ViewIndex]
  /// The marked views whose flag is never read, a cell's contentView left out: not reached by any show, or
  /// in a prototype of a table or collection that is not reached.
  let lost: [ViewIndex]
  /// What the document's calls come to; nil where it has none, or fixes are tried only.
  var calls: CallTrace?
  private let viewsByFamily: [[ViewIndex]]
  private let viewsByKey: [[ViewIndex]]

  init(_ inspection: Inspection, _ nibs: Nibs = Nibs()) {
    self.inspection = inspection
    self.nibs = nibs
    hierarchy = inspection.hierarchy
    var marked: [ViewIndex] = []
    var families = Array(repeating: [ViewIndex](), count: ViewClass.Family.allCases.count)
    var keys = Array(repeating: [ViewIndex](), count: ViewKey.all.count)
    for (index, view) in zip(hierarchy.views.indices, hierarchy.views) {
      if view.isSkeletonable, !hierarchy.isMarkOpen(index) { marked.append(index) }
      families[view.family.rawValue].append(index)
      for attribute in hierarchy.attributes[view.attributes] { keys[attribute.key.number].append(index) }
    }
    self.marked = marked
    lost = inspection.lost(of: marked)
    viewsByFamily = families
    viewsByKey = keys
  }

  /// In document order.
  func views(of families: ViewClass.Family...) -> [ViewIndex] {
    families.count == 1
      ? viewsByFamily[families[0].rawValue] : families.flatMap { viewsByFamily[$0.rawValue] }.sorted()
  }

  /// The views that have a key, but for the keys that hold views, `type` and `id`; in document order.
  func views(having key: ViewKey) -> [ViewIndex] { viewsByKey[key.number] }

  func coverage(of view: ViewIndex) -> Coverage { inspection.coverage[view] }

  /// Whether it is drawn as text lines or as a block, and a copy of it is on screen as far as one can know.
  func isCoveredLeaf(_ view: ViewIndex) -> Bool {
    let role = coverage(of: view).role
    return (role == .lines || role == .block) && inspection.presence.copies[view] != 0
  }

  /// The marked views inside a view, itself left out.
  func marked(below view: ViewIndex) -> ArraySlice<ViewIndex> { marked.inside(view, of: hierarchy) }

  /// Those of them that are lost.
  func lost(below view: ViewIndex) -> ArraySlice<ViewIndex> { lost.inside(view, of: hierarchy) }

  /// The view itself and those inside it, where they are lost.
  func lost(from view: ViewIndex) -> ArraySlice<ViewIndex> {
    lost.inside(view, andItself: true, of: hierarchy)
  }
}

extension [ViewIndex] {
  /// Of a sorted list the views that a view holds.
  fileprivate func inside(
    _ view: ViewIndex, andItself: Bool = false, of hierarchy: Hierarchy
  ) -> ArraySlice<ViewIndex> {
    let (first, end) = (andItself ? view : view + 1, hierarchy.views[view].end)
    return self[endOfPrefix { $0 < first }..<endOfPrefix { $0 < end }]
  }
}

extension RuleContext {
  /// A view as messages name it: `UIStackView#header`.
  func name(of view: ViewIndex) -> String {
    hierarchy.name(of: view)
  }

  /// A finding at a key of a view, or at the view itself where no key is given or it has none.
  func finding(
    _ message: String, at view: ViewIndex, _ key: ViewKey? = nil, _ severity: Diagnostic.Severity? = nil,
    fix: Fix? = nil, help: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Finding {
    Finding(
      view: view, place: key.map { hierarchy.place(of: $0, in: view) } ?? hierarchy.place(of: view),
      severity: severity, message: message, fix: fix, help: help, notes: notes)
  }

  /// How fixes are said.
  var words: ChangeWords { ChangeWords(hierarchy, name: name) }

  /// A second place of a finding: a view, or one of its keys.
  func note(_ message: String, at view: ViewIndex, _ key: ViewKey? = nil) -> Diagnostic.Note {
    Diagnostic.Note(
      message: message, place: key.map { hierarchy.place(of: $0, in: view) } ?? hierarchy.place(of: view))
  }

  /// The same note at several views, the first five of them.
  func notes(_ message: String, at views: some Sequence<ViewIndex>) -> [Diagnostic.Note] {
    views.prefix(5).map { note("\(name(of: $0)) \(message)", at: $0) }
  }
}

extension Hierarchy {
  /// The views of an Interface Builder file of which it says more than a hierarchy has keys for.
  var interfaceBuilderViews: [(view: ViewIndex, facts: InterfaceBuilderFacts.View)] {
    interfaceBuilder.views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
