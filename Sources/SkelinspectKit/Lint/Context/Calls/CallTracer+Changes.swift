/// Which calls set keys of a view, or put it elsewhere: by their numbers.
extension CallTracer {
  /// The last call up to one that set any of the keys.
  func lastSet(_ keys: Set<ViewKey>, of view: ViewIndex, upTo call: Int) -> Int? {
    let subject = subject(of: view)
    return moments.prefix(call + 1).lastIndex { sets(keys, of: subject, $0.call) }
  }

  /// The first call after one that sets any of the keys.
  func nextSet(_ keys: Set<ViewKey>, of view: ViewIndex, after call: Int) -> Int? {
    let subject = subject(of: view)
    return moments[(call + 1)...].firstIndex { sets(keys, of: subject, $0.call) }
  }

  private func sets(_ keys: Set<ViewKey>, of subject: CallTarget.Subject?, _ call: Call) -> Bool {
    guard case .set(let all) = call.action, let values else { return false }
    return all.contains { own in
      own.target.subject == subject
        && values.attributes[values.views[own.source].attributes].contains { keys.contains($0.key) }
    }
  }

  /// The last call up to one that added, moved or removed it.
  func lastMove(of view: ViewIndex, upTo call: Int) -> Int? {
    let subject = subject(of: view)
    return moments.prefix(call + 1).lastIndex { moment in
      switch moment.call.action {
      case .add(let added): added == subject
      case .remove: moment.call.target != nil && moment.call.target?.subject == subject
      default: false
      }
    }
  }
}
