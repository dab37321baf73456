/// One row of the table of a view's keys: all that readers, schemas, editors and rules know of a key.
struct Key: Sendable {
  let shape: ValueShape
  /// One sentence, for schemas and editors.
  private(set) var summary = ""
  /// What an absent key stands for, where that is the same for every view.
  var standard: OrderedJSON? { makeStandard() }
  private var makeStandard: @Sendable () -> OrderedJSON? = { nil }
  /// Values that an editor offers, where the shape does not say them.
  var examples: [OrderedJSON] { makeExamples() }
  private var makeExamples: @Sendable () -> [OrderedJSON] = { [] }
  /// Where the views under it stand, if it holds views.
  private(set) var place: ViewPlace?
  /// The views that have it: under a key that holds views no others may, any other key has no effect on them.
  private(set) var owners = ViewClass.Families.all
  /// The views that have it in UIKit, where any other may say it too.
  private(set) var usualOwners = ViewClass.Families.all
  /// A class of one's own may well have a property of that name.
  private(set) var isCommonName = false
  private(set) var isDeprecated = false
  /// Where Interface Builder's files say its value, beside what their reader works out.
  private(set) var nib: [NibSource] = []
  /// The systems whose hierarchies have it: UIKit's two unless it says others.
  private(set) var systems: Systems = [.skeletonView, .layers]
  /// What its value looks like in SwiftUI, where that differs.
  private(set) var swiftUIShape: ValueShape?
  /// One of SwiftUI's views that have it, where those of UIKit do not.
  private(set) var swiftUIType: StaticString?
  /// What people write instead, where two edits do not find it.
  private(set) var synonyms: [String] = []
  /// Nil where code has no such property, or none that matters here.
  private(set) var inCode: CodeAccess?
  /// Where the app says it instead of in a property: the method of a data source or delegate, of a table's and a
  /// collection's.
  private(set) var methods: (inTables: StaticString, inCollections: StaticString)?
  /// Whether the view around one becomes a block may depend on its value, and with that what the views beside it look
  /// like.
  private(set) var decidesForParent = false

  init(_ shape: ValueShape) { self.shape = shape }
}

/// The words in which rows are written.
extension Key {
  /// Schemas alone ask for it: it is made then, and not at every start.
  consuming func `default`(_ standard: @escaping @autoclosure @Sendable () -> OrderedJSON) -> Key {
    makeStandard = standard
    return self
  }

  consuming func examples(_ examples: @escaping @autoclosure @Sendable () -> [OrderedJSON]) -> Key {
    makeExamples = examples
    return self
  }

  func place(_ place: ViewPlace) -> Key { with { $0.place = place } }
  func of(_ owners: ViewClass.Families..., isCommonName: Bool = false) -> Key {
    with { ($0.owners, $0.isCommonName) = (ViewClass.Families(owners), isCommonName) }
  }
  func usually(of owners: ViewClass.Families...) -> Key {
    with { $0.usualOwners = ViewClass.Families(owners) }
  }
  func deprecated() -> Key { with { $0.isDeprecated = true } }
  func nib(_ sources: NibSource...) -> Key { with { $0.nib = sources } }
  func synonyms(_ words: String...) -> Key { with { $0.synonyms = words } }

  /// - Parameter type: of SwiftUI, a view that has it.
  func `in`(_ systems: Systems, of type: StaticString? = nil) -> Key {
    with { ($0.systems, $0.swiftUIType) = (systems, type) }
  }
  func alsoInSwiftUI(_ shape: ValueShape? = nil) -> Key {
    with {
      $0.systems.insert(.swiftUI)
      $0.swiftUIShape = shape
    }
  }

  func inCode(_ access: CodeAccess = .readAndWritten) -> Key { with { $0.inCode = access } }
  func answered(by method: StaticString, inCollections other: StaticString? = nil) -> Key {
    with { $0.methods = (method, other ?? method) }
  }

  func decidingForParent() -> Key { with { $0.decidesForParent = true } }

  func says(_ summary: String) -> Key { with { $0.summary = summary } }

  static let dataSources: [OrderedJSON] = [
    "SkeletonTableViewDataSource", "SkeletonCollectionViewDataSource", "UITableViewDataSource",
    "UICollectionViewDataSource", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource", nil,
  ]
  static let delegates: [OrderedJSON] = [
    "SkeletonTableViewDelegate", "SkeletonCollectionViewDelegate", "UITableViewDelegate",
    "UICollectionViewDelegate", nil,
  ]
  /// UIKit's private classes left out.
  static let classes = ViewClass.allNames.filter { !$0.hasPrefix("_") }.map(OrderedJSON.text)

  private func with(_ change: (inout Key) -> Void) -> Key {
    var key = self
    change(&key)
    return key
  }
}

/// What is done with a property in Swift code.
enum CodeAccess: Sendable {
  /// Fixes do not write it: it is the layout's, or made of several numbers.
  case read
  /// `view.key = value`, by fixes too.
  case readAndWritten
  /// For pictures alone: nothing depends on it that SkeletonView does.
  case shown
}

/// Where a storyboard or xib says the value of a key.
enum NibSource: Equatable, Sendable {
  /// An attribute of the view's element: by the key's name unless it has another, of some views only.
  case attribute(String? = nil, of: ViewClass.Families = .all)
  /// `<string key="text">`, and the like.
  case string
  /// `<attributedString key="attributedText">`, and the like: fragments of text.
  case attributedString
  /// An attribute or element of `<state key="normal">`.
  case buttonState
  /// An attribute of `<collectionViewFlowLayout>`, and a `<size>` in it.
  case layoutAttribute, layoutSize
  /// A runtime attribute: one that SkeletonView marks `@IBInspectable`, or one of UIKit's.
  case inspectable, runtimeAttribute
}

extension ViewKey {
  /// Every key, at its number.
  static let all = allCases

  /// Its place among all: an enumeration without associated values is stored as just that.
  var number: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The key of that number, of which there must be one.
  init(number: Int) { self = unsafeBitCast(UInt8(truncatingIfNeeded: number), to: ViewKey.self) }

  /// Its row, made once.
  var key: Key { Self.rows[number] }
  var shape: ValueShape { Self.rows[number].shape }

  private static let rows = all.map { $0.row }

  /// Its value is a view or a list of views.
  var holdsViews: Bool { Self.holders[number] }

  /// SkeletonView visits what it holds before a view's other views (rule T1).
  var standsFirst: Bool { self == .tableHeaderView || self == .tableFooterView }

  private static let holders = rows.map { $0.place != nil }

  static let names = NameTable(all.map(\.rawValue))

  /// What people write instead of a key.
  static let synonyms = Dictionary(
    uniqueKeysWithValues: all.flatMap { key in key.key.synonyms.map { ($0, key) } })

  /// Where the views under this key stand in a view of that family; nil where UIKit has no such property.
  func place(in family: ViewClass.Family) -> ViewPlace? {
    key.owners.contains(ViewClass.Families(family)) ? key.place : nil
  }
}

/// Keys by the names that they have in other files.
struct KeyNames: Sendable {
  private let keys: [ViewKey]
  private let names: NameTable

  init(_ names: [(name: String, key: ViewKey)]) {
    keys = names.map(\.key)
    self.names = NameTable(names.map(\.name))
  }

  func key(named name: Range<Int>, in source: SourceText) -> ViewKey? {
    names.index(of: name, in: source.padded).map { keys[$0] }
  }
}

/// The keys that a mapping has had so far.
struct KeySet {
  /// A table of more keys needs another word.
  static let capacity = 128

  private var known: UInt128 = 0
  private var unknown: Set<String> = []

  init() {}

  /// Keys that are never new: those of other systems than the view's.
  init(without keys: some Sequence<ViewKey>) {
    for key in keys { _ = insert(key) }
  }

  /// False when the key was there.
  mutating func insert(number: Int) -> Bool {
    let bit: UInt128 = 1 << number
    defer { known |= bit }
    return known & bit == 0
  }

  mutating func insert(_ key: ViewKey) -> Bool { insert(number: key.number) }

  mutating func insert(unknown name: String) -> Bool { unknown.insert(name).inserted }
}

extension Document {
  /// Where a key stands first in a mapping.
  func firstKey(named name: String, in mapping: Node) -> Node? {
    var fields = Fields(of: mapping, in: self)
    while let field = fields.next(in: self) {
      if keyName(field.key) == name { return field.key }
    }
    return nil
  }

  /// The same for a key of views, found by its letters.
  func firstKey(_ key: ViewKey, in mapping: Node) -> Node? {
    var fields = Fields(of: mapping, in: self)
    while let field = fields.next(in: self) {
      if index(of: field.key, in: ViewKey.names) == key.number { return field.key }
    }
    return nil
  }
}

/// Some of the systems.
struct Systems: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ system: System) { rawValue = 1 << (System.allCases.firstIndex(of: system) ?? 0) }

  static let skeletonView = Systems(.skeletonView)
  static let swiftUI = Systems(.swiftUI)
  static let layers = Systems(.layers)
  static let all: Systems = [.skeletonView, .swiftUI, .layers]

  var names: [String] { System.allCases.filter { contains(Systems($0)) }.map(\.rawValue) }
}

extension System {
  /// No key of a view of this system, made once.
  var otherKeys: KeySet { Self.otherKeys[self] ?? KeySet() }

  func has(_ key: ViewKey) -> Bool { key.key.systems.contains(Systems(self)) }

  private static let otherKeys = Dictionary(
    uniqueKeysWithValues: allCases.map { system in
      (system, KeySet(without: ViewKey.all.filter { !system.has($0) }))
    })
}
