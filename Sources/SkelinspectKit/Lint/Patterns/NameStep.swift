/// A step of a pattern of one name in a path: `*`, `?`, `[a-z]`, `[!a]`, and a backslash before what stands for itself.
///
/// POSIX's `fnmatch` is not a substitute: it goes by the locale of the process (in C's, `?` is one byte of `é`),
/// and does not tell a broken pattern from one that does not match.
enum NameStep: Equatable, Sendable {
  case letter(Unicode.Scalar)
  case anyLetter
  /// Any number of letters, none too.
  case anyText
  case oneOf(LetterSet)

  func matches(_ letter: Unicode.Scalar) -> Bool {
    switch self {
    case .letter(let own): own == letter
    case .anyLetter, .anyText: true
    case .oneOf(let set): set.contains(letter)
    }
  }
}

extension Collection {
  /// Whether the steps of a pattern match all of it, each of them one element, but for those that match any number of
  /// elements, none too.
  ///
  /// In time that grows with the product of both lengths: only the last of those is ever tried again.
  func matches<Step: Equatable>(_ steps: [Step], any: Step, _ isMatch: (Step, Element) -> Bool) -> Bool {
    var (step, place) = (0, startIndex)
    var retry: (step: Int, place: Index)?
    while place < endIndex {
      if step < steps.count, steps[step] == any {
        step += 1
        retry = (step, place)
      } else if step < steps.count, isMatch(steps[step], self[place]) {
        step += 1
        formIndex(after: &place)
      } else if let last = retry {
        (step, place) = (last.step, index(after: last.place))
        retry = (step, place)
      } else {
        return false
      }
    }
    return steps[step...].allSatisfy { $0 == any }
  }
}

/// What stands between brackets.
struct LetterSet: Equatable, Sendable {
  var isNegated = false
  var ranges: [ClosedRange<UInt32>] = []

  func contains(_ letter: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(letter.value) } != isNegated
  }

  /// A range that runs backwards holds nothing.
  mutating func insert(from first: Unicode.Scalar, through last: Unicode.Scalar) {
    if first <= last { ranges.append(first.value...last.value) }
  }

  mutating func insert(_ letter: Unicode.Scalar) { insert(from: letter, through: letter) }

  /// The letters of POSIX's classes in the C locale, by which git goes.
  static let classes: [String: [ClosedRange<UInt32>]] = [
    "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A], "alpha": [0x41...0x5A, 0x61...0x7A],
    "blank": [0x09...0x09, 0x20...0x20], "cntrl": [0x00...0x1F, 0x7F...0x7F], "digit": [0x30...0x39],
    "graph": [0x21...0x7E], "lower": [0x61...0x7A], "print": [0x20...0x7E],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "space": [0x09...0x0D, 0x20...0x20],
    "upper": [0x41...0x5A], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
  ]
}
