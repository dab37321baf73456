/// What a line of a view dump says of a view; all ranges are of the log.
struct DumpedView {
  /// What it says beside class, address and frame.
  struct Fact {
    let key: ViewKey
    var kind = ValueKind.text
    let place: Range<Int>
  }

  enum Frame {
    /// Finite ones: x, y, width and height.
    case numbers([Range<Int>], in: Range<Int>)
    /// It has a number that is not finite.
    case notFinite(Range<Int>)
    /// It cannot be read.
    case broken(Range<Int>)
  }

  /// How far in it stands: bars, or the column of its first letter.
  var depth: Int
  /// From its class on to the end of what is said of it.
  var range: Range<Int>
  var type: Range<Int>
  /// UIKit's class of what the line names otherwise.
  var meant: ViewClass?
  var reference: Range<Int>?
  var frame: Frame?
  var facts: [Fact] = []
  /// The line ends before what it says does.
  var isCut = false
  /// What the log puts before SkeletonView's own lines, such as a time stamp, without the blanks at its end.
  var prefix = 0..<0
  /// The skull of what is skeletonable, and how many such views it says that it holds: there too.
  var mark: Range<Int>?
  var markedCount: Int?

  /// Nothing where there is no place.
  mutating func add(_ key: ViewKey, _ place: Range<Int>?, _ kind: ValueKind = .text) {
    if let place { facts.append(Fact(key: key, kind: kind, place: place)) }
  }
}

/// The trees of lines, and how each writes a view on one.
enum DumpFormat {
  /// SkeletonView's own of versions 1.4 to 1.24.
  case skeletons
  /// `recursiveDescription` of a view.
  case description
  /// `_autolayoutTrace` of a view.
  case layoutTrace
  /// `debugDescription` of an element in a user-interface test.
  case elements

  /// Those that say nothing of SkeletonView.
  static let dumps: [DumpFormat] = [.description, .layoutTrace, .elements]

  /// The view that a part of the log says; nil where it says none.
  ///
  /// - Parameter isRoot: it would begin a tree, for which more is asked of it.
  func view(in line: Range<Int>, of log: SourceText, isRoot: Bool) -> DumpedView? {
    switch self {
    case .skeletons: PrintedLine(log: log).view(in: line, isRoot: isRoot)
    case .description: ViewDescription(log: log).view(in: line, isRoot: isRoot)
    case .layoutTrace: LayoutTraceLine(log: log).view(in: line, isRoot: isRoot)
    case .elements: ElementLine(log: log).view(in: line, isRoot: isRoot)
    }
  }

  /// What the dump does not say, for people.
  var lack: String? {
    let unknown = "which views are skeletonable is unknown, and nothing is said of their skeletons"
    return switch self {
    case .skeletons: nil
    case .description:
      "UIKit's description holds classes, frames and texts, and nothing of SkeletonView: \(unknown)"
    case .layoutTrace:
      "an Auto Layout trace holds classes and texts, no frames and nothing of SkeletonView: \(unknown)"
    case .elements:
      "XCTest describes accessibility elements, not views, and nothing of SkeletonView: classes are those "
        + "that usually stand behind such elements, \(unknown)"
    }
  }
}

/// What the lines of all dumps have in common.
extension SourceText {
  /// Bars between blanks directly before a place, and where the first blank or bar stands.
  func bars(before place: Int, from lineStart: Int) -> (count: Int, start: Int) {
    var (start, count) = (place, 0)
    while start > lineStart {
      let byte = self[start - 1]
      if byte == "|" {
        count += 1
      } else if byte == 0xA0, start > lineStart + 1, self[start - 2] == 0xC2 {
        start -= 1
      } else if !isBlank(at: start - 1) {
        break
      }
      start -= 1
    }
    return (count, start)
  }

  /// The end of an address of `0x` and hexadecimal digits; nil where none stands.
  func endOfAddress(from start: Int, to end: Int) -> Int? {
    guard start + 2 < end, begins("0x", at: start) else { return nil }
    let position = self.end(from: start + 2, to: end, while: \.isHexadecimalDigit)
    return (3...18).contains(position - start) ? position : nil
  }
}

/// Numbers as C prints them.
enum DumpedNumber {
  enum Kind { case finite, notFinite, other }

  static func kind(of range: Range<Int>, in source: SourceText) -> Kind {
    let letters = source.string(range)
    if ["nan", "-nan", "inf", "-inf"].contains(letters) { return .notFinite }
    guard let first = letters.utf8.first, letters.utf8.count <= 400, first == "-" || first.isASCIIDigit,
      letters.utf8.allSatisfy({ $0.isASCIIDigit || [0x2B, 0x2D, 0x2E, 0x65].contains($0) }),
      let number = Double(letters)
    else { return .other }
    return number.isFinite ? .finite : .notFinite
  }

  /// The frame whose numbers stand in a part of the log, between brackets, commas and the like.
  static func frame(_ range: Range<Int>, in log: SourceText) -> DumpedView.Frame {
    var numbers: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound, numbers.count < 5 {
      let end = log.end(from: position, to: range.upperBound) { byte in
        byte > 0x20 && !"(),;{}".utf8.contains(byte)
      }
      if end > position { numbers.append(position..<end) }
      position = end + 1
    }
    guard numbers.count == 4 else { return .broken(range) }
    let kinds = numbers.map { kind(of: $0, in: log) }
    if kinds.contains(.other) { return .broken(range) }
    return kinds.contains(.notFinite) ? .notFinite(range) : .numbers(numbers, in: range)
  }
}
