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

  private let search = Mutex<HolderSearch?>(nil)

  func holders(of type: Int, _ code: CodeFacts, _ nibs: Nibs) -> Holders {
    search.withLock { known in
      var search = known ?? HolderSearch(code)
      let holders = search.holders(of: type, code) { screen(of: $0, code, nibs) }
      known = search
      return holders
    }
  }

  /// Nil where a class makes none.
  func screen(of type: Int, _ code: CodeFacts, _ nibs: Nibs) -> Made? {
    if let known = known.withLock({ $0[type] }) { return known }
    let made = code.makeScreen(of: type, nibs)
    known.withLock { $0[type] = .some(made) }
    return made
  }
}

/// Looks for the holders of classes in the hierarchies that may have some, in each of them once.
private struct HolderSearch {
  /// Those with hierarchies of their own.
  private var all: Set<Int> = []
  private var named: [Int: Set<Int>] = [:]
  /// Those that may have whatever a file holds.
  private var loaders: [Int] = []
  /// The names of the classes of cells that data sources make themselves.
  private var given: Set<String> = []
  private var seen: Set<Int> = []
  private var hasSeenAll = false
  private var found: [Int: MadeScreens.Holders] = [:]
  /// Of each class the first one that may have put it somewhere.
  private var openers: [Int: Int] = [:]

  init(_ code: CodeFacts) {
    for user in code.classes.indices where code.knowsMore(of: user) {
      if !code.onlyInherited.contains(user) { all.insert(user) }
      for view in code.viewClasses(namedBy: [user]) { named[view, default: []].insert(user) }
      guard let facts = code.classes[user] else { continue }
      if facts.loadsFiles { loaders.append(user) }
      for answer in facts.answers.values { given.formUnion(answer.made) }
    }
  }

  /// Views of a class may stand in the hierarchies of those that name it or load files, and of those that have views of
  /// these; in any where a data source gives back some.
  mutating func holders(
    of type: Int, _ code: CodeFacts, _ screen: (Int) -> MadeScreens.Made?
  ) -> MadeScreens.Holders {
    var work = [type] + (named[type] ?? []) + loaders
    loaders = []
    if !hasSeenAll, given.contains(code.types.declarations[type].name) {
      (work, hasSeenAll) = (work + all, true)
    }
    while let next = work.popLast() {
      guard seen.insert(next).inserted else { continue }
      work += code.uses.users[next] ?? []
      if all.contains(next), let made = screen(next) { note(made, of: next, code) }
    }
    return found[type] ?? MadeScreens.Holders()
  }

  private mutating func note(_ made: MadeScreens.Made, of holder: Int, _ code: CodeFacts) {
    for inner in made.views.keys where inner != holder { found[inner, default: .init()].known.insert(holder) }
    guard let place = made.screen.hierarchy.openPlaceInShown else { return }
    for view in code.viewClasses(namedBy: made.views.keys + [holder])
    where view != holder && made.views[view] == nil && holder < openers[view] ?? .max {
      (openers[view], found[view, default: .init()].open) = (holder, place)
    }
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
