internal import Synchronization

/// The hierarchies that the classes of some code make, each as its own class has it: made once, whoever asks.
final class MadeScreens: Sendable {
  struct Made: Sendable {
    let screen: Screen
    /// Where the views of classes stand, by these.
    private(set) var views: [Int: [ViewIndex]] = [:]

    init(_ screen: Screen, _ instances: [CodeInstance], _ views: [ViewIndex?]) {
      self.screen = screen
      for instance in instances {
        guard let view = (instance.own ?? instance.view).flatMap({ views[$0] }) else { continue }
        self.views[instance.facts.type, default: []].append(view)
      }
    }
  }

  private let known = Mutex<[Int: Made?]>([:])

  /// The names of the classes of views that code makes, or hands on as values.
  private let named = Mutex<Set<String>?>(nil)

  func namesInValues(_ code: CodeFacts) -> Set<String> {
    named.withLock { named in
      if let named { return named }
      let views = code.classes.lazy.compactMap { $0 }.filter { $0.nature != .other }
      let found = code.types.namesInValues(among: Set(views.map(\.name)))
      named = found
      return found
    }
  }

  /// In which classes' hierarchies views of a class stand, and where code may put one into what is shown.
  struct Holders: Sendable {
    var known: Set<Int> = []
    var open: Place?
  }

  private let mentions = Mutex<MentionsOfViews?>(nil)

  func holders(of type: Int, _ code: CodeFacts, _ nibs: Nibs) -> Holders {
    let mentions = mentions.withLock { known in
      let mentions = known ?? MentionsOfViews(code)
      known = mentions
      return mentions
    }
    var found = Holders()
    for other in mentions.mayHold(type, code).sorted() where other != type {
      guard let made = screen(of: other, code, nibs) else { continue }
      if made.views[type] != nil {
        found.known.insert(other)
      } else if found.open == nil, let place = made.screen.hierarchy.openPlaceInShown,
        code.viewClasses(namedBy: made.views.keys + [other]).contains(type)
      {
        found.open = place
      }
    }
    return found
  }

  /// Nil where a class makes none.
  func screen(of type: Int, _ code: CodeFacts, _ nibs: Nibs) -> Made? {
    if let known = known.withLock({ $0[type] }) { return known }
    let made = code.makeScreen(of: type, nibs)
    known.withLock { $0[type] = .some(made) }
    return made
  }
}

/// Which classes speak of which.
private struct MentionsOfViews: Sendable {
  /// Those with hierarchies of their own.
  private var all: Set<Int> = []
  private var named: [Int: Set<Int>] = [:]
  /// Those that may have whatever a file holds.
  private var loaders: [Int] = []
  /// The names of the classes of cells that data sources make themselves.
  private var given: Set<String> = []

  init(_ code: CodeFacts) {
    for user in code.classes.indices where code.knowsMore(of: user) {
      if !code.onlyInherited.contains(user) { all.insert(user) }
      for view in code.viewClasses(namedBy: [user]) { named[view, default: []].insert(user) }
      guard let facts = code.classes[user] else { continue }
      if facts.loadsFiles { loaders.append(user) }
      for answer in facts.answers.values { given.formUnion(answer.made) }
    }
  }

  /// The classes whose hierarchies may hold views of a class: those that name it or load files, and those that have
  /// views of these; any where a data source gives back some.
  func mayHold(_ type: Int, _ code: CodeFacts) -> Set<Int> {
    if given.contains(code.types.declarations[type].name) { return all }
    var (work, found) = ([type] + (named[type] ?? []) + loaders, Set<Int>())
    while let next = work.popLast() {
      if found.insert(next).inserted { work += code.uses.users[next] ?? [] }
    }
    return found.filter(all.contains)
  }
}

extension Hierarchy {
  /// Where code puts what is not known into a view that is shown, or may be.
  fileprivate var openPlaceInShown: Place? {
    guard let evidence else { return nil }
    return evidence.openViews.sorted { $0.key < $1.key }
      .first { evidence.whyShowIsOpen != nil || isReached($0.key) }?.value
  }
}

extension CodeFacts {
  /// Of views that others put somewhere, not of controllers.
  fileprivate func viewClasses(namedBy users: [Int]) -> Set<Int> {
    var found: Set<Int> = []
    for user in users {
      found.formUnion(types.typeNames(in: user).compactMap { viewClass(named: $0, near: user) })
    }
    return found
  }
}

extension CodeFacts.ClassFacts {
  fileprivate var loadsFiles: Bool {
    made.contains { $0.nib != nil }
      || facts.contains { fact in
        switch fact.effect {
        case .loadNib, .register(.nib, _, _): true
        default: false
        }
      }
  }
}
