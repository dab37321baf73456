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

  /// Nil where a class makes none.
  func screen(of type: Int, _ code: CodeFacts, _ nibs: Nibs) -> Made? {
    if let known = known.withLock({ $0[type] }) { return known }
    let made = code.makeScreen(of: type, nibs)
    known.withLock { $0[type] = .some(made) }
    return made
  }
}
