/// The views of a hierarchy that have the same `id`; an `accessibilityIdentifier` may repeat.
struct DuplicateIDs {
  /// For each id that several views have these views, in document order; by the first of them.
  private(set) var groups: [[ViewIndex]] = []

  init(_ hierarchy: Hierarchy) {
    var groups: [ViewIndex: [ViewIndex]] = [:]
    // The first view of each id; two that are one text to Unicode may be two in a file.
    var firsts: [[UInt8]: ViewIndex] = [:]
    for (index, view) in zip(hierarchy.views.indices, hierarchy.views) {
      guard let node = view.idNode, !view.flags.contains(.isNamedByIdentifier),
        case .values(let document) = hierarchy.tree(of: index)
      else { continue }
      let id = document.value.textRange(node).map { Array(document.value.bytes(of: node)[$0]) } ?? []
      if let first = firsts[id] {
        groups[first, default: [first]].append(index)
      } else {
        firsts[id] = index
      }
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
}
