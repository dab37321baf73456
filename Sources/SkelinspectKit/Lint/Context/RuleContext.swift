/// What a rule may look at: one hierarchy, what show makes of it, and lists by which a rule finds the few
/// views that concern it without going through all.
///
/// An object, since it is handed on for every view: all of it would be copied each time.
final class RuleContext: Sendable {
  let inspection: Inspection
  let hierarchy: Hierarchy
  /// What other files of the run hold.
  let nibs: Nibs
  /// What the document's calls come to; nil where it has none, or fixes are tried only.
  let calls: CallTrace?
  /// What functions of the code do one after the other; nil where none was read, or fixes are tried only.
  let order: CodeOrder?
  /// All marked views, in document order.
  let marked: [ViewIndex]
  /// The marked views whose flag is never read, a cell's contentView left out: not reached by any show, or
  /// in a prototype of a table or collection that is not reached.
  let lost: [ViewIndex]
  /// Those and all views that they stand in.
  let aroundLost: [ViewIndex]
  private let viewsByFamily: [[ViewIndex]]
  private let viewsByKey: [[ViewIndex]]

  init(_ inspection: Inspection, _ nibs: Nibs = Nibs(), _ order: CodeOrder? = nil, calls: CallTrace? = nil) {
    let hierarchy = inspection.hierarchy
    self.inspection = inspection
    self.hierarchy = hierarchy
    self.nibs = nibs
    self.order = order
    self.calls = calls
    marked = hierarchy.views.indices.filter {
      hierarchy.views[$0].isSkeletonable && !hierarchy.isMarkOpen($0)
    }
    lost = inspection.lost(of: marked).filter { inspection.coverage[$0].stop?.reason != .unknownShow }
    aroundLost = lost.isEmpty ? [] : hierarchy.outwards(from: lost)
    viewsByFamily = hierarchy.viewsByFamily
    viewsByKey = hierarchy.viewsByKey
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
    _ message: String, at view: ViewIndex, _ key: ViewKey? = nil,
    _ severity: Diagnostic.Severity? = nil, fix: Fix? = nil, help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Finding {
    finding(
      message, at: view, place: place(of: key, in: view), severity, fix: fix, help: help, notes: notes)
  }

  /// The same where what is wrong stands elsewhere, as in code.
  func finding(
    _ message: String, at view: ViewIndex, place: Place, _ severity: Diagnostic.Severity? = nil,
    fix: Fix? = nil, help: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Finding {
    Finding(
      view: view, place: place, severity: severity, message: message, fix: fix, help: help, notes: notes)
  }

  private func place(of key: ViewKey?, in view: ViewIndex) -> Place {
    key.map { hierarchy.place(of: $0, in: view) } ?? hierarchy.place(of: view)
  }

  /// How a finding's help asks for a key's value, in the words of the view's file.
  func setting(_ key: ViewKey, of view: ViewIndex, to value: String) -> String {
    hierarchy.setting(key, of: view, to: value)
  }

  /// How fixes are said.
  var words: ChangeWords { ChangeWords(hierarchy, name: name) }

  /// A second place of a finding: a view, or one of its keys.
  func note(_ message: String, at view: ViewIndex, _ key: ViewKey? = nil) -> Diagnostic.Note {
    Diagnostic.Note(message: message, place: place(of: key, in: view))
  }

  func note(of show: Evidence.Show) -> Diagnostic.Note {
    Diagnostic.Note(message: "\(name(of: show.view)) is shown here", place: show.place)
  }

  /// The same note at several views, the first five of them.
  func notes(_ message: String, at views: some Sequence<ViewIndex>) -> [Diagnostic.Note] {
    views.prefix(5).map { view in note("\(self.name(of: view)) \(message)", at: view) }
  }
}

extension Hierarchy {
  fileprivate var viewsByFamily: [[ViewIndex]] {
    var groups = Array(repeating: [ViewIndex](), count: ViewClass.Family.allCases.count)
    for (index, view) in zip(0..., views) { groups[view.family.rawValue].append(index) }
    return groups
  }

  fileprivate var viewsByKey: [[ViewIndex]] {
    var groups = Array(repeating: [ViewIndex](), count: ViewKey.all.count)
    for (index, view) in zip(0..., views) {
      for attribute in attributes[view.attributes] { groups[attribute.key.number].append(index) }
    }
    return groups
  }

  /// The views of an Interface Builder file of which it says more than a hierarchy has keys for.
  var interfaceBuilderViews: [(view: ViewIndex, facts: InterfaceBuilderFacts.View)] {
    interfaceBuilder.views.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
