/// What the project adds to classes that it does not declare, worked out once: extensions of UIKit's classes, and of
/// the protocols that it makes these adopt.
struct OutsideParts: Sendable {
  /// Of one class by itself.
  private var exact: [String: [Int]] = [:]
  /// Of UIKit's classes of views, with all that each inherits from.
  private var byView: [[Int]] = []
  private var byController: [String: [Int]] = [:]
  /// Of an object of no known class.
  private var ofObject: [Int] = []

  init() {}

  /// - Parameters:
  ///   - extensions: the numbers of those of classes that the project does not declare.
  ///   - protocolParts: a protocol and its extensions, by its name.
  init(
    _ extensions: [String: [Int]], _ declarations: [CodeTypes.Declaration], _ protocolParts: (String) -> [Int]
  ) {
    for (name, own) in extensions {
      exact[name] = own + own.flatMap { declarations[$0].supertypes }.flatMap { protocolParts($0.name) }
    }
    byView = ViewClass.allNames.indices.map { parts(ofAll: ViewClass(index: $0).lineage) }
    for name in ["UIViewController", "UITableViewController", "UICollectionViewController"] {
      byController[name] = parts(ofAll: Self.controllers(from: name))
    }
    ofObject = self[exactly: "NSObject"]
  }

  /// Of one class, and of the protocols that the project makes it adopt.
  subscript(exactly name: String) -> [Int] { exact[name] ?? [] }

  func parts(ofAll names: [String]) -> [Int] { names.flatMap { self[exactly: $0] } }

  /// Of a class with all that it inherits from, by its name.
  subscript(named name: String) -> [Int] {
    if let viewClass = ViewClass(named: name) { return byView[Int(viewClass.index)] }
    if exact.isEmpty { return [] }
    return name.hasSuffix("Controller")
      ? parts(ofAll: Self.controllers(from: name))
      : parts(ofAll: [name, "UIView", "UIResponder", "NSObject"])
  }

  /// Of all classes of UIKit that one of some nature inherits from.
  subscript(nature: CodeNature) -> [Int] {
    switch nature {
    case .view(let viewClass): byView.isEmpty ? [] : byView[Int(viewClass.index)]
    case .tableController: byController["UITableViewController"] ?? []
    case .collectionController: byController["UICollectionViewController"] ?? []
    case .controller: byController["UIViewController"] ?? []
    case .other: ofObject
    }
  }

  private static func controllers(from name: String) -> [String] {
    (name == "UIViewController" ? [] : [name]) + ["UIViewController", "UIResponder", "NSObject"]
  }
}

extension CodeTypes {
  /// Extensions of Swift's lists whose elements are views.
  func findListParts() -> [Int] {
    Self.lists.flatMap { extensions(ofForeign: $0) }.filter { part in
      declarations[part].requirements.allSatisfy { requirement in
        guard
          requirement.name == "Element" || requirement.name == "Iterator.Element"
            || requirement.name == "Wrapped"
        else { return true }
        let name = requirement.type.name
        if ViewClass(named: name) != nil || name == "T" { return true }
        guard let declaration = type(name, near: declarations[part].place.file) else { return false }
        return declarations[declaration].isProtocol || nature(of: declaration).viewClass != nil
      }
    }
  }

  private static let lists = [
    "Array", "Sequence", "Collection", "MutableCollection", "RangeReplaceableCollection",
    "RandomAccessCollection", "BidirectionalCollection",
  ]
}
