/// Which calls set keys of a view, or put it elsewhere: by their numbers.
struct CallChanges {
  private var sets: [CallTarget.Subject: [(call: Int, keys: Set<ViewKey>)]] = [:]
  private var moves: [CallTarget.Subject: [Int]] = [:]

  init(_ moments: [CallTrace.Moment], of replay: Replay) {
    let other = replay.calls.views.first
    for (number, moment) in zip(0..., moments) {
      switch moment.call.action {
      case .set(let values):
        for value in values {
          let keys = other.map { $0.attributes[$0.views[value.source].attributes].map(\.key) } ?? []
          sets[value.target.subject, default: []].append((number, Set(keys)))
        }
      case .add(let subject): moves[subject, default: []].append(number)
      case .remove:
        if let target = moment.call.target { moves[target.subject, default: []].append(number) }
      default: break
      }
    }
  }

  /// The last call up to one that set any of the keys.
  func lastSet(_ keys: Set<ViewKey>, of subject: CallTarget.Subject?, upTo call: Int) -> Int? {
    guard let subject else { return nil }
    return sets[subject]?.last { $0.call <= call && !$0.keys.isDisjoint(with: keys) }?.call
  }

  /// The last call up to one that added, moved or removed it.
  func lastMove(of subject: CallTarget.Subject?, upTo call: Int) -> Int? {
    subject.flatMap { moves[$0] }?.last { $0 <= call }
  }
}
