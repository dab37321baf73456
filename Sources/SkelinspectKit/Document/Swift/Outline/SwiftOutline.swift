/// What a Swift file declares, without the bodies of its functions.
struct SwiftOutline: Sendable {
  struct Declaration: Sendable {
    enum Kind: UInt8, Sendable {
      case actorType, classType, enumType, protocolType, structType, extensionDeclaration
      /// Also `init`, `deinit`, `subscript` and operators, by these names.
      case function
      /// At file level only.
      case variable
    }

    let kind: Kind
    /// A type's, or of an extension the type as it is written.
    var name: Range<UInt32>
    /// With attributes, modifiers and block; a variable's may hold statements after it.
    var range: Range<UInt32>
    /// Between the braces of a type, extension or function; of any other empty.
    var members: Range<UInt32>
    /// The number of the type or extension in which it stands.
    let owner: Int?
    /// Numbers of `supertypes`.
    fileprivate(set) var supertypes: Range<Int>

    var isType: Bool { kind != .function && kind != .variable }
  }

  let source: SourceText
  /// In the order of their beginnings.
  private(set) var declarations: [Declaration] = []
  /// Of all declarations.
  private(set) var supertypes: [Range<UInt32>] = []
  /// The modules' names.
  private(set) var imports: [Range<UInt32>] = []
  /// Whether the letters `keleton` stand anywhere.
  let mentionsSkeletons: Bool
  /// Comments in which `skelinspect:` stands.
  let comments: [Range<Int>]

  init(_ source: SourceText) {
    self.source = source
    let mentions = SwiftMentions(source)
    mentionsSkeletons = mentions.areThere
    var reader = SwiftOutlineReader(source)
    let parts = reader.read(collectsComments: !mentions.ofSkelinspect.isEmpty)
    declarations = parts.declarations
    supertypes = parts.supertypes
    imports = parts.imports
    comments = mentions.ofSkelinspect.isEmpty ? [] : mentions.holders(among: parts.comments)
  }

  init(
    _ source: SourceText, _ declarations: [Declaration], _ supertypes: [Range<UInt32>],
    _ imports: [Range<UInt32>], mentionsSkeletons: Bool
  ) {
    (self.source, self.declarations, self.supertypes, self.imports) = (
      source, declarations, supertypes, imports
    )
    (self.mentionsSkeletons, comments) = (mentionsSkeletons, [])
  }

  func name(of declaration: Declaration) -> String { string(declaration.name) }

  func supertypes(of declaration: Declaration) -> ArraySlice<Range<UInt32>> {
    supertypes[declaration.supertypes]
  }

  func string(_ range: Range<UInt32>) -> String {
    source.string(Int(range.lowerBound)..<Int(range.upperBound))
  }
}
