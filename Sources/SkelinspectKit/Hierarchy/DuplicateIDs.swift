/// The views of a hierarchy that have the same `id`; an `accessibilityIdentifier` may repeat.
struct DuplicateIDs {
  /// For each id that several views have these views, in document order; by the first of them.
  private(set) var groups: [[ViewIndex]] = []

  /// - Parameter labelled: the views that have an `accessibilityIdentifier`.
  init(_ hierarchy: Hierarchy, labelled: [ViewIndex]) {
    let labelled = Set(labelled)
    let document = hierarchy.document
    var groups: [ViewIndex: [ViewIndex]] = [:]
    document.source.padded.withUnsafeBytes { source in
      document.decoded.withUnsafeBytes { decoded in
        var table = Table(count: hierarchy.views.count, source: source, decoded: decoded)
        for (index, view) in zip(hierarchy.views.indices, hierarchy.views) {
          guard let node = view.idNode, !labelled.contains(index) || hierarchy.hasOwnID(index),
            let first = table.insert(index, named: node, in: document)
          else { continue }
          groups[first, default: [first]].append(index)
        }
      }
    }
    self.groups = groups.values.sorted { $0[0] < $1[0] }
  }

  init(_ hierarchy: Hierarchy) {
    let labelled = hierarchy.views.indices.filter { hierarchy.value(.accessibilityIdentifier, of: $0) != nil }
    self.init(hierarchy, labelled: labelled)
  }
}

extension DuplicateIDs {
  static func message(_ id: String, count: Int) -> String { "\(count) views have the id \(id.quoted)" }

  static let help = "give each view an id of its own"
}

extension Hierarchy {
  /// The key `id` of a view; the view where a merge key brings it in from elsewhere.
  func idRange(of view: ViewIndex) -> Range<Int> {
    let mapping = views[view].node
    guard let key = document.firstKey(named: ViewKey.id.rawValue, in: mapping), key > mapping,
      key < document.next(after: mapping)
    else { return range(of: view) }
    return range(of: .id, in: view)
  }

  /// Its name is an `id`, and no `accessibilityIdentifier` that stands for one.
  fileprivate func hasOwnID(_ view: ViewIndex) -> Bool {
    document.firstKey(named: ViewKey.id.rawValue, in: views[view].node) != nil
  }
}

/// Views by the letters of their ids, without a String for each.
private struct Table {
  private static let none = UInt32.max

  private let source: UnsafeRawBufferPointer
  private let decoded: UnsafeRawBufferPointer
  /// At most half of the slots are taken.
  private var slots: [Slot]
  /// Another one in each process, so that no file can be made to fall into few slots.
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  private struct Slot {
    var view: UInt32
    var name: UInt32
    var hash: UInt64
  }

  init(count: Int, source: UnsafeRawBufferPointer, decoded: UnsafeRawBufferPointer) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: Slot(view: Self.none, name: 0, hash: 0), count: size)
    (self.source, self.decoded) = (source, decoded)
  }

  /// The first view of that name; nil where this is it.
  mutating func insert(_ view: ViewIndex, named name: Node, in document: Document) -> ViewIndex? {
    let letters = letters(of: name, in: document)
    let hash = hash(of: letters)
    var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[place].view != Self.none {
      let slot = slots[place]
      if slot.hash == hash, self.letters(of: Node(slot.name), in: document).elementsEqual(letters) {
        return ViewIndex(slot.view)
      }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(view: UInt32(view), name: UInt32(name), hash: hash)
    return nil
  }

  private func letters(of node: Node, in document: Document) -> UnsafeRawBufferPointer {
    guard let range = document.textRange(node) else { return UnsafeRawBufferPointer(rebasing: source[..<0]) }
    let kind = document.kind(node)
    let isDecoded = kind == .decodedText || kind == .decodedPlainText
    return UnsafeRawBufferPointer(rebasing: (isDecoded ? decoded : source)[range])
  }

  private func hash(of letters: UnsafeRawBufferPointer) -> UInt64 {
    var hash = seed ^ UInt64(letters.count)
    var position = 0
    while position + 8 <= letters.count {
      hash = Self.mixed(hash, letters.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      position += 8
    }
    let rest = letters[position...].reduce(0) { $0 << 8 | UInt64($1) }
    return Self.mixed(hash, rest)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
