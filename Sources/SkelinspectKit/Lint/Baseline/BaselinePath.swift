/// A view path as a baseline compares it, step by step.
struct BaselinePath {
  struct Step: Equatable {
    /// Type and id.
    let name: Substring
    /// Among the siblings of its type.
    let number: Int?
  }

  let steps: [Step]

  /// - Parameter text: steps between slashes; what stands in double quotes holds none.
  init(_ text: String?) {
    var steps: [Step] = []
    var (isQuoted, isEscaped) = (false, false)
    var start = text?.startIndex ?? "".startIndex
    let letters = (text ?? "").utf8
    for index in letters.indices {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch letters[index] {
      case UInt8(ascii: "\\"): isEscaped = isQuoted
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "/") where !isQuoted:
        steps.append(Step((text ?? "")[start..<index]))
        start = letters.index(after: index)
      default: break
      }
    }
    if let text { steps.append(Step(text[start...])) }
    self.steps = steps
  }

  /// How one path comes of the other by steps put in, and by other numbers among siblings; nil where neither holds
  /// all names of the other in their order, the last one last.
  func distance(to other: BaselinePath) -> Distance? {
    let (short, long) = steps.count <= other.steps.count ? (steps, other.steps) : (other.steps, steps)
    guard short.last?.name == long.last?.name else { return nil }
    var distance = Distance(steps: long.count - short.count, numbers: 0)
    var left = short.count
    for step in long.reversed() where left > 0 && short[left - 1].name == step.name {
      left -= 1
      distance.numbers += abs((short[left].number ?? 0) - (step.number ?? 0))
    }
    return left == 0 ? distance : nil
  }

  struct Distance: Comparable {
    let steps: Int
    var numbers: Int

    static func < (first: Self, second: Self) -> Bool {
      (first.steps, first.numbers) < (second.steps, second.numbers)
    }
  }
}

extension BaselinePath.Step {
  /// `UILabel#name[2]`; longer numbers are none of ours.
  init(_ text: Substring) {
    let digits = text.utf8.dropLast().reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let opening = text.utf8.dropLast(digits.count + 1)
    if text.utf8.last == UInt8(ascii: "]"), 1...9 ~= digits.count, opening.last == UInt8(ascii: "[") {
      self.init(
        name: Substring(opening.dropLast()), number: digits.reversed().reduce(0) { $0 * 10 + Int($1 & 15) })
    } else {
      self.init(name: text, number: nil)
    }
  }
}
