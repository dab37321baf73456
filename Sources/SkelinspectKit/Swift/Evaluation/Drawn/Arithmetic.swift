/// Sums and products of numbers, of sides of views, and of the clock.
extension CodeEvaluation {
  /// Nil for what is no arithmetic of such values.
  static func arithmetic(_ name: String, _ first: CodeValue, _ second: CodeValue) -> CodeValue? {
    guard ["+", "-", "*", "/"].contains(name) else { return nil }
    if first.isNull || second.isNull { return .constant(.null) }
    switch (first.number, second.number) {
    case (let first?, let second?):
      return switch name {
      case "+": .number(first + second)
      case "-": .number(first - second)
      case "*": .number(first * second)
      default: .number(first / second)
      }
    case (nil, let number?): return measured(name, first.drawn, number)
    case (let number?, nil): return name == "+" || name == "*" ? measured(name, second.drawn, number) : nil
    case (nil, nil): return nil
    }
  }

  private static func measured(_ name: String, _ value: DrawnValue?, _ number: Double) -> CodeValue? {
    switch (value, name) {
    case (.length(let side, let views, let factor)?, "*"):
      .drawn(.length(side, views, factor: factor * number))
    case (.length(let side, let views, let factor)?, "/") where number != 0:
      .drawn(.length(side, views, factor: factor / number))
    case (.clock(let seconds)?, "+"): .drawn(.clock(seconds + number))
    case (.clock(let seconds)?, "-"): .drawn(.clock(seconds - number))
    default: nil
    }
  }
}
