extension FileEdits {
  /// A piece of a text after edits: what stays of the text before them, or what was put in.
  private enum Piece {
    case old(Range<Int>)
    case new([UInt8])

    var count: Int {
      switch self {
      case .old(let range): range.count
      case .new(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .old(let old): .old(old.lowerBound + range.lowerBound..<old.lowerBound + range.upperBound)
      case .new(let bytes): .new(Array(bytes[range]))
      }
    }
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var position = 0
    for edit in edits {
      pieces += [.old(position..<edit.range.lowerBound), .new(Array(edit.replacement.utf8))]
      position = edit.range.upperBound
    }
    return (pieces + [.old(position..<source.count)]).filter { $0.count > 0 }
  }

  /// Both as edits of this one's text; nil where the other ones are not of the text after these.
  package func followed(by later: FileEdits) -> FileEdits? {
    guard later.source.bytes.elementsEqual(edited) else { return nil }
    var rest = pieces[...]
    var result: [Piece] = []
    var position = 0
    func isBefore(_ end: Int) -> Bool { position < end && !rest.isEmpty }
    for edit in later.edits {
      while isBefore(edit.range.lowerBound) {
        result.append(Self.take(upTo: edit.range.lowerBound, &position, from: &rest))
      }
      result.append(.new(Array(edit.replacement.utf8)))
      while isBefore(edit.range.upperBound) {
        _ = Self.take(upTo: edit.range.upperBound, &position, from: &rest)
      }
    }
    return FileEdits(Self.edits(from: result + rest, count: source.count), of: source)
  }

  /// Takes the first piece, or as much of it as stands before a place.
  private static func take(upTo end: Int, _ position: inout Int, from rest: inout ArraySlice<Piece>) -> Piece
  {
    guard let piece = rest.popFirst() else { return .new([]) }
    let count = min(piece.count, end - position)
    if count < piece.count { rest = [piece.part(count..<piece.count)] + rest }
    position += count
    return piece.part(0..<count)
  }

  /// - Parameter count: of the text before all edits.
  private static func edits(from pieces: [Piece], count: Int) -> [TextEdit] {
    var edits: [TextEdit] = []
    var new: [UInt8] = []
    var position = 0
    for piece in pieces + [.old(count..<count)] {
      switch piece {
      case .new(let bytes): new += bytes
      case .old(let range):
        if range.lowerBound > position || !new.isEmpty {
          edits.append(TextEdit(position..<range.lowerBound, String(decoding: new, as: UTF8.self)))
        }
        (position, new) = (range.upperBound, [])
      }
    }
    return edits
  }
}
