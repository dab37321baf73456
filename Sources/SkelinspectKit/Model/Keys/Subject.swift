/// What a value is for, in messages; a key's name is put in words only when it is needed.
enum Subject: ExpressibleByStringInterpolation, CustomStringConvertible {
  case key(ViewKey)
  /// A key of a value's own, such as a frame's `width`.
  case part(String)
  case words(String)

  init(stringLiteral words: String) { self = .words(words) }

  var description: String {
    switch self {
    case .key(let key): "'\(key.rawValue)'"
    case .part(let name): "'\(name)'"
    case .words(let words): words
    }
  }

  /// A whole number of lines, where 0 is not a limit.
  var isLineCount: Bool {
    if case .key(let key) = self { key == .numberOfLines || key == .skeletonTextNumberOfLines } else { false }
  }
}
