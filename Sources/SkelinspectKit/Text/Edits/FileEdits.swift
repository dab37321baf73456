/// Edits of one file's text; none reaches into another.
public struct FileEdits: Sendable {
  let source: SourceText
  /// In the order of the text; what is put in at one place stays in the order it was given.
  public private(set) var edits: [TextEdit]

  /// The file's name, as it was given to the reader.
  public var fileName: String { source.name }

  /// Nil where two edits overlap.
  init?(_ edits: [TextEdit], of source: SourceText) {
    // Swift's sort is stable.
    let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (edit, next) in zip(sorted, sorted.dropFirst()) where next.range.lowerBound < edit.range.upperBound {
      return nil
    }
    (self.source, self.edits) = (source, sorted)
  }

  /// The text after them.
  package var edited: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in edits {
      text += source.bytes[position..<edit.range.lowerBound]
      text += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return text + source.bytes[position...]
  }

  /// Puts in edits that touch none of these.
  mutating func insert(_ new: [TextEdit]) {
    for edit in new {
      // After what is put in at the same place.
      let index = edits.endOfPrefix { $0.range.lowerBound <= edit.range.lowerBound }
      edits.insert(edit, at: index)
    }
  }
}

extension FileEdits: Equatable {
  /// A file is known by its name.
  public static func == (first: Self, second: Self) -> Bool {
    first.fileName == second.fileName && first.edits == second.edits
  }
}
