extension FileEdits {
  /// A piece of a text after edits: what stays of the text before them, or what was put in. Numbers only: with bytes
  /// in it Swift 6.3's optimizer frees what it still copies to.
  private struct Piece {
    let isOld: Bool
    /// Of the text before the edits, or of all that was put in.
    var range: Range<Int>
  }

  /// Both as edits of this one's text; nil where the other ones are not of the text after these.
  package func followed(by later: FileEdits) -> FileEdits? {
    guard later.source.bytes.elementsEqual(edited) else { return nil }
    var new: [UInt8] = []
    var rest = pieces(&new)
    var result: [Piece] = []
    var (next, position) = (0, 0)
    for edit in later.edits {
      result += Self.take(upTo: edit.range.lowerBound, &position, from: &rest, &next)
      let start = new.count
      new += Array(edit.replacement.utf8)
      result.append(Piece(isOld: false, range: start..<new.count))
      _ = Self.take(upTo: edit.range.upperBound, &position, from: &rest, &next)
    }
    return FileEdits(Self.edits(from: result + rest[next...], new, count: source.count), of: source)
  }

  /// - Parameter new: what was put in; this one's replacements join it.
  private func pieces(_ new: inout [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    var position = 0
    for edit in edits {
      let start = new.count
      new += Array(edit.replacement.utf8)
      pieces.append(Piece(isOld: true, range: position..<edit.range.lowerBound))
      pieces.append(Piece(isOld: false, range: start..<new.count))
      position = edit.range.upperBound
    }
    pieces.append(Piece(isOld: true, range: position..<source.count))
    return pieces.filter { !$0.range.isEmpty }
  }

  /// The pieces before a place, or as much of them as stands before it.
  ///
  /// - Parameter next: the first that is left.
  private static func take(
    upTo end: Int, _ position: inout Int, from rest: inout [Piece], _ next: inout Int
  ) -> [Piece] {
    var taken: [Piece] = []
    while position < end, next < rest.count {
      let range = rest[next].range
      let cut = range.lowerBound + min(range.count, end - position)
      taken.append(Piece(isOld: rest[next].isOld, range: range.lowerBound..<cut))
      position += cut - range.lowerBound
      rest[next].range = cut..<range.upperBound
      if cut == range.upperBound { next += 1 }
    }
    return taken
  }

  /// - Parameter count: of the text before all edits.
  private static func edits(from pieces: [Piece], _ new: [UInt8], count: Int) -> [TextEdit] {
    var edits: [TextEdit] = []
    var put: [UInt8] = []
    var position = 0
    for piece in pieces + [Piece(isOld: true, range: count..<count)] {
      guard piece.isOld else {
        put += new[piece.range]
        continue
      }
      if piece.range.lowerBound > position || !put.isEmpty {
        edits.append(TextEdit(position..<piece.range.lowerBound, String(decoding: put, as: UTF8.self)))
      }
      (position, put) = (piece.range.upperBound, [])
    }
    return edits
  }
}
