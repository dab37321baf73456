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

/// The elements that stand for views in Interface Builder's files, and the classes that they make.
///
/// Xcode names an element after its class: `imageView` is a `UIImageView`.
enum ViewElements {
  static func className(of element: Range<Int>, in source: SourceText) -> String? {
    names.index(of: element, in: source.padded).map { all[$0].className }
  }

  private static let names = NameTable(all.map(\.element))

  private static let all: [(element: String, className: String)] = [
    // UIKit
    ("view", "UIView"), ("label", "UILabel"), ("imageView", "UIImageView"), ("button", "UIButton"),
    ("stackView", "UIStackView"), ("textField", "UITextField"), ("textView", "UITextView"),
    ("tableView", "UITableView"), ("tableViewCell", "UITableViewCell"),
    ("tableViewCellContentView", "UITableViewCellContentView"),
    ("tableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    ("collectionView", "UICollectionView"), ("collectionViewCell", "UICollectionViewCell"),
    ("collectionViewCellContentView", "UICollectionViewCellContentView"),
    ("collectionReusableView", "UICollectionReusableView"),
    ("scrollView", "UIScrollView"), ("containerView", "UIView"), ("control", "UIControl"),
    ("activityIndicatorView", "UIActivityIndicatorView"), ("calendarView", "UICalendarView"),
    ("colorWell", "UIColorWell"), ("contentUnavailableView", "UIContentUnavailableView"),
    ("datePicker", "UIDatePicker"), ("pageControl", "UIPageControl"), ("pickerView", "UIPickerView"),
    ("progressView", "UIProgressView"), ("refreshControl", "UIRefreshControl"),
    ("searchBar", "UISearchBar"), ("searchTextField", "UISearchTextField"),
    ("segmentedControl", "UISegmentedControl"), ("slider", "UISlider"), ("stepper", "UIStepper"),
    ("switch", "UISwitch"), ("navigationBar", "UINavigationBar"), ("tabBar", "UITabBar"),
    ("toolbar", "UIToolbar"), ("visualEffectView", "UIVisualEffectView"), ("webView", "UIWebView"),
    ("window", "UIWindow"), ("inputView", "UIInputView"),
    // Apple's other frameworks
    ("adBannerView", "ADBannerView"), ("arskView", "ARSKView"), ("arscnView", "ARSCNView"),
    ("arView", "ARView"), ("avPlayerView", "AVPlayerView"), ("captureVideoPreviewView", "UIView"),
    ("glkView", "GLKView"), ("locationButton", "CLLocationButton"), ("mapView", "MKMapView"),
    ("mtkView", "MTKView"), ("pdfView", "PDFView"), ("previewView", "QLPreviewView"),
    ("sceneKitView", "SCNView"), ("scnView", "SCNView"), ("skView", "SKView"), ("wkWebView", "WKWebView"),
  ]
}

/// The views and constraints that size classes leave out on a phone held upright.
///
/// Files before Xcode 8 carry a mask for a view's subviews and constraints in each `<variation>`; later ones
/// do so where "Installed" was taken back. A view that only a phone lacks is on other devices: it counts.
struct Uninstalled {
  private var ids: Set<String> = []
  /// In the file's order.
  private var changes: [Change] = []

  mutating func add(_ variation: Int, of xml: XMLTree) {
    guard let rank = xml.phoneRank(of: variation) else { return }
    for mask in xml.children(of: variation) where xml.isNamed(mask, "mask") {
      let isOfViews = xml.hasKey(mask, "subviews")
      guard isOfViews || xml.hasKey(mask, "constraints") else { continue }
      for element in xml.children(of: mask) {
        guard let reference = xml.attribute("reference", of: element) else { continue }
        let isIncluded = xml.isNamed(element, "include")
        guard isIncluded || xml.isNamed(element, "exclude"), isIncluded || rank == 0 || !isOfViews else {
          continue
        }
        let id = xml.source.string(reference.value)
        changes.append(Change(rank: rank, isIncluded: isIncluded, id: id))
      }
    }
  }

  /// After the last variation is added: what is said for both size classes comes after what is said for one, and
  /// that after the default.
  mutating func settle() {
    for rank in 0...2 {
      for change in changes where change.rank == rank {
        if change.isIncluded { ids.remove(change.id) } else { ids.insert(change.id) }
      }
    }
    changes = []
  }

  private struct Change {
    let rank: Int
    let isIncluded: Bool
    let id: String
  }

  func contains(_ element: Int, of xml: XMLTree) -> Bool {
    guard !ids.isEmpty, let id = xml.attribute("id", of: element) else { return false }
    return ids.contains(xml.source.string(id.value))
  }
}

/// What `<variation>` elements change on a phone held upright: compact width, regular height.
///
/// Interface Builder keeps an attribute or property for some size classes in a `<variation>` of the element.
extension XMLTree {
  /// The variations of an element that hold there, those for one size class after those for both.
  func phoneVariations(of element: ElementIndex) -> [ElementIndex] {
    var found: [(element: ElementIndex, rank: Int)] = []
    for child in children(of: element) where isNamed(child, "variation") {
      if let rank = phoneRank(of: child), rank > 0 { found.append((child, rank)) }
    }
    if found.count < 2 { return found.map(\.element) }
    return found.sorted { ($1.rank, $1.element) < ($0.rank, $0.element) }.map(\.element)
  }

  /// An attribute as it is on a phone.
  func phoneAttribute(_ name: StaticString, of element: ElementIndex) -> Attribute? {
    for variation in phoneVariations(of: element) {
      if let attribute = attribute(name, of: variation) { return attribute }
    }
    return attribute(name, of: element)
  }

  /// How many size classes a variation names: 0 for the default, 2 at most; nil where it is for other
  /// devices.
  func phoneRank(of variation: ElementIndex) -> Int? {
    if hasKey(variation, "default") { return 0 }
    guard let key = attribute("key", of: variation) else { return nil }
    let parts = text(of: key).split(separator: "-")
    let isPhone = parts.allSatisfy { $0 == "widthClass=compact" || $0 == "heightClass=regular" }
    return isPhone && !parts.isEmpty ? parts.count : nil
  }
}
