/// What a type of the project comes from, worked out once.
struct Lineage: Sendable {
  /// Itself and the types that it inherits from, as far as the project declares them, the nearest first.
  let ancestors: [Int]
  /// All declarations of its members: its own, its extensions', then those of what it inherits from.
  let parts: [Int]
  /// The types outside the project that it inherits from or adopts.
  let foreign: [TypeText]
  /// All supertypes that are written, protocols of protocols included.
  let supertypes: [TypeText]
  let nature: CodeNature
  /// What the project adds to the protocols that it adopts and to the classes outside that it inherits from.
  var outside: [Int]
}

extension CodeTypes {
  func parts(of type: Int) -> [Int] { lineages[type].parts }
  func foreignSupertypes(of type: Int) -> [TypeText] { lineages[type].foreign }
  func supertypeNames(of type: Int) -> [TypeText] { lineages[type].supertypes }
  func nature(of type: Int) -> CodeNature { lineages[type].nature }

  /// The types that adopt a protocol.
  func adopters(of declaration: Int) -> [Int] { adopters[declarations[declaration].name] ?? [] }

  /// Of a protocol that one class of views or controllers adopts, and nothing else, that class; any other type itself.
  func onlyAdopter(of declaration: Int) -> Int {
    guard declarations[declaration].isProtocol else { return declaration }
    let all = adopters(of: declaration)
    return all.count == 1 && nature(of: all[0]) != .other ? all[0] : declaration
  }

  /// By the names of the protocols.
  func findAdopters() -> [String: [Int]] {
    var adopters: [String: [Int]] = [:]
    for type in declarations.indices where !declarations[type].isExtension && !declarations[type].isProtocol {
      for name in Set(supertypeNames(of: type).map { resolved(TypeText(name: $0.lastName)).lastName })
      where hasProtocol(name) {
        adopters[name, default: []].append(type)
      }
    }
    return adopters
  }

  /// A cell, header or footer.
  func isCell(_ type: Int) -> Bool {
    let viewClass = nature(of: type).viewClass
    return viewClass?.family.hasContentView == true || viewClass == .reusableView
  }

  /// The nature of a class by its name, which may be UIKit's.
  func nature(named name: String, near file: Int) -> CodeNature {
    if let type = type(name, near: file) { return nature(of: type) }
    return CodeNature(foreign: TypeText.lastName(of: name)) ?? .other
  }

  /// What the layers of a class of the project's own are that is a gradient and neither draws nor lays out anything.
  func layerKind(of type: Int) -> Sublayer.Kind? {
    guard nature(of: type) == .other,
      foreignSupertypes(of: type).contains(where: { $0.lastName == Sublayer.Kind.gradient.rawValue })
    else { return nil }
    let drawing = ["draw", "display", "layoutSublayers"]
    return drawing.allSatisfy { functions($0, of: type).isEmpty } ? .gradient : nil
  }

  /// Whether a view's class comes from one that is neither UIKit's nor the project's, which may mark it.
  func isOpen(_ name: String, near file: Int) -> Bool {
    let last = TypeText.lastName(of: name)
    guard ViewClass(named: last) == nil, let type = type(name, near: file) else { return false }
    return !foreignSupertypes(of: type).contains { ViewClass(named: $0.lastName) != nil }
  }

  func makeLineage(of type: Int) -> Lineage {
    guard !declarations[type].isExtension else {
      return Lineage(
        ancestors: [], parts: [type], foreign: [], supertypes: declarations[type].supertypes, nature: .other,
        outside: [])
    }
    let ancestors = ancestors(andItself: type)
    let parts = ancestors.flatMap { [$0] + extensions(of: $0) }
    let foreign = parts.flatMap { part in
      zip(declarations[part].supertypes, ownSupertypes[part]).lazy.filter { $1 == nil }.map(\.0)
    }
    let supertypes = supertypes(of: parts)
    let nature = nature(of: parts, foreign)
    return Lineage(
      ancestors: ancestors, parts: parts, foreign: foreign, supertypes: supertypes, nature: nature,
      outside: supertypes.flatMap { protocolParts($0.name) } + outside.parts(ofAll: foreign.map(\.lastName))
        + outside[nature])
  }

  /// One that inherits from itself ends there.
  private func ancestors(andItself type: Int) -> [Int] {
    var chain = [type]
    while let next = superclass(of: chain[chain.count - 1]), !chain.contains(next), chain.count < 64 {
      chain.append(next)
    }
    return chain
  }

  /// A class comes first in its list of supertypes, if it has one.
  private func superclass(of type: Int) -> Int? {
    for case let found? in ownSupertypes[type] where !declarations[found].isProtocol { return found }
    return nil
  }

  private func supertypes(of parts: [Int]) -> [TypeText] {
    var names: [TypeText] = []
    var work = parts
    var seen = Set(parts)
    while let part = work.popLast() {
      names += declarations[part].supertypes
      for case let found? in ownSupertypes[part] where seen.insert(found).inserted { work.append(found) }
    }
    return names
  }

  private func nature(of parts: [Int], _ foreign: [TypeText]) -> CodeNature {
    for supertype in foreign {
      if let nature = CodeNature(foreign: supertype.lastName) { return nature }
    }
    // Of a class whose superclass is another module's and is called a cell its initialisers tell which.
    guard foreign.contains(where: { $0.lastName.hasSuffix("Cell") }) else { return .other }
    let isOfTable = functions("init", in: parts).contains { $0.hasLabel("reuseIdentifier") }
    return .view(isOfTable ? .tableCell : .collectionCell)
  }
}

/// What a class is to UIKit.
enum CodeNature: Equatable, Sendable {
  case view(ViewClass)
  case controller
  case tableController
  case collectionController
  case other

  /// Of a class that the project does not declare; nil where its name says nothing.
  init?(foreign name: String) {
    if let viewClass = ViewClass(named: name) {
      self = .view(viewClass)
    } else if name == "UITableViewController" {
      self = .tableController
    } else if name == "UICollectionViewController" {
      self = .collectionController
    } else if name.hasSuffix("ViewController") || name.hasSuffix("Controller") && name.hasPrefix("UI") {
      self = .controller
    } else if let name = Self.endings.first(where: { name.hasSuffix($0) && name != $0 }),
      let viewClass = ViewClass(named: "UI" + name)
    {
      // A class of another module is what its name says.
      self = .view(viewClass)
    } else {
      return nil
    }
  }

  /// Of Apple's frameworks beside UIKit: nothing in them is marked, and none is a label.
  static let applesViews: Set = [
    "MKMapView", "MKAnnotationView", "MKMarkerAnnotationView", "MKPinAnnotationView", "WKWebView", "MTKView",
    "SCNView", "SKView", "ARView", "ARSCNView", "ARSKView", "GLKView", "PDFView", "PDFThumbnailView",
    "LPLinkView",
    "PHLivePhotoView", "AVRoutePickerView", "MPVolumeView",
  ]

  private static let endings = [
    "TableViewCell", "CollectionViewCell", "CollectionReusableView", "TableViewHeaderFooterView", "TableView",
    "CollectionView", "ScrollView", "StackView", "ImageView", "TextView", "TextField", "Label", "Button",
    "Control",
    "View",
  ]

  var viewClass: ViewClass? { if case .view(let viewClass) = self { viewClass } else { nil } }

  var isController: Bool {
    switch self {
    case .controller, .tableController, .collectionController: true
    case .view, .other: false
    }
  }
}

extension ViewClass {
  /// It and the classes of UIKit that it inherits from, the nearest first, then what all views are.
  var lineage: [String] {
    sequence(first: self) { $0.superclass }.map(\.name) + ["UIResponder", "NSObject"]
  }
}
