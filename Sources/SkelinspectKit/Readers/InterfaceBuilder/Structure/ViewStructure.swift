/// Which elements are views, and where each stands in the view around it.
struct ViewStructure {
  let xml: XMLTree
  /// The ids of what size classes leave out.
  let uninstalled: Uninstalled

  /// The views under one key of a view.
  struct Holder {
    let key: ViewKey
    var views: [Int]
  }

  /// A class's element, or any other in a list of subviews or with a frame.
  func isView(_ element: Int) -> Bool {
    if ViewElements.className(of: xml.name(of: element), in: xml.source) != nil { return true }
    if let parent = xml.parent(of: element), xml.isNamed(parent, "subviews") {
      return !xml.isNamed(element, "subviews")
    }
    return xml.children(of: element).contains { xml.isNamed($0, "rect") && xml.hasKey($0, "frame") }
  }

  /// What UIKit's properties it has: a custom class has those of its element.
  func viewClass(of element: Int) -> ViewClass {
    if let custom = xml.customClass(of: element), let viewClass = ViewClass(named: xml.text(of: custom)) {
      return viewClass
    }
    return ViewClass(named: xml.viewClassName(of: element)) ?? .view
  }

  /// The views that stand directly in a view, by the key that holds them.
  func holders(of view: Int) -> [Holder] {
    let family = viewClass(of: view).family
    var holders: [Holder] = []
    func add(_ element: Int, to key: ViewKey) {
      guard isView(element), !uninstalled.contains(element, of: xml) else { return }
      if let index = holders.firstIndex(where: { $0.key == key }) {
        if key.shape == .views { holders[index].views.append(element) }
      } else {
        holders.append(Holder(key: key, views: [element]))
      }
    }
    for child in xml.children(of: view) {
      if xml.isNamed(child, "subviews") {
        let key: ViewKey = xml.isNamed(view, "stackView") && family == .stack ? .arrangedSubviews : .subviews
        for subview in xml.children(of: child) { add(subview, to: key) }
      } else if xml.isNamed(child, "prototypes") || xml.isNamed(child, "cells") {
        guard family.isCollection else { continue }
        for cell in xml.children(of: child) { add(cell, to: .prototypes) }
      } else if xml.isNamed(child, "sections") {
        // Static cells are on screen when show comes, as a table's other subviews.
        for cell in staticCells(in: child) { add(cell, to: .subviews) }
      } else if let key = key(of: child, in: family) {
        add(child, to: key)
      }
    }
    return holders
  }

  private func staticCells(in sections: Int) -> [Int] {
    xml.children(of: sections).flatMap { section in
      xml.children(of: section).filter { xml.isNamed($0, "cells") }.flatMap { Array(xml.children(of: $0)) }
    }
  }

  /// The key of a view that stands in another one by its attribute `key`; nil for what is not in it until
  /// later, such as the background of a selected cell.
  private func key(of element: Int, in family: ViewClass.Family) -> ViewKey? {
    guard let attribute = xml.attribute("key", of: element),
      xml.source.holds("View", at: attribute.value.upperBound - 4, count: 4), isView(element)
    else { return nil }
    switch xml.text(of: attribute) {
    case "contentView": return ViewKey.contentView.place(in: family) == nil ? .subviews : .contentView
    case "tableHeaderView" where family == .table: return .tableHeaderView
    case "tableFooterView" where family == .table: return .tableFooterView
    case "backgroundView" where ViewKey.backgroundView.place(in: family) != nil: return .backgroundView
    case "accessoryView" where family == .tableCell: return .subviews
    case "sectionHeaderView" where family == .collection, "sectionFooterView" where family == .collection:
      return .supplementaryViews
    default: return nil
    }
  }
}

extension XMLTree {
  /// The value of `customClass`, if there is one.
  func customClass(of element: Int) -> Attribute? {
    attribute("customClass", of: element).flatMap { $0.value.isEmpty ? nil : $0 }
  }

  func isString(_ element: Int) -> Bool { isNamed(element, "string") || isNamed(element, "mutableString") }

  /// A view's class in UIKit or another framework, before a custom class: what the element's name says.
  func viewClassName(of element: Int) -> String {
    source.viewClassName(ofElementNamed: name(of: element))
  }

  /// Whether an element is its parent's property of that name.
  func hasKey(_ element: Int, _ key: StaticString) -> Bool {
    says("key", key, in: element)
  }

  /// Whether an attribute of an element has some value.
  func says(_ name: StaticString, _ value: StaticString, in element: ElementIndex) -> Bool {
    attribute(name, of: element).map { source.isEqual($0.value, value) } ?? false
  }
}

extension SourceText {
  func viewClassName(ofElementNamed range: Range<Int>) -> String {
    if let known = ViewElements.className(of: range, in: self) { return known }
    let name = string(range)
    return ViewClass(named: "UI\(name.prefix(1).uppercased())\(name.dropFirst())")?.name
      ?? ViewClass.view.name
  }
}
