/// What a Swift file declares, without the bodies of its functions.
struct SwiftOutline: Sendable {
  struct Declaration: Sendable {
    enum Kind: UInt8, Sendable {
      case actorType, classType, enumType, protocolType, structType, extensionDeclaration
      /// Also `init`, `deinit`, `subscript` and operators, by these names.
      case function
    }

    let kind: Kind
    /// A type's, or of an extension the type as it is written.
    let name: Range<UInt32>
    /// With attributes, modifiers and block.
    let range: Range<UInt32>
    /// The number of the type or extension in which it stands.
    let owner: Int?
    /// Numbers of `supertypes`.
    let supertypes: Range<Int>

    var isType: Bool { kind != .function }
  }

  let source: SourceText
  /// In the order of their beginnings.
  private(set) var declarations: [Declaration] = []
  /// Of all declarations.
  private(set) var supertypes: [Range<UInt32>] = []
  /// The modules' names.
  let imports: [Range<UInt32>]
  /// Between two values.
  let operators: [SwiftOperators.Declaration]
  let precedenceGroups: [SwiftOperators.Group]
  /// The names of what is called.
  let calls: Set<SwiftNameSum>
  /// Whether the letters `keleton` stand anywhere.
  let mentionsSkeletons: Bool
  /// Whether SwiftUI is one of the modules.
  let importsSwiftUI: Bool
  /// Whether it speaks of SwiftUI's redaction, or of a shimmer.
  let mentionsRedaction: Bool
  /// Whether it puts layers into others, or animates.
  let mentionsLayers: Bool
  /// Comments in which `skelinspect:` stands.
  let comments: [Range<Int>]

  init(_ source: SourceText) {
    self.source = source
    let mentions = SwiftMentions(source)
    (mentionsSkeletons, mentionsLayers) = (mentions.areThere, mentions.areOfLayers)
    let parser = SwiftParser(declarationsOf: source, collectsComments: !mentions.ofSkelinspect.isEmpty)
    (imports, operators, precedenceGroups) = (
      parser.imports, parser.operatorDeclarations, parser.precedenceGroups
    )
    calls = Self.calls(in: source)
    importsSwiftUI = Self.holds("SwiftUI", imports, source)
    mentionsRedaction =
      importsSwiftUI && ["edacted", "himmer"].contains { source.bytes(0..<source.count).hasWord($0) }
    comments = mentions.holders(among: parser.tokens.comments)
    add(parser.tree)
  }

  init(
    _ source: SourceText, _ declarations: [Declaration], _ supertypes: [Range<UInt32>],
    _ imports: [Range<UInt32>], of whole: SwiftOutline
  ) {
    (self.source, self.declarations, self.supertypes, self.imports) = (
      source, declarations, supertypes, imports
    )
    (mentionsSkeletons, comments) = (whole.mentionsSkeletons, [])
    (importsSwiftUI, mentionsRedaction) = (whole.importsSwiftUI, whole.mentionsRedaction)
    (mentionsLayers, calls) = (whole.mentionsLayers, whole.calls)
    (operators, precedenceGroups) = (whole.operators, whole.precedenceGroups)
  }

  /// The types and functions of a file, and those in its types.
  private mutating func add(_ tree: SwiftTree) {
    var open: [(node: SwiftTree.Index, owner: Int?)] = [(0, nil)]
    while let (node, owner) = open.popLast() {
      var inside = owner
      if let kind = Declaration.Kind(of: node, in: tree) {
        let first = supertypes.count
        for child in tree.children(of: node) where tree.kind(child) == .supertype {
          supertypes.append(tree.nodes[child].name)
        }
        inside = declarations.count
        declarations.append(
          Declaration(
            kind: kind, name: tree.nodes[node].name, range: tree.nodes[node].range, owner: owner,
            supertypes: first..<supertypes.count))
      }
      if tree.kind(node) == .function { continue }
      let members = tree.children(of: node).filter { Declaration.Kind(of: $0, in: tree) != nil }
      open += members.reversed().map { ($0, inside) }
    }
  }

  /// The names before the parentheses of a text, but those that are declared (`func name(`).
  private static func calls(in source: SourceText) -> Set<SwiftNameSum> {
    var calls: Set<SwiftNameSum> = []
    source.padded.withUnsafeBufferPointer { bytes in
      guard let text = bytes.baseAddress else { return }
      for block in stride(from: 0, to: source.count, by: ByteBlock.size) {
        var matches = ByteBlock(text + block) == UInt8(ascii: "(")
        while let first = matches.first {
          matches[first] = false
          let (end, start) = (block + first, bytes.startOfWord(before: block + first))
          if start < end, start < 5 || !bytes.hold("func ", at: start - 5) {
            calls.insert(SwiftNameSum(bytes, start..<end))
          }
        }
      }
    }
    return calls
  }

  /// Whether a module is one of those that it imports.
  func imports(_ module: String) -> Bool { Self.holds(module, imports, source) }

  private static func holds(_ module: String, _ imports: [Range<UInt32>], _ source: SourceText) -> Bool {
    imports.contains {
      source.bytes(Int($0.lowerBound)..<Int($0.upperBound)).elementsEqual(module.utf8)
    }
  }

  func name(of declaration: Declaration) -> String { string(declaration.name) }

  func supertypes(of declaration: Declaration) -> ArraySlice<Range<UInt32>> {
    supertypes[declaration.supertypes]
  }

  func string(_ range: Range<UInt32>) -> String {
    source.string(Int(range.lowerBound)..<Int(range.upperBound))
  }
}

extension SwiftOutline.Declaration.Kind {
  /// Nil for anything else than a type, an extension or a function.
  fileprivate init?(of node: SwiftTree.Index, in tree: SwiftTree) {
    switch tree.kind(node) {
    case .function: self = .function
    case .extensionDeclaration: self = .extensionDeclaration
    case .type:
      // The last of its modifiers is the word that it begins with.
      let word = tree.children(of: node).filter { tree.kind($0) == .modifier }.last
      switch word.map(tree.name) {
      case "actor": self = .actorType
      case "enum": self = .enumType
      case "protocol": self = .protocolType
      case "struct": self = .structType
      default: self = .classType
      }
    default: return nil
    }
  }
}
