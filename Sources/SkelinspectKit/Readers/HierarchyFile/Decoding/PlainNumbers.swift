/// A frame as nearly all are: whole points, each of three digits at most.
struct PlainFrame {
  private(set) var x = 0
  private(set) var y = 0
  private(set) var width = 0
  private(set) var height = 0

  /// Nil for what is no such frame, and may be one all the same; `rect` tells.
  @inline(__always)
  init?(_ node: Node, in document: borrowing Document) {
    let container = document.tape[node]
    let count = container.extent - node
    if container.kind == .list, count == 10 {
      x = document.digits(document.tape[node + 2])
      y = document.digits(document.tape[node + 4])
      width = document.digits(document.tape[node + 6])
      height = document.digits(document.tape[node + 8])
    } else {
      guard container.kind == .mapping, count == 10 else { return nil }
      (x, y, width, height) = (-1, -1, -1, -1)
      for key in stride(from: node + 2, to: node + 10, by: 2) {
        guard let pair = document.tape.pair(at: key) else { return nil }
        let number = document.digits(pair.value)
        switch document.letters(pair.key) {
        case Letters.x: x = number
        case Letters.y: y = number
        case Letters.width: width = number
        case Letters.height: height = number
        default: return nil
        }
      }
    }
    if x | y | width | height < 0 { return nil }
  }
}

/// The constraints of a view's sides as nearly all are: one each, of whole points of three digits at most.
struct PlainSides {
  /// -1 where it is not said.
  private(set) var width = -1
  private(set) var height = -1

  /// Nil for what is none of these, and may be constraints all the same; `ownConstraints` tells.
  @inline(__always)
  init?(_ node: Node, in document: borrowing Document) {
    let container = document.tape[node]
    let count = container.extent - node
    guard container.kind == .mapping, count == 6 || count == 4 else { return nil }
    for key in stride(from: node + 2, to: node + count, by: 2) {
      guard let pair = document.tape.pair(at: key) else { return nil }
      let number = document.digits(pair.value)
      if number < 0 { return nil }
      switch document.letters(pair.key) {
      case Letters.width where width < 0: width = number
      case Letters.height where height < 0: height = number
      default: return nil
      }
    }
  }
}

/// Keys by their letters, the first one lowest.
private enum Letters {
  static let x: UInt64 = 0x78
  static let y: UInt64 = 0x79
  static let width: UInt64 = 0x68_7464_6977
  static let height: UInt64 = 0x7468_6769_6568
}

extension Document {
  /// A number of one to three digits; -1 for all else.
  @inline(__always)
  fileprivate func digits(_ entry: Entry) -> Int {
    guard entry.kind == .number, entry.extent <= 3 else { return -1 }
    var number = 0
    for position in entry.offset..<entry.offset + entry.extent {
      let digit = source[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return -1 }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }

  /// Up to eight letters of a key, the first one lowest; 0 for a longer one.
  @inline(__always)
  fileprivate func letters(_ entry: Entry) -> UInt64 {
    guard entry.kind == .text || entry.kind == .plainText, entry.extent < 8 else { return 0 }
    return source.word(at: entry.offset) & (1 << UInt64(entry.extent * 8) &- 1)
  }
}
