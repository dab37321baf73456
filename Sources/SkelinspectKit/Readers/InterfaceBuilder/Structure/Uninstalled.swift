/// The views and constraints that size classes leave out on a phone held upright.
///
/// Files before Xcode 8 carry a mask for a view's subviews and constraints in each `<variation>`; later ones
/// do so where "Installed" was taken back. A view that only a phone lacks is on other devices: it counts.
struct Uninstalled {
  private var ids: Set<String> = []
  /// In the file's order.
  private var changes: [Change] = []

  mutating func add(_ variation: Int, of xml: XMLTree) {
    guard let rank = xml.phoneRank(of: variation) else { return }
    for mask in xml.children(of: variation) where xml.isNamed(mask, "mask") {
      let isOfViews = xml.hasKey(mask, "subviews")
      guard isOfViews || xml.hasKey(mask, "constraints") else { continue }
      for element in xml.children(of: mask) {
        guard let reference = xml.attribute("reference", of: element) else { continue }
        let isIncluded = xml.isNamed(element, "include")
        guard isIncluded || xml.isNamed(element, "exclude"), isIncluded || rank == 0 || !isOfViews else {
          continue
        }
        let id = xml.source.string(reference.value)
        changes.append(Change(rank: rank, isIncluded: isIncluded, id: id))
      }
    }
  }

  /// After the last variation is added: what is said for both size classes comes after what is said for one, and
  /// that after the default.
  mutating func settle() {
    for rank in 0...2 {
      for change in changes where change.rank == rank {
        if change.isIncluded { ids.remove(change.id) } else { ids.insert(change.id) }
      }
    }
    changes = []
  }

  private struct Change {
    let rank: Int
    let isIncluded: Bool
    let id: String
  }

  func contains(_ element: Int, of xml: XMLTree) -> Bool {
    guard !ids.isEmpty, let id = xml.attribute("id", of: element) else { return false }
    return ids.contains(xml.source.string(id.value))
  }
}
