/// What a leaf shows: stored and cleared at show, written back at hide (rules S9, L2, L11, Y19 to Y27, Y30).
extension Replay {
  /// What is stored beside texts and touches.
  private static let storedKeys: [ViewKey] = [
    .text, .image, .placeholder, .title, .backgroundColor, .layer, .clipsToBounds,
  ]

  func value(_ key: ViewKey, of view: ViewIndex) -> ActualValue {
    states[view].actual[key] ?? given(key, of: view)
  }

  /// What the app gave last.
  func given(_ key: ViewKey, of view: ViewIndex) -> ActualValue {
    switch key {
    case .layer: return .number(hierarchy.layer(of: view)?.cornerRadius ?? 0)
    case .clipsToBounds:
      let clips = hierarchy.boolean(.clipsToBounds, of: view) ?? hierarchy.layer(of: view)?.masksToBounds
      return .boolean(clips ?? false)
    default:
      let said = key == .text && !hierarchy.says(.text, of: view) ? .attributedText : key
      guard let attribute = hierarchy.attribute(said, of: view) else { return .none }
      if hierarchy.isEmpty(attribute, of: view), key != .text { return .none }
      return hierarchy.text(said, of: view).map(ActualValue.text) ?? .none
    }
  }

  mutating func set(_ value: ActualValue, _ key: ViewKey, of view: ViewIndex) {
    states[view].actual[key] = value == given(key, of: view) ? nil : value
  }

  mutating func save(_ view: ViewIndex) {
    var values: [ViewKey: ActualValue] = [:]
    for key in Self.storedKeys { values[key] = value(key, of: view) }
    states[view].saved = SavedState(
      values: values, isTextClear: states[view].isTextClear, takesTouches: states[view].takesTouches)
  }

  mutating func clear(_ view: ViewIndex) {
    let (family, flags) = (hierarchy.views[view].family, hierarchy.views[view].flags)
    if family != .headerFooter { states[view].actual[.backgroundColor] = .cleared }
    if family != .textField, !flags.contains(.keepsInteraction) { states[view].takesTouches = false }
    switch family {
    case .label:
      grow(view)
      states[view].isTextClear = true
    case .textView: states[view].isTextClear = true
    case .textField:
      states[view].isTextClear = true
      states[view].actual[.placeholder] = .cleared
    case .imageView: states[view].actual[.image] = .cleared
    case .button: states[view].actual[.title] = .cleared
    default: break
    }
  }

  /// A label asks for the height of its lines, where that is more than it has.
  private mutating func grow(_ view: ViewIndex) {
    if let parent = hierarchy.views[view].parent, hierarchy.views[parent].family == .stack,
      hierarchy.frame(of: view)?.height == 0, isEmpty(value(.text, of: view)),
      TextStyle.numberOfLines(of: view, in: hierarchy) != 1
    {
      set(.text(" "), .text, of: view)
    }
    guard let height = TextLines(of: view, in: hierarchy, frame: nil)?.grownHeight else { return }
    let constraints = hierarchy.ownConstraints(of: view)
    states[view].savedConstraints = constraints
    let others = constraints.filter { $0.side != .height }
    hierarchy.setConstraints(others + [OwnConstraint(side: .height, constant: height)], of: view)
  }

  private func isEmpty(_ value: ActualValue) -> Bool { value == .none || value == .text("") }

  mutating func recover(_ view: ViewIndex) {
    guard let saved = states[view].saved else { return }
    for key in [ViewKey.layer, .clipsToBounds] { set(saved.values[key] ?? .none, key, of: view) }
    if !hierarchy.views[view].flags.contains(.keepsInteraction) {
      states[view].takesTouches = saved.takesTouches
    }
    restore(.backgroundColor, of: view, saved)
    switch hierarchy.views[view].family {
    case .label, .textView, .textField:
      if states[view].isTextClear {
        states[view].isTextClear = saved.isTextClear
        set(saved.values[.text] ?? .none, .text, of: view)
      }
      if hierarchy.views[view].family == .textField { restore(.placeholder, of: view, saved) }
      if let constraints = states[view].savedConstraints {
        states[view].savedConstraints = nil
        hierarchy.setConstraints(constraints, of: view)
        waitingForLayout.insert(view)
      }
    case .imageView: restore(.image, of: view, saved)
    case .button: restore(.title, of: view, saved)
    default: break
    }
  }

  /// What is blank gets its old value; what was set meanwhile stays.
  private mutating func restore(_ key: ViewKey, of view: ViewIndex, _ saved: SavedState) {
    switch value(key, of: view) {
    case .none, .cleared: break
    case .text("clear") where key == .backgroundColor: break
    default: return
    }
    set(saved.values[key] ?? .none, key, of: view)
  }
}
