/// Where something stands: bytes of a file's text.
public struct Place: Sendable {
  let file: SourceText
  /// UTF-8 bytes of the file's text.
  public let range: Range<Int>

  /// The file's name, as it was given to the reader.
  public var fileName: String { file.name }

  /// The letters that stand there.
  var text: String { file.string(range) }

  /// Where it begins, for people.
  public var position: SourcePosition { LineTable(file).position(of: range.lowerBound) }

  /// Up to where its first line ends.
  var firstLine: Place {
    let line = file.bytes(range).prefix { $0 != 0x0A && $0 != 0x0D }
    return file.place(Range(from: range.lowerBound, to: line.endIndex))
  }

  /// `Cells.swift:12`, for sentences.
  var fileAndLine: String { "\(fileName.shortenedPath):\(position.line)" }
}

extension Place: Hashable {
  /// A file is known by its name.
  public static func == (first: Place, second: Place) -> Bool {
    first.range == second.range && first.fileName == second.fileName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fileName)
    hasher.combine(range)
  }
}

extension SourceText {
  func place(_ range: Range<Int>) -> Place { Place(file: self, range: range) }
}
