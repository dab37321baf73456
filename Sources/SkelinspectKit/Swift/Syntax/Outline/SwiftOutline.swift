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
    var name: Range<UInt32>
    /// With attributes, modifiers and block.
    var range: Range<UInt32>
    /// The number of the type or extension in which it stands.
    let owner: Int?
    /// Numbers of `supertypes`.
    fileprivate(set) var supertypes: Range<Int>

    var isType: Bool { kind != .function }
  }

  let source: SourceText
  /// In the order of their beginnings.
  private(set) var declarations: [Declaration] = []
  /// Of all declarations.
  private(set) var supertypes: [Range<UInt32>] = []
  /// The modules' names.
  private(set) var imports: [Range<UInt32>] = []
  /// Between two values.
  let operators: [SwiftOperators.Declaration]
  let precedenceGroups: [SwiftOperators.Group]
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

  init(_ source: SourceText) { self.init(source, SwiftMentions(source), isForOthers: false) }

  /// - Parameter isForOthers: with `withoutText`'s declarations at least, read faster.
  init(_ source: SourceText, _ mentions: SwiftMentions, isForOthers: Bool) {
    self.source = source
    (mentionsSkeletons, mentionsLayers) = (mentions.areThere, mentions.areOfLayers)
    var reader = SwiftOutlineReader(source, isForOthers: isForOthers)
    let parts = reader.read(collectsComments: !mentions.ofSkelinspect.isEmpty)
    declarations = parts.declarations
    supertypes = parts.supertypes
    imports = parts.imports
    (operators, precedenceGroups) = (parts.operators, parts.precedenceGroups)
    importsSwiftUI = Self.holds("SwiftUI", parts.imports, source)
    mentionsRedaction =
      importsSwiftUI && ["edacted", "himmer"].contains { source.bytes(0..<source.count).hasWord($0) }
    comments = mentions.ofSkelinspect.isEmpty ? [] : mentions.holders(among: parts.comments)
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
    mentionsLayers = whole.mentionsLayers
    (operators, precedenceGroups) = (whole.operators, whole.precedenceGroups)
  }

  /// Whether a module is one of those that it imports.
  func imports(_ module: String) -> Bool { Self.holds(module, imports, source) }

  private static func holds(_ module: String, _ imports: [Range<UInt32>], _ source: SourceText) -> Bool {
    imports.contains { source.bytes($0).elementsEqual(module.utf8) }
  }

  func name(of declaration: Declaration) -> String { string(declaration.name) }

  func supertypes(of declaration: Declaration) -> ArraySlice<Range<UInt32>> {
    supertypes[declaration.supertypes]
  }

  func string(_ range: Range<UInt32>) -> String { source.string(range) }
}
