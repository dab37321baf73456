/// The views that calls can name: those of the hierarchy, and those that earlier calls made.
struct CallTargets {
  typealias Subject = CallTarget.Subject

  let hierarchy: Hierarchy
  /// Lent by the reader of them, but while it reads.
  var made: Hierarchy?
  private var named: [String: [Subject]] = [:]
  /// What was found by selectors, which takes its time.
  private var selected: [String: Result<ViewIndex, SelectorError>] = [:]
  private var matching: SelectorMatching?
  /// Where moved views stand now; in none after they are removed.
  private var moved: [Subject: Subject?] = [:]

  init(_ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    for view in hierarchy.views.indices {
      if let id = hierarchy.id(of: view) { named[id, default: []].append(.own(view)) }
    }
  }

  /// Views that a call makes can be named from then on.
  mutating func addMade(_ views: Range<ViewIndex>, of hierarchy: Hierarchy) {
    for view in views {
      if let id = hierarchy.id(of: view) { named[id, default: []].append(.made(view)) }
    }
  }
}

/// Names.
extension CallTargets {
  /// The view of an id, or one that a selector names; `id@section-row` in a dequeued cell.
  mutating func target(_ node: Node, in document: Document, givesHelp: Bool) throws(Diagnostic) -> CallTarget
  {
    let node = document.resolved(node)
    try document.checkText(node, for: "a view's id")
    let text = document.text(node) ?? ""
    if let subject = try subject(withID: text, at: node, in: document) {
      return CallTarget(subject: subject, cell: nil)
    }
    if let (id, cell) = Self.cell(in: text) {
      let subject = try find(id, at: node, in: document, givesHelp: givesHelp)
      let (holder, view) = self[subject]
      guard holder.views[view].flags.contains(.isInTemplate) else {
        throw .invalidValue(
          "\(id.quoted) is not in a cell, and \(text.quoted) names one in a cell", at: document.place(node),
          help: "write \(id.shortened)")
      }
      return CallTarget(subject: subject, cell: cell)
    }
    return CallTarget(subject: try find(text, at: node, in: document, givesHelp: givesHelp), cell: nil)
  }

  private mutating func find(
    _ text: String, at node: Node, in document: Document, givesHelp: Bool
  ) throws(Diagnostic) -> Subject {
    if let subject = try subject(withID: text, at: node, in: document) { return subject }
    if text.hasPrefix("#"), let step = (try? Selector(text))?.steps, step.count == 1, step[0].number == nil,
      let id = step[0].id, let subject = try subject(withID: id, at: node, in: document)
    {
      return subject
    }
    switch select(text, givesHelp: givesHelp) {
    case .success(let view): return .own(view)
    case .failure(let error):
      let help = error.kind == .notFound && givesHelp ? help(for: text) : nil
      throw .invalidValue(error.message, at: document.place(node), help: help ?? error.help)
    }
  }

  private func subject(withID id: String, at node: Node, in document: Document) throws(Diagnostic) -> Subject?
  {
    guard let subjects = named[id], let first = subjects.first else { return nil }
    if subjects.count == 1 { return first }
    throw Diagnostic(
      "duplicate-id", .error, DuplicateIDs.message(id, count: subjects.count) + ", and a call names it",
      at: idPlace(of: subjects[1]), help: DuplicateIDs.help,
      notes: [
        Diagnostic.Note(message: "it appears here first", place: idPlace(of: first)),
        Diagnostic.Note(message: "it should name one view here", place: document.place(node)),
      ])
  }

  private mutating func select(_ text: String, givesHelp: Bool) -> Result<ViewIndex, SelectorError> {
    if let known = selected[text] { return known }
    let matching = matching ?? SelectorMatching(hierarchy)
    self.matching = matching
    let result: Result<ViewIndex, SelectorError>
    do throws(SelectorError) {
      result = .success(try matching.view(selectedBy: text, givesHelp: givesHelp))
    } catch {
      result = .failure(error)
    }
    selected[text] = result
    return result
  }

  private func help(for text: String) -> String? {
    let word = text.hasPrefix("#") ? String(text.dropFirst()) : text
    if let id = nearMiss(of: word, among: named.keys.sorted()) {
      return "did you mean '\(ViewPaths.quotedIfNeeded(id).shortened)'?"
    }
    return hierarchy.firstNames
  }

  /// `id@section-row`.
  private static func cell(in text: String) -> (id: String, cell: CallTarget.Cell)? {
    guard let at = text.lastIndex(of: "@"), at != text.startIndex else { return nil }
    let numbers = text[text.index(after: at)...].split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ $0.utf8.allSatisfy { $0.isASCIIDigit } }),
      let section = Int(numbers[0]), let item = Int(numbers[1])
    else { return nil }
    return (String(text[..<at]), CallTarget.Cell(section: section, item: item))
  }
}

/// Where views stand.
extension CallTargets {
  mutating func move(_ subject: Subject, to parent: Subject?) { moved[subject] = .some(parent) }

  /// A view can stand in neither itself nor what it holds by then.
  func check(_ subject: Subject, canStandIn parent: Subject, at place: Place) throws(Diagnostic) {
    var above: Subject? = parent
    var depth = 1
    while let view = above {
      if view == subject {
        let own = name(of: subject)
        throw .invalidValue(
          parent == subject
            ? "\(own) cannot be added to itself"
            : "\(own) holds \(name(of: parent)) and cannot be added to it",
          at: place)
      }
      guard depth < Hierarchy.maximumDepth else { throw .tooDeep(at: place) }
      depth += 1
      above = self.parent(of: view)
    }
  }

  private func parent(of subject: Subject) -> Subject? {
    if let parent = moved[subject] { return parent }
    switch subject {
    case .own(let view): return hierarchy.views[view].parent.map(Subject.own)
    case .made(let view): return made?.views[view].parent.map(Subject.made)
    }
  }

  private func idPlace(of subject: Subject) -> Place {
    let (holder, view) = self[subject]
    return holder.idPlace(of: view)
  }

  private func name(of subject: Subject) -> String {
    let (holder, view) = self[subject]
    return holder.name(of: view)
  }

  /// A view that calls speak of, and where its keys are.
  subscript(subject: Subject) -> (hierarchy: Hierarchy, view: ViewIndex) {
    switch subject {
    case .own(let view): (hierarchy, view)
    case .made(let view): (made ?? hierarchy, view)
    }
  }
}
