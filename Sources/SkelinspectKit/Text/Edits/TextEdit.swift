/// A range of a text, and what takes its place.
public struct TextEdit: Hashable, Sendable {
  /// UTF-8 bytes of the file's text, a byte order mark left out; empty where something is only put in.
  public let range: Range<Int>
  /// What stands in that place afterwards; empty where something is only taken out.
  public let replacement: String

  init(_ range: Range<Int>, _ replacement: String) { (self.range, self.replacement) = (range, replacement) }

  static func insert(_ text: String, at position: Int) -> TextEdit { TextEdit(position..<position, text) }

  static func remove(_ range: Range<Int>) -> TextEdit { TextEdit(range, "") }
}
