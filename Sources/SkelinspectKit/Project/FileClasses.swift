/// The classes that files of Interface Builder name.
struct FileClasses: Sendable {
  /// Of views, and of the controllers of scenes.
  private(set) var held: Set<String> = []
  /// Of the owners that load them.
  private(set) var owners: Set<String> = []

  private static let attribute = "customClass=\""

  init() {}

  /// Of a file that may be read for nothing else: not all of its elements are looked at.
  init(in bytes: [UInt8]) {
    for place in bytes[...].places(of: Self.attribute) {
      guard let start = bytes[..<place].lastIndex(of: UInt8(ascii: "<")) else { continue }
      let letters = bytes[(place + Self.attribute.utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
      let name = String(decoding: letters, as: UTF8.self)
      let className = TypeName.unqualified(name)
      if bytes[start...].starts(with: "<placeholder".utf8) {
        owners.insert(className)
      } else {
        held.insert(className)
      }
    }
  }

  mutating func add(_ other: Self) {
    held.formUnion(other.held)
    owners.formUnion(other.owners)
  }
}
