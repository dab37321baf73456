/// Reads a pattern's steps from its text, without the slashes at its ends.
struct GlobScanner {
  private let letters: [Unicode.Scalar]
  private var position = 0
  /// Where the next `]` is, as far as it was looked for.
  private var nextClosing = 0

  init(_ letters: [Unicode.Scalar]) { self.letters = letters }

  mutating func readSteps() throws(PatternMistake) -> [PathGlob.Step] {
    var steps: [PathGlob.Step] = []
    repeat {
      let count = letters[position...].prefix { $0 == "*" }.count
      let end = position + count
      if count > 1, end == letters.count || letters[end] == "/" {
        position = end
        if steps.last != .anyFolders { steps.append(.anyFolders) }
        // What ends with ** is what lies inside.
        if end == letters.count { steps.append(.name([.anyText])) }
      } else {
        steps.append(.name(try readName()))
      }
      position += 1
    } while position <= letters.count
    return steps
  }

  private mutating func readName() throws(PatternMistake) -> [NameStep] {
    var glob: [NameStep] = []
    while position < letters.count, letters[position] != "/" {
      let letter = letters[position]
      position += 1
      switch letter {
      case "*": if glob.last != .anyText { glob.append(.anyText) }
      case "?": glob.append(.anyLetter)
      case "[": glob.append(.oneOf(try readSet()))
      case "\\":
        guard position < letters.count else {
          throw PatternMistake("ends with a backslash", help: "remove it")
        }
        // A slash between names stays one.
        if letters[position] == "/" { break }
        glob.append(.letter(letters[position]))
        position += 1
      default: glob.append(.letter(letter))
      }
    }
    return glob
  }

  /// After `[`; a `]` that comes first stands for itself.
  private mutating func readSet() throws(PatternMistake) -> LetterSet {
    var set = LetterSet()
    if position < letters.count, letters[position] == "!" || letters[position] == "^" {
      set.isNegated = true
      position += 1
    }
    let first = position
    var last: Unicode.Scalar?
    while position < letters.count {
      let letter = letters[position]
      if letter == "]", position > first {
        position += 1
        return set
      }
      if letter == "-", let start = last, position + 1 < letters.count, letters[position + 1] != "]" {
        position += 1
        set.insert(from: start, through: try readLetter())
        last = nil
      } else if letter == "[", let name = try readClass() {
        guard let ranges = LetterSet.classes[name] else {
          throw PatternMistake(
            "has an unknown class of letters, \(name.quoted)",
            help: "POSIX has \(LetterSet.classes.keys.sorted().listed("and"))")
        }
        set.ranges += ranges
        last = nil
      } else {
        let letter = try readLetter()
        set.insert(letter)
        last = letter
      }
    }
    throw .unclosedBracket
  }

  /// A letter, or the one after a backslash.
  private mutating func readLetter() throws(PatternMistake) -> Unicode.Scalar {
    if letters[position] == "\\" { position += 1 }
    guard position < letters.count else { throw .unclosedBracket }
    position += 1
    return letters[position - 1]
  }

  /// The word in `[:word:]`, or nil where it is only a bracket.
  private mutating func readClass() throws(PatternMistake) -> String? {
    guard position + 1 < letters.count, letters[position + 1] == ":" else { return nil }
    let start = position + 2
    if nextClosing < start { nextClosing = letters[start...].firstIndex(of: "]") ?? letters.count }
    let end = nextClosing
    guard end < letters.count else { throw .unclosedBracket }
    guard end > start, letters[end - 1] == ":" else { return nil }
    position = end + 1
    var name = String.UnicodeScalarView()
    name.append(contentsOf: letters[start..<end - 1])
    return String(name)
  }
}
