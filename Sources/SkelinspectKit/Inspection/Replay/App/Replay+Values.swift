/// New values of keys that the app gives a view.
extension Replay {
  /// - Parameter source: the view among the sequence's that has them.
  mutating func take(_ source: ViewIndex, for view: ViewIndex) {
    guard let other = calls.views.first else { return }
    let values = other.views[source]
    if other.says(.frame, of: source), let frame = other.frames[source] {
      hierarchy.frames[view] = frame
      waitForLayout(of: view)
    }
    for attribute in other.attributes[values.attributes] where attribute.key != .frame {
      hierarchy.set(attribute.key, of: view, to: attribute)
      note(attribute.key, of: view)
    }
  }

  private mutating func waitForLayout(of view: ViewIndex) {
    waitingForLayout.insert(view)
    if let parent = hierarchy.views[view].parent { waitingForLayout.insert(parent) }
  }

  /// What follows from a key that the app set.
  private mutating func note(_ key: ViewKey, of view: ViewIndex) {
    states[view].actual[key] = nil
    switch key {
    case .isHidden: states[view].isHidden = hierarchy.views[view].flags.contains(.isHidden)
    case .isUserInteractionEnabled: states[view].takesTouches = hierarchy.takesTouches(view)
    case .textColor: states[view].isTextClear = hierarchy.text(.textColor, of: view) == "clear"
    case .constraints: waitForLayout(of: view)
    case .layoutDirection: followDirection(from: view)
    // UIKit keeps one text, whichever way it was set last.
    case .text: hierarchy.apply(.remove(.attributedText, of: view))
    case .attributedText:
      hierarchy.apply(.remove(.text, of: view))
      states[view].actual[.text] = nil
    case .hasWindow where view == 0:
      for view in subtree(of: 0) { waitingForLayout.insert(view) }
    case .layer, .clipsToBounds:
      for key in [ViewKey.layer, .clipsToBounds] { states[view].actual[key] = nil }
    default: noteTableKey(key, of: view)
    }
  }

  /// A layout direction holds for a view and all in it that does not say another, templates too.
  mutating func followDirection(from root: ViewIndex) {
    var waiting = [root]
    while let view = waiting.popLast() {
      let above = hierarchy.views[view].parent.map { hierarchy.views[$0].flags } ?? []
      let own = hierarchy.text(.layoutDirection, of: view).map { $0 == "rtl" || $0 == "rightToLeft" }
      hierarchy.views[view].flags.followDirection(above, own)
      waiting += children[view]
      waiting += hierarchy.children(of: view).filter { hierarchy.views[$0].place.isTemplate }
    }
  }

  private mutating func noteTableKey(_ key: ViewKey, of view: ViewIndex) {
    guard let table = states[view].table else { return }
    switch key {
    case .isScrollEnabled:
      states[view].table?.isScrollEnabled = hierarchy.boolean(.isScrollEnabled, of: view) ?? true
    case .rowHeight: states[view].table?.givenRowHeight = hierarchy.number(.rowHeight, of: view) ?? -1
    case .dataSource:
      if !table.shown.isEmpty { events.assumed.append((.newSourceDoesNotReload, view)) }
      states[view].table?.isDummy = false
    case .delegate: states[view].table?.isDelegateDummy = false
    default: break
    }
  }
}
