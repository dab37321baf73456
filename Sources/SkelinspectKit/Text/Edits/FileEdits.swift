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

extension FileEdits {
  /// Both as edits of this one's text; nil where the other ones are not of the text after these.
  package func followed(by later: FileEdits) -> FileEdits? {
    let (between, after) = (edited, later.edited)
    guard later.source.bytes.elementsEqual(between) else { return nil }
    var all: [TextEdit] = []
    // How much longer the text between, and the one after it, is than the one before each, up to here.
    var (first, second) = (0, 0)
    var changes = replaced.map { (range: $0.range, first: $0.growth, second: 0) }
    changes += later.edits.map { (range: $0.range, first: 0, second: $0.growth) }
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    var next = 0
    while next < changes.count {
      let start = changes[next].range.lowerBound
      let (oldStart, newStart) = (start - first, start + second)
      var end = start
      // What touches in the text between is one edit.
      while next < changes.count, changes[next].range.lowerBound <= end {
        end = max(end, changes[next].range.upperBound)
        (first, second) = (first + changes[next].first, second + changes[next].second)
        next += 1
      }
      let new = String(decoding: after[newStart..<end + second], as: UTF8.self)
      all.append(TextEdit(oldStart..<end - first, new))
    }
    return FileEdits(all, of: source)
  }

  /// Where the replacements stand in the text after them.
  private var replaced: [(range: Range<Int>, growth: Int)] {
    var growth = 0
    return edits.map { edit in
      let start = edit.range.lowerBound + growth
      growth += edit.growth
      return (start..<edit.range.upperBound + growth, edit.growth)
    }
  }
}

extension TextEdit {
  /// How much longer it makes the text, in bytes.
  fileprivate var growth: Int { replacement.utf8.count - range.count }
}

extension FileEdits: Equatable {
  /// A file is known by its name.
  public static func == (first: Self, second: Self) -> Bool {
    first.fileName == second.fileName && first.edits == second.edits
  }
}
