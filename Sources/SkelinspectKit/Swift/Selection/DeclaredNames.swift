/// What a file declares, by the names that others may use.
struct DeclaredNames {
  struct TypeName {
    let name: SwiftNameSum
    let isClass: Bool
    let supertypes: [SwiftNameSum]
  }

  private(set) var types: [TypeName] = []
  /// Types and extensions, with the numbers of those that they stand in.
  private var containers: [(name: SwiftNameSum, owner: Int?, isExtension: Bool)] = []
  private(set) var extensions: [TypeName] = []
  /// Free functions, and those of extensions.
  private var functions: [SwiftNameSum] = []
  /// Extensions by names that may be UIKit's or Swift's own, where they can have what a view, a cell's identifier,
  /// a list or a layer needs.
  private(set) var foreignExtensions: [SwiftNameSum] = []

  init(_ outline: SwiftOutline) {
    // For each declaration, its number among the containers.
    var numbers: [Int?] = []
    outline.source.padded.withUnsafeBufferPointer { bytes in
      for declaration in outline.declarations {
        numbers.append(declaration.isType ? containers.count : nil)
        switch declaration.kind {
        case .function:
          let isOpen =
            declaration.owner.map { outline.declarations[$0].kind == .extensionDeclaration } ?? true
          if isOpen { functions.append(SwiftNameSum(bytes, Range(declaration.name))) }
        default:
          let name = SwiftNameSum(bytes, bytes.lastName(in: declaration.name))
          let supertypes = outline.supertypes(of: declaration).map {
            SwiftNameSum(bytes, bytes.lastName(in: $0))
          }
          let type = TypeName(name: name, isClass: declaration.kind == .classType, supertypes: supertypes)
          let isExtension = declaration.kind == .extensionDeclaration
          containers.append((name, declaration.owner.flatMap { numbers[$0] }, isExtension))
          if isExtension {
            extensions.append(type)
            if Self.isForeignKind(outline.lastName(declaration)) { foreignExtensions.append(name) }
          } else {
            types.append(type)
          }
        }
      }
    }
  }

  /// Whether one of some names is declared; extensions of the project's own types belong to these.
  func declares(_ words: Set<SwiftNameSum>) -> Bool {
    if functions.contains(where: words.contains) { return true }
    // A type in another one is named together with it.
    var areNamed: [Bool] = []
    for container in containers {
      let isNamed = words.contains(container.name) && container.owner.map { areNamed[$0] } ?? true
      if isNamed, !container.isExtension { return true }
      areNamed.append(isNamed)
    }
    return false
  }

  private static let foreignKinds: Set = [
    "NSObject", "UIResponder", "Array", "Sequence", "Collection", "UINib",
    "UIColor", "CGColor", "CGFloat", "CGPoint", "TimeInterval", "CALayer", "CAGradientLayer", "CAAnimation",
    "CABasicAnimation", "CAAnimationGroup", "CAKeyframeAnimation", "CAMediaTimingFunction",
  ]

  /// A class of UIKit's or Swift's whose extension may matter.
  private static func isForeignKind(_ name: String) -> Bool {
    foreignKinds.contains(name) || CodeNature(foreign: name) != nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Of `Outer.Inner<Item>`, where `Inner` stands.
  func lastName(in range: Range<UInt32>) -> Range<Int> {
    let range = Range(range)
    let end = self[range].firstIndex(of: UInt8(ascii: "<")) ?? range.upperBound
    let dot = self[range.lowerBound..<end].lastIndex(of: UInt8(ascii: "."))
    return (dot.map { $0 + 1 } ?? range.lowerBound)..<end
  }
}

extension SwiftOutline {
  func lastName(_ declaration: Declaration) -> String {
    let name = name(of: declaration)
    return name.utf8.contains(UInt8(ascii: ".")) || name.utf8.contains(UInt8(ascii: "<"))
      ? TypeText(name)?.lastName ?? name : name
  }
}
