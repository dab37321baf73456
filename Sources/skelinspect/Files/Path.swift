import SkelinspectKit

/// The name of a file or folder as the system has it: bytes, which need not be text.
struct Path: Hashable, Comparable {
  /// Empty: the working folder.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A name from the command line.
  init(_ argument: String) { self.init(typed: argument.shownBytes) }

  /// A name without the `./` before it and the `/` after it that say nothing.
  init(typed name: some Sequence<UInt8>) {
    var bytes = ArraySlice(name)
    while bytes.starts(with: [.dot, .slash]) || bytes.elementsEqual([.dot]) {
      bytes = bytes.dropFirst(2)
      // More slashes between the two are none of a path from the top.
      bytes = bytes.drop { $0 == .slash }
    }
    while bytes.count > 1, bytes.last == .slash { bytes.removeLast() }
    self.init(bytes: Array(bytes))
  }

  /// For people, and back by `init(_:)`: what is not UTF-8 is escaped.
  var text: String { bytes.isEmpty ? "." : String(showing: bytes[...]) }

  static let top = Path(bytes: [.slash])

  var isAbsolute: Bool { bytes.first == .slash }
  var isTop: Bool { bytes == [.slash] }

  /// The last step.
  var name: ArraySlice<UInt8> { bytes[(bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0)...] }

  /// Without its last step: `/` for the top, the working folder for a lone name.
  var folder: Path {
    let rest = bytes.dropLast(name.count)
    return Path(bytes: Array(rest.count > 1 ? rest.dropLast() : rest))
  }

  /// Itself and the folders around it, the nearest first.
  var outwards: some Sequence<Path> {
    sequence(first: self) { $0.isTop || $0.bytes.isEmpty ? nil : $0.folder }
  }

  static func / (folder: Path, name: some Collection<UInt8>) -> Path {
    if folder.bytes.isEmpty { return Path(bytes: Array(name)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(folder.bytes.count + 1 + name.count)
    bytes += folder.bytes
    if !folder.isTop { bytes.append(.slash) }
    bytes += name
    return Path(bytes: bytes)
  }

  /// The bytes after a folder's name; nil where the path is not in it.
  func steps(below folder: Path) -> ArraySlice<UInt8>? {
    if bytes == folder.bytes { return [] }
    let start = folder.isTop ? 1 : folder.bytes.count + 1
    guard bytes.count > start, bytes.starts(with: folder.bytes), bytes[start - 1] == .slash else {
      return nil
    }
    return bytes[start...]
  }

  /// The same for people.
  func relative(to folder: Path) -> String? { steps(below: folder).map { String(showing: $0) } }

  /// For people in a working folder: with `../` for its parents.
  func shown(from folder: Path) -> String {
    for (depth, base) in zip(0..<4, folder.outwards) where !base.isTop {
      if let rest = relative(to: base) { return String(repeating: "../", count: depth) + rest }
    }
    return text
  }

  /// All bytes at once: an Array is hashed byte by byte.
  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  static func < (first: Path, second: Path) -> Bool { first.bytes.lexicographicallyPrecedes(second.bytes) }
}

extension UInt8 {
  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
}
