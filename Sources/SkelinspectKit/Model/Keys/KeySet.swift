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
