/// What the app does to its views.
extension Replay {
  mutating func perform(_ call: Call) {
    guard !hasEnded else { return }
    if case .batch = call.action {} else { callNumber += 1 }
    switch call.action {
    case .batch(let calls):
      for call in calls.dropFirst() where call.isShow || call.isHide {
        for view in views(at: call.target, templatesToo: false) {
          events.assumed.append((.transitionRunsAtOnce, view))
        }
      }
      for call in calls { perform(call) }
    case .wait: break
    case .appearance(let keys, let values):
      for key in keys.keys { hierarchy.appearance.take(key, of: values) }
    case .environment(let isDark):
      guard isDark != hierarchy.environment.isDark else { return }
      hierarchy.environment.isDark = isDark
      changeTraits()
    case .app(let isActive): changeApp(isActive: isActive)
    case .set(let values):
      for value in values {
        for view in views(at: value.target, templatesToo: true) { take(value.source, for: view) }
      }
    case .add(let subject): add(subject, to: call.target)
    default:
      for view in views(at: call.target, templatesToo: false) { perform(call.action, on: view) }
    }
  }

  private mutating func perform(_ action: Call.Action, on view: ViewIndex) {
    switch action {
    case .show(let look, let delay):
      cancelPendingShow(on: view)
      let config = config(of: look, on: view)
      guard let delay else { return show(config, on: view) }
      states[view].pending = callNumber
      clock.after(delay, .show(view, config))
    case .hide(let reloadsData, let transition): hide(view, reloadsData: reloadsData, fades: transition.fades)
    case .update(let look): update(view, config(of: look, on: view))
    case .layout: layOutSkeletons(from: view)
    case .startAnimation(let direction): startAnimation(from: view, direction)
    case .stopAnimation: stopAnimation(from: view)
    case .reload: reload(view)
    case .prepare: installDummySource(in: view)
    case .remove: remove(view)
    case .set, .add, .wait, .appearance, .environment, .app, .batch: break
    }
  }

  /// The views that a target names now: the root view where it names none; of a template its cells, or one of them.
  func views(at target: CallTarget?, templatesToo: Bool) -> [ViewIndex] {
    guard let target else { return hierarchy.views.isEmpty ? [] : [0] }
    guard let view = place(of: target.subject) else { return [] }
    guard hierarchy.template(around: view) != nil else { return [view] }
    let copies = copies(of: view).filter { copy in
      guard let wanted = target.cell else { return true }
      let place = cell(around: copy).flatMap { states[$0].cell }
      return place == CellPlace(section: wanted.section, item: wanted.item)
    }
    return templatesToo && target.cell == nil ? [view] + copies : copies
  }

  func place(of subject: CallTarget.Subject) -> ViewIndex? {
    switch subject {
    case .own(let view): view
    case .made(let view): made[view]
    }
  }

  /// The views in cells that were made of one in a template.
  private func copies(of view: ViewIndex) -> [ViewIndex] {
    states.indices.filter { cell in
      guard let template = states[cell].template else { return false }
      return (template..<hierarchy.views[template].end).contains(view)
    }.compactMap { cell in
      let offset = view - (states[cell].template ?? 0)
      return cell + offset
    }
  }

  /// The dequeued cell, header or footer that a view is or stands in.
  func cell(around view: ViewIndex) -> ViewIndex? {
    hierarchy.outwards(from: view).first { states[$0].cell != nil }
  }

  private mutating func add(_ subject: CallTarget.Subject, to target: CallTarget?) {
    for parent in views(at: target, templatesToo: false).prefix(1) {
      let view: ViewIndex
      switch subject {
      case .own(let own): view = own
      case .made(let source): view = made[source] ?? make(source)
      }
      // UIKit throws where a view would hold itself.
      guard view != 0, !hierarchy.outwards(from: parent).contains(view) else { continue }
      remove(view)
      hierarchy.views[view].place = hierarchy.views[parent].family == .stack ? .arrangedSubview : .subview
      put(view, into: parent)
    }
  }

  /// The views that a call makes, with their keys.
  private mutating func make(_ source: ViewIndex) -> ViewIndex {
    guard let other = calls.views.first else { return 0 }
    let start = append(source, of: other)
    for (index, view) in zip(source..., start..<hierarchy.views.count) {
      var own = hierarchy.views[view]
      hierarchy.takeAttributes(of: &own, in: other)
      hierarchy.views[view] = own
      made[index] = view
      appendState(of: view)
    }
    return start
  }

  /// Puts a view of a hierarchy after all others, with what is in it: they stand in nothing yet.
  mutating func append(_ root: ViewIndex, of other: Hierarchy) -> ViewIndex {
    let start = hierarchy.views.count
    for index in root..<other.views[root].end {
      var view = other.views[index]
      view.parent = index == root ? nil : view.parent.map { $0 - root + start }
      view.end += start - root
      view.flags.insert(.isInTemplate)
      hierarchy.views.append(view)
      hierarchy.frames.append(other.frames[index])
    }
    return start
  }

  mutating func remove(_ view: ViewIndex) {
    guard let parent = hierarchy.views[view].parent else { return }
    take(view, from: parent)
    states[parent].table?.shown.removeAll { $0 == view }
  }

  mutating func take(_ view: ViewIndex, from parent: ViewIndex) {
    children[parent].removeAll { $0 == view }
    hierarchy.views[view].parent = nil
    for below in subtree(of: view) { hierarchy.views[below].flags.insert(.isInTemplate) }
    waitingForLayout.insert(parent)
  }

  mutating func put(_ view: ViewIndex, into parent: ViewIndex) {
    children[parent].append(view)
    hierarchy.views[view].parent = parent
    followDirection(from: view)
    if !hierarchy.views[parent].flags.contains(.isInTemplate) {
      for below in subtree(of: view) {
        hierarchy.views[below].flags.remove(.isInTemplate)
        waitingForLayout.insert(below)
      }
    }
    waitingForLayout.insert(parent)
  }
}

extension Transition {
  /// A layer that fades leaves in the next turn, whatever its duration.
  var fades: Bool { if case .crossDissolve = self { true } else { false } }
}
