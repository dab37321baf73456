/// What a control shows as its app starts.
struct ControlState: Hashable, Sendable {
  var isOn = false
  /// How much of a slider or progress view is filled, from 0 to 1.
  var filled = 0.5
  /// Titles of segments or of a bar's items, empty where they have images.
  var captions: [String] = []
  /// Of the segments or pages, from 0.
  var selected = 0
  var pages = 3
}

/// What a file or code says of controls, which pictures alone ask for.
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
    return state
  }

  /// Of the navigation item of the controller whose view the root is; nil where it has none.
  var nibTitle: String? {
    guard let root = views.first, let xml = tree(of: 0).xml?.tree, let view = xml.element(at: root.node),
      let controller = xml.parent(of: view),
      let item = xml.children(of: controller).first(where: { xml.isNamed($0, "navigationItem") })
    else { return nil }
    return xml.text(ofAttribute: "title", of: item) ?? ""
  }

  private func nibState(of view: ViewIndex) -> ControlState {
    var state = ControlState()
    guard let xml = tree(of: view).xml?.tree, let element = xml.element(at: views[view].node) else {
      return state
    }
    func number(_ name: StaticString) -> Double? {
      xml.text(ofAttribute: name, of: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
    func whole(_ name: StaticString, _ standard: Int) -> Int {
      number(name).map { Int(min(max($0, -1), 100)) } ?? standard
    }
    switch views[view].viewClass.name {
    case "UISwitch": state.isOn = xml.text(ofAttribute: "on", of: element) == "YES"
    case "UIProgressView": state.filled = min(max(number("progress") ?? 0, 0), 1)
    case "UISlider":
      let (low, high) = (number("minValue") ?? 0, number("maxValue") ?? 1)
      let value = min(max(number("value") ?? low, low), max(low, high))
      state.filled = high > low ? (value - low) / (high - low) : 0
    case "UIPageControl": (state.pages, state.selected) = (whole("numberOfPages", 0), whole("currentPage", 0))
    case "UISegmentedControl":
      state.captions = xml.titles(of: "segment", in: element)
      state.selected = whole("selectedSegmentIndex", -1)
    case "UINavigationBar": state.captions = Array(xml.titles(of: "navigationItem", in: element).suffix(1))
    case "UIToolbar": state.captions = xml.titles(of: "barButtonItem", in: element)
    case "UITabBar": state.captions = xml.titles(of: "tabBarItem", in: element)
    default: break
    }
    return state
  }

  /// Whether no word stands in a view of Interface Builder's that has none: code finds views by their names.
  func isWordlessInNib(_ view: ViewIndex) -> Bool { tree(of: view).xml != nil && id(of: view) == nil }
}

extension XMLTree {
  /// Of the first twenty elements of that name.
  fileprivate func titles(of name: StaticString, in element: ElementIndex) -> [String] {
    (element + 1..<end(of: element)).lazy.filter { isNamed($0, name) }.prefix(20).map {
      text(ofAttribute: "title", of: $0) ?? ""
    }
  }
}
