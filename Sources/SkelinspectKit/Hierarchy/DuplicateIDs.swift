/// The views of a hierarchy that have the same `id`; an `accessibilityIdentifier` may repeat.
struct DuplicateIDs {
  /// For each id that several views have these views, in document order; by the first of them.
  private(set) var groups: [[ViewIndex]] = []

  init(_ hierarchy: Hierarchy) {
    var groups: [ViewIndex: [ViewIndex]] = [:]
    var table = Table(count: hierarchy.views.count)
    for (index, view) in zip(hierarchy.views.indices, hierarchy.views)
    where hierarchy.tree(of: index).document != nil {
      guard view.idNode != nil, !view.flags.contains(.isNamedByIdentifier),
        let first = table.insert(index, of: hierarchy)
      else { continue }
      groups[first, default: [first]].append(index)
    }
    self.groups = groups.values.sorted { $0[0] < $1[0] }
  }
}

extension DuplicateIDs {
  static func message(_ id: String, count: Int) -> String { "\(count) views have the id \(id.quoted)" }

  static let help = "give each view an id of its own"
}

extension Hierarchy {
  /// The key `id` of a view; the view where a merge key brings it in from elsewhere.
  func idPlace(of view: ViewIndex) -> Place {
    guard let document = tree(of: view).document else { return place(of: .id, in: view) }
    let mapping = views[view].node
    let key = document.firstKey(.id, in: mapping) ?? mapping
    return key > mapping && key < document.next(after: mapping) ? place(of: .id, in: view) : place(of: view)
  }

  fileprivate func withLettersOfID<Result>(
    of view: ViewIndex, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    guard let node = views[view].idNode else {
      return body(UnsafeRawBufferPointer(start: nil, count: 0))
    }
    return tree(of: view).withLetters(ofID: node, body)
  }
}

/// Views by the letters of their ids, without a String for each.
private struct Table {
  private static let none = UInt32.max

  /// At most half of the slots are taken.
  private var slots: [Slot]
  /// Another one in each process, so that no file can be made to fall into few slots.
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())

  private struct Slot {
    var view: UInt32
    var hash: UInt64
  }

  init(count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: Slot(view: Self.none, hash: 0), count: size)
  }

  /// The first view of the same id; nil where this is it.
  mutating func insert(_ view: ViewIndex, of hierarchy: borrowing Hierarchy) -> ViewIndex? {
    hierarchy.withLettersOfID(of: view) { letters in
      let hash = hash(of: letters)
      var place = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[place].view != Self.none {
        let first = ViewIndex(slots[place].view)
        if slots[place].hash == hash,
          hierarchy.withLettersOfID(of: first, { $0.elementsEqual(letters) })
        {
          return first
        }
        place = (place + 1) & (slots.count - 1)
      }
      slots[place] = Slot(view: UInt32(view), hash: hash)
      return nil
    }
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
