@testable import SkelinspectKit

/// A text in which `«…»` marks the place of an error and `‹…›` that of its note.
struct MarkedText {
  private(set) var bytes: [UInt8] = []
  /// UTF-8 bytes of the text without its marks.
  let range: Range<Int>
  let noteRange: Range<Int>

  init(_ marked: String) {
    var marks: [Unicode.Scalar: Int] = [:]
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«", "»", "‹", "›": marks[scalar] = bytes.count
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    range = (marks["«"] ?? 0)..<(marks["»"] ?? 0)
    noteRange = (marks["‹"] ?? 0)..<(marks["›"] ?? 0)
  }
}
