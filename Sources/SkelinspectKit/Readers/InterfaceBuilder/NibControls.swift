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
  /// Of what stands out in it; nil for UIKit's own.
  var ink: SchemeColor?
  var tint = SchemeColor.tint
}

/// What a storyboard or xib says of controls and bars, which pictures alone ask for.
extension Hierarchy {
  /// Of the navigation controller that begins with the root's controller.
  var nibBar: XMLTree.ElementIndex? {
    guard let xml = tree(of: 0).xml?.tree, nibItem != nil, let controller = nibController,
      let id = xml.text(ofAttribute: "id", of: controller)
    else { return nil }
    let segue = xml.elements.indices.first {
      xml.isNamed($0, "segue") && xml.says("relationship", "rootViewController", in: $0)
        && xml.text(ofAttribute: "destination", of: $0) == id
    }
    let navigation = segue.flatMap { xml.parent(of: $0) }.flatMap { xml.parent(of: $0) }
    return navigation.flatMap { xml.children(of: $0).first { xml.hasKey($0, "navigationBar") } }
  }

  /// Whether the bar has the title under it, in large letters; nil where the file does not say so.
  var hasLargeNibTitle: Bool? {
    guard let bar = nibBar, let xml = tree(of: 0).xml?.tree, xml.says("largeTitles", "YES", in: bar) else {
      return nil
    }
    return nibItem.map { !xml.says("largeTitleDisplayMode", "never", in: $0) }
  }

  private var nibController: XMLTree.ElementIndex? {
    guard !views.isEmpty, let (xml, root) = nibElement(of: 0) else { return nil }
    return xml.parent(of: root)
  }

  /// What a view is in Interface Builder.
  func nibElement(of view: ViewIndex) -> (xml: XMLTree, element: XMLTree.ElementIndex)? {
    guard let xml = tree(of: view).xml?.tree, let element = xml.element(at: views[view].node) else {
      return nil
    }
    return (xml, element)
  }

  private var nibItem: XMLTree.ElementIndex? {
    guard let xml = tree(of: 0).xml?.tree, let controller = nibController else { return nil }
    return xml.children(of: controller).first { xml.isNamed($0, "navigationItem") }
  }

  /// Of the navigation item of the controller whose view the root is; nil where it has none.
  var nibTitle: String? {
    nibItem.map { tree(of: 0).xml?.tree.text(ofAttribute: "title", of: $0) ?? "" }
  }

  /// As a storyboard or xib says.
  func nibState(of view: ViewIndex) -> ControlState {
    var state = ControlState()
    guard let (xml, element) = nibElement(of: view) else { return state }
    func number(_ name: StaticString) -> Double? { xml.number(name, of: element) }
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

  /// Whether an image view or button shows a symbol of the system, which UIKit draws in its tint.
  func isNibSymbol(_ view: ViewIndex) -> Bool {
    guard let (xml, element) = nibElement(of: view) else { return false }
    let state = xml.children(of: element).first { xml.hasKey($0, "normal") }
    return [element, state].compactMap(\.self).contains { xml.says("catalog", "system", in: $0) }
  }

  /// Whether no word stands in a view of Interface Builder's that has none: code finds views by their names.
  func isWordlessInNib(_ view: ViewIndex) -> Bool { tree(of: view).xml != nil && id(of: view) == nil }
}

extension XMLTree {
  /// A finite number that an attribute says.
  func number(_ name: StaticString, of element: ElementIndex) -> Double? {
    text(ofAttribute: name, of: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Of the first twenty elements of that name.
  fileprivate func titles(of name: StaticString, in element: ElementIndex) -> [String] {
    (element + 1..<end(of: element)).lazy.filter { isNamed($0, name) }.prefix(20).map {
      text(ofAttribute: "title", of: $0) ?? ""
    }
  }
}
