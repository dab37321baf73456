/// The events of a class whose files speak of skeletons, and the calls between its functions.
struct OrderRecord: Sendable {
  /// Whether anything is recorded: classes that have nothing to do with skeletons pay nothing.
  let isKept: Bool
  private(set) var events: [CodeEvent] = []
  private var known: Set<CodeEvent> = []
  /// The functions that each call leads to.
  private(set) var calls: [CodeNode: Set<CodeNode>] = [:]

  init(isKept: Bool) { self.isKept = isKept }

  mutating func add(_ event: CodeEvent) {
    if known.insert(event).inserted { events.append(event) }
  }

  mutating func addCall(of function: CodeNode, at place: CodeNode) {
    calls[place, default: []].insert(function)
  }

  /// Something is shown or hidden: without it no order counts.
  var showsOrHides: Bool { events.contains { !$0.effect.effects.isDisjoint(with: [.shows, .hides]) } }
}
