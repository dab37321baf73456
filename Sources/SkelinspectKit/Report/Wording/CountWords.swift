/// Rows, items, copies and sizes in words.
enum CountWords {
  /// Sections whose counts are said.
  static let maximumSections = 5

  /// `3 rows`, `3 + 3 rows`, `rows unknown`: one count a section.
  static func cells(_ counts: [Int?], _ noun: String) -> String {
    if counts.isEmpty { return "no dummy cells" }
    if counts.contains(nil) { return "\(noun)s unknown" }
    let texts = counts.compactMap { $0 }.prefix(maximumSections).map { "\($0)" }
    return texts.joined(separator: " + ") + (counts.count > maximumSections ? " + …" : "")
      + " \(noun)\(counts == [1] ? "" : "s")"
  }

  /// Of what is active while nothing in it is covered: a table without dummy cells, or what stands around one.
  static func active(isItself: Bool, _ family: ViewClass.Family) -> String {
    guard isItself else { return "is active, but nothing in it is covered" }
    return "has no dummy \(family.cellNoun)s, and nothing in it is covered"
  }

  /// After some words: ` in each of 3 sections`; nothing of a single one.
  static func inEach(ofSections count: Int, after end: String = "") -> String {
    count == 1 ? "" : "\(end) in each of \(count.counted("section"))"
  }

  /// After a role: `, × 14`, `, not on screen`.
  static func times(_ copies: Int?) -> String {
    guard let copies else { return ", × ?" }
    return copies == 0 ? ViewOutcome.offScreen : ", × \(copies)"
  }

  /// Of what stands in dummy cells: ` (14 copies, in dummy cells)`.
  static func inDummyCells(_ copies: Int?) -> String {
    if copies == .max { return " (more copies than can be counted, in dummy cells)" }
    return copies.map { " (\($0 == 1 ? "1 copy" : "\($0) copies"), in dummy cells)" }
      ?? " (in dummy cells, how many is not known)"
  }

  /// `343 × 20.5`, to a hundredth.
  static func size(_ rect: Rect?) -> String {
    rect.map { "\($0.width.roundedText) × \($0.height.roundedText)" } ?? "size unknown"
  }

  /// `343 × 20.5 pt`, to a hundredth.
  static func points(_ size: PartialSize) -> String {
    guard let width = size.width, let height = size.height else { return "size unknown" }
    return "\(width.roundedText) × \(height.inPoints)"
  }
}

extension Sequence<String> {
  /// The first eight names, and how many more there are.
  func shortList(of count: Int) -> String {
    let shown = prefix(8).joined(separator: ", ")
    return count > 8 ? "\(shown) and \(count - 8) more" : shown
  }
}
