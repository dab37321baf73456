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

  /// In which classes' hierarchies views of each class stand, and where code may put some into what is shown.
  struct Holders: Sendable {
    var known: [Int: Set<Int>] = [:]
    var open: [Int: Place] = [:]
  }

  private let held = Mutex<Holders?>(nil)

  func holders(_ code: CodeFacts, _ nibs: Nibs) -> Holders {
    held.withLock { held in
      if let held { return held }
      var found = Holders()
      for type in code.classes.indices where code.knowsMore(of: type) && !code.onlyInherited.contains(type) {
        guard let made = screen(of: type, code, nibs) else { continue }
        for inner in made.views.keys where inner != type { found.known[inner, default: []].insert(type) }
        guard let place = made.screen.hierarchy.openPlaceInShown else { continue }
        for named in code.viewClasses(namedBy: made.views.keys + [type]) where made.views[named] == nil {
          found.open[named] = found.open[named] ?? place
        }
      }
      held = found
      return found
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
