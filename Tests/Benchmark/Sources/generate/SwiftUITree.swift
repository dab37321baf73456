/// A redacted screen of SwiftUI of the same shape as `ViewTree`'s: containers of two to eight views, some with
/// modifiers.
struct SwiftUITree {
  private var random: SplitMix64
  private var lastID = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Writes a view and all below it, `count` views together.
  mutating func write(_ count: Int, to writer: inout HierarchyWriter) throws {
    try writer.startView()
    lastID += 1
    let isRoot = lastID == 1
    writer.field("type", word: count > 1 ? containers[random.next(below: 3)] : leaves[random.next(below: 10)])
    writer.field(id: lastID)
    writer.frame(
      x: random.next(below: 200), y: random.next(below: 800), width: 40 + random.next(below: 300),
      height: 10 + random.next(below: 90))
    if isRoot {
      writer.field("modifiers", raw: #"[{"redacted": "placeholder"}]"#)
    } else if random.chance(30) {
      writer.field("modifiers", raw: modifiers[random.next(below: modifiers.count)])
    }
    if count > 1 { try writeKids(count - 1, to: &writer) } else { writer.field("text", quoted: "Loading") }
    writer.endView()
  }

  private mutating func writeKids(_ count: Int, to writer: inout HierarchyWriter) throws {
    writer.startList("children")
    var left = count
    for kidsLeft in stride(from: min(count, 2 + random.next(below: 7)), to: 1, by: -1) {
      let share = max(1, min(left * (50 + random.next(below: 100)) / 100 / kidsLeft, left - kidsLeft + 1))
      try write(share, to: &writer)
      left -= share
    }
    try write(left, to: &writer)
    writer.endList()
  }

  private let containers = ["VStack", "HStack", "ZStack"]
  private let leaves = ["Text", "Text", "Text", "Text", "Text", "Label", "Image", "Image", "Image", "Spacer"]
  private let modifiers = [
    #"["unredacted"]"#, #"[{"padding": 16}, {"frame": {"maxWidth": "infinity"}}]"#,
    #"[{"skeleton": {"opacity": 0.8}}]"#, #"[{"font": "headline"}]"#,
  ]
}
