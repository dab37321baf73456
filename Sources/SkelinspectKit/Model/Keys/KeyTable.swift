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
