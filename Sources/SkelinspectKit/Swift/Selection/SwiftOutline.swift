/// What a Swift file declares, and what it speaks of, without the bodies of its functions.
struct SwiftOutline: Sendable {
  let names: DeclaredNames
  /// Its types and extensions, in a text of their names only.
  let types: SwiftTree
  /// The modules' names.
  let imports: [String]
  /// Between two values.
  let operators: [SwiftOperators.Declaration]
  let precedenceGroups: [SwiftOperators.Group]
  /// Whether the letters `keleton` stand anywhere.
  let mentionsSkeletons: Bool
  /// Whether it speaks of SwiftUI's redaction, or of a shimmer.
  let mentionsRedaction: Bool
  /// Whether it puts layers into others, or animates.
  private let mentionsLayers: Bool

  /// - Parameters:
  ///   - file: read without bodies.
  ///   - isWhole: with all that is asked of a file that speaks of skeletons or redaction.
  init(_ file: SwiftParser, isWhole: Bool) {
    let mentions = SwiftMentions(file.source)
    (mentionsSkeletons, mentionsLayers) = (mentions.areThere, mentions.areOfLayers)
    (imports, operators) = (file.imports, file.operatorDeclarations)
    precedenceGroups = file.precedenceGroups
    mentionsRedaction =
      imports.contains("SwiftUI") && ["edacted", "himmer"].contains { file.source.bytes.hasWord($0) }
    names = DeclaredNames(file.tree, isWhole: isWhole || mentionsSkeletons || mentionsRedaction)
    types = SwiftTree(typesOf: file.tree)
  }

  var importsSwiftUI: Bool { imports.contains("SwiftUI") }

  /// SwiftUI whose views are redacted, shimmer or have skeletons of their own.
  var mayCoverInSwiftUI: Bool { mentionsRedaction || importsSwiftUI && mentionsSkeletons }

  /// Without an import beside Foundation's there is no UIKit in a file.
  var mayHoldViews: Bool {
    imports.contains { !["Foundation", "Swift", "Testing", "XCTest", "SwiftUI"].contains($0) }
  }

  /// Whether it may put layers into views, or animate them.
  var mayHoldLayers: Bool { mentionsLayers && (imports.isEmpty || mayHoldViews) }
}

extension SwiftTree {
  /// The types and extensions of a file with what they inherit from: all that is needed of one that is not
  /// read.
  fileprivate init(typesOf file: SwiftTree) {
    let names = file.typeNames
    let bytes = names.flatMap { file.source.bytes(file.nodes[$0.node].name) }
    self.init(SourceText(bytes, named: file.source.name))
    _ = add(Node(kind: .file, range: 0..<UInt32(truncatingIfNeeded: bytes.count)))
    var children = Array(repeating: Children(), count: names.count + 1)
    var start: UInt32 = 0
    for (node, parent) in names {
      let name = start..<start + UInt32(truncatingIfNeeded: file.nodes[node].name.count)
      append(add(Node(kind: file.kind(node), name: name, range: name)), to: &children[parent])
      start = name.upperBound
    }
    for (node, children) in children.enumerated() { adopt(children, by: node) }
  }

  /// With the number of the one that each stands in, from 1 on; 0: the file.
  private var typeNames: [(node: Index, parent: Index)] {
    var names: [(node: Index, parent: Index)] = []
    var work = [(node: root, parent: 0)]
    while let (node, parent) = work.popLast() {
      if node != root { names.append((node, parent)) }
      let own = names.count
      work += children(of: node).filter { [.type, .extensionDeclaration, .supertype].contains(kind($0)) }
        .reversed().map { ($0, own) }
    }
    return names
  }
}
