/// Which files of a large project are read as a whole: those that have to do with skeletons. Of the others it is enough
/// to know what they declare.
struct SourceSelection {
  /// Bytes of all files together up to which every file is read.
  private static let smallProject = 1_500_000

  let outlines: [SwiftOutline]
  private(set) var isSelected: [Bool]
  private var declaring: [String: [Int]] = [:]

  init(_ sources: [SourceText]) {
    outlines = sources.map { SwiftOutline($0) }
    let size = sources.reduce(0) { $0 + $1.count }
    if size <= Self.smallProject || sources.count == 1 {
      isSelected = Array(repeating: true, count: sources.count)
      return
    }
    isSelected = outlines.map { $0.mentionsSkeletons && $0.mayHoldViews }
    for (file, outline) in zip(0..., outlines) {
      for declaration in outline.declarations where declaration.isType {
        declaring[outline.lastName(declaration), default: []].append(file)
      }
    }
  }

  /// Selects what the files that are selected need of others.
  ///
  /// - Parameter trees: of the files that are selected.
  mutating func selectNeeded(by trees: [SwiftTree?]) {
    guard isSelected.contains(false) else { return }
    let words = Self.words(of: trees)
    let helpers = self.helpers
    for (file, outline) in zip(0..., outlines) where !isSelected[file] {
      isSelected[file] = declares(words, in: outline) || helpers.isCalled(in: outline.source)
    }
    selectRelatives()
  }

  /// Subclasses and superclasses of what is declared in files that are selected.
  private mutating func selectRelatives() {
    for _ in 0..<4 {
      var own: Set<String> = []
      var above: Set<String> = []
      for (file, outline) in zip(0..., outlines) where isSelected[file] {
        for declaration in outline.declarations where declaration.isType {
          own.insert(outline.lastName(declaration))
          for supertype in outline.supertypes(of: declaration) {
            TypeText(outline.string(supertype)).map { _ = above.insert($0.lastName) }
          }
        }
      }
      var isGrowing = false
      for (file, outline) in zip(0..., outlines) where !isSelected[file] {
        let isRelative = outline.declarations.contains { declaration in
          guard declaration.isType else { return false }
          if above.contains(outline.lastName(declaration)) { return true }
          return declaration.kind == .classType
            && outline.supertypes(of: declaration).contains {
              TypeText(outline.string($0)).map { own.contains($0.lastName) } ?? false
            }
        }
        if isRelative { (isSelected[file], isGrowing) = (true, true) }
      }
      if !isGrowing { break }
    }
  }

  /// The names that code uses.
  private static func words(of trees: [SwiftTree?]) -> Set<String> {
    var words: Set<String> = []
    for tree in trees.lazy.compactMap(\.self) {
      for node in tree.nodes.indices {
        switch tree.kind(node) {
        case .identifier, .member: words.insert(tree.name(node))
        case .annotation, .supertype: TypeText(tree.name(node)).map { _ = words.insert($0.lastName) }
        default: break
        }
      }
    }
    return words
  }

  /// Whether a file declares what others name: a type, a function of its own, or one in an extension.
  private func declares(_ words: Set<String>, in outline: SwiftOutline) -> Bool {
    outline.declarations.contains { declaration in
      switch declaration.kind {
      case .extensionDeclaration:
        return declaring[outline.lastName(declaration)] == nil
          && Self.isForeignKind(outline.lastName(declaration))
      case .function:
        guard declaration.owner.map({ outline.declarations[$0].kind == .extensionDeclaration }) ?? true else {
          return false
        }
        return words.contains(outline.name(of: declaration))
      case .variable: return false
      default: return words.contains(outline.lastName(declaration))
      }
    }
  }

  /// A class of UIKit's or Swift's whose extension may have what a view, a cell's identifier or a list needs.
  private static func isForeignKind(_ name: String) -> Bool {
    CodeNature(foreign: name) != nil
      || ["NSObject", "UIResponder", "Array", "Sequence", "Collection", "UINib"].contains(name)
  }

  /// The functions that act on what they are given or called on, in the files that speak of skeletons.
  private var helpers: HelperNames {
    var names: Set<String> = []
    for (file, outline) in zip(0..., outlines) where isSelected[file] {
      for declaration in outline.declarations where declaration.kind == .function {
        let owner = declaration.owner.map { outline.declarations[$0] }
        let isForeign =
          owner.map {
            $0.kind == .protocolType
              || $0.kind == .extensionDeclaration && declaring[outline.lastName($0)] == nil
          } ?? true
        if isForeign || outline.takesViews(declaration) { names.insert(outline.name(of: declaration)) }
      }
    }
    return HelperNames(names)
  }
}

/// Names of functions, found where they are called.
struct HelperNames {
  private let names: Set<UInt64>

  /// What UIKit calls by itself, and everybody overrides.
  private static let common: Set = [
    "init", "deinit", "subscript", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
    "tableView", "collectionView", "collectionSkeletonView", "awakeFromNib", "prepareForReuse",
    "layoutSubviews", "numberOfSections",
    "prepare", "application", "scene", "encode", "hash", "draw", "textField", "scrollViewDidScroll", "setUp",
    "setup", "configure", "update", "load", "reload", "bind", "start", "stop",
  ]

  init(_ names: Set<String>) {
    self.names = Set(names.subtracting(Self.common).map { Self.hash($0.utf8) })
  }

  /// Whether one of them stands before a parenthesis; another name may have the same sum, and does no harm.
  func isCalled(in source: SourceText) -> Bool {
    guard !names.isEmpty else { return false }
    return source.padded.withUnsafeBufferPointer { bytes in
      var position = 1
      while position < source.count {
        if bytes[position] == UInt8(ascii: "("), bytes[position - 1].isSwiftName {
          var start = position
          while start > 0, bytes[start - 1].isSwiftName { start -= 1 }
          let isDeclared =
            start > 5 && bytes[start - 2] == UInt8(ascii: "c") && bytes[start - 5] == UInt8(ascii: "f")
          if !isDeclared, names.contains(Self.hash(bytes[start..<position])) { return true }
        }
        position += 1
      }
      return false
    }
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}

extension SwiftOutline {
  /// Without an import beside Foundation's there is no UIKit in a file.
  var mayHoldViews: Bool {
    imports.contains { !["Foundation", "Swift", "Testing", "XCTest", "SwiftUI"].contains(string($0)) }
  }

  func lastName(_ declaration: Declaration) -> String {
    let name = name(of: declaration)
    return name.utf8.contains(UInt8(ascii: ".")) || name.utf8.contains(UInt8(ascii: "<"))
      ? TypeText(name)?.lastName ?? name : name
  }

  /// Whether a function's parameters may be views: their types name a class of UIKit's, or it is generic.
  func takesViews(_ function: Declaration) -> Bool {
    let range = Int(function.name.upperBound)..<Int(function.range.upperBound)
    let header = source.bytes(range).prefix { $0 != UInt8(ascii: "{") }
    if header.first == UInt8(ascii: "<") { return true }
    var last: UInt8 = 0
    for byte in header {
      // `UI…`, `…View`.
      if byte == UInt8(ascii: "I"), last == UInt8(ascii: "U") { return true }
      if byte == UInt8(ascii: "i"), last == UInt8(ascii: "V") { return true }
      last = byte
    }
    return false
  }
}

extension SwiftTree {
  /// What a file declares, without members: of a file that nothing else is needed of. The text of its names and
  /// supertypes takes the place of the whole file's.
  init(declarationsOf outline: SwiftOutline) {
    var bytes: [UInt8] = []
    func kept(_ range: Range<UInt32>) -> Range<UInt32> {
      let start = UInt32(bytes.count)
      bytes += outline.source.bytes(Int(range.lowerBound)..<Int(range.upperBound))
      return start..<UInt32(bytes.count)
    }
    let names = outline.declarations.map { $0.isType ? kept($0.name) : 0..<0 }
    let supertypes = outline.declarations.map { $0.isType ? outline.supertypes(of: $0).map(kept) : [] }
    self.init(SourceText(bytes, named: outline.source.name))
    let root = add(Node(kind: .file, range: 0..<UInt32(bytes.count)))
    var children = Array(repeating: Children(), count: outline.declarations.count)
    var top = Children()
    var numbers: [Index?] = []
    for (number, declaration) in zip(0..., outline.declarations) {
      guard declaration.isType else {
        numbers.append(nil)
        continue
      }
      let kind: Kind = declaration.kind == .extensionDeclaration ? .extensionDeclaration : .type
      let node = add(Node(kind: kind, name: names[number], range: names[number]))
      numbers.append(node)
      for supertype in supertypes[number] {
        let child = add(Node(kind: .supertype, name: supertype, range: supertype))
        append(child, to: &children[number])
      }
      if let owner = declaration.owner { append(node, to: &children[owner]) } else { append(node, to: &top) }
    }
    for (node, children) in zip(numbers, children) { if let node { adopt(children, by: node) } }
    adopt(top, by: root)
  }
}
