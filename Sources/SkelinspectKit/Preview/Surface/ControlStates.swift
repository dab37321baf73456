/// What files and code say of controls.
extension Hierarchy {
  func controlState(of view: ViewIndex) -> ControlState {
    var state = nibState(of: view)
    if let isOn = boolean(.isOn, of: view) { state.isOn = isOn }
    if let progress = number(.progress, of: view) { state.filled = min(max(progress, 0), 1) }
    if let pages = integer(.numberOfPages, of: view) { state.pages = min(max(pages, 0), 100) }
    if let items = texts(.items, of: view) {
      let isNavigation = views[view].viewClass.name == "UINavigationBar"
      (state.captions, state.selected) = (Array(isNavigation ? items.suffix(1) : items.prefix(20)), -1)
    }
    let selected = integer(.selectedSegmentIndex, of: view) ?? integer(.currentPage, of: view)
    if let selected { state.selected = selected }
    state.tint = tint(of: view)
    let own = Self.inkKeys[views[view].viewClass.name].flatMap { saidColor($0, of: view) ?? nil }
    state.ink =
      own ?? (["UISlider", "UIProgressView"].contains(views[view].viewClass.name) ? state.tint : nil)
    return state
  }

  private static let inkKeys: [String: ViewKey] = [
    "UISwitch": .onTintColor, "UISlider": .minimumTrackTintColor, "UIProgressView": .progressTintColor,
    "UISegmentedControl": .selectedSegmentTintColor, "UIPageControl": .currentPageIndicatorTintColor,
    "UINavigationBar": .barTintColor, "UIToolbar": .barTintColor, "UITabBar": .barTintColor,
  ]

  /// Its own, or that of the nearest view around it that says one.
  func tint(of view: ViewIndex) -> SchemeColor {
    outwards(from: view).lazy.compactMap { self.saidColor(.tintColor, of: $0) ?? nil }.first ?? .tint
  }
}
