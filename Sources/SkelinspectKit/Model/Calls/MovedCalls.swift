extension CallSequence {
  /// The same calls where the hierarchy's views have other numbers; those on views that are gone are left out.
  func moved(to places: (ViewIndex) -> ViewIndex?) -> CallSequence {
    var moved = self
    moved.calls = calls.compactMap { call in
      guard case .batch(let calls) = call.action else { return call.moved(to: places) }
      let batch = calls.compactMap { $0.moved(to: places) }
      return Call(action: .batch(batch), target: call.target, node: call.node)
    }
    return moved
  }
}

extension Call {
  /// Nil where a view is gone; what a batch holds stays as it is.
  fileprivate func moved(to places: (ViewIndex) -> ViewIndex?) -> Call? {
    var action = action
    switch action {
    case .set(let values):
      action = .set(
        values.compactMap { value in
          value.target.moved(to: places).map { Values(target: $0, source: value.source) }
        })
    case .add(let subject):
      guard let subject = subject.moved(to: places) else { return nil }
      action = .add(subject)
    default: break
    }
    guard let target else { return Call(action: action, target: nil, node: node) }
    return target.moved(to: places).map { Call(action: action, target: $0, node: node) }
  }
}

extension CallTarget {
  fileprivate func moved(to places: (ViewIndex) -> ViewIndex?) -> CallTarget? {
    subject.moved(to: places).map { CallTarget(subject: $0, cell: cell) }
  }
}

extension CallTarget.Subject {
  fileprivate func moved(to places: (ViewIndex) -> ViewIndex?) -> CallTarget.Subject? {
    switch self {
    case .own(let view): places(view).map { .own($0) }
    case .made: self
    }
  }
}
