/// The values of a hierarchy's keys that are more than one number or word.
struct ValuePool: Sendable {
  private var numbers: [Double] = []
  private var constraints: [OwnConstraint] = []
  /// Texts that do not stand in a file as they are.
  private var texts: [String] = []

  /// Some numbers; what is not a number is not said.
  mutating func store(_ list: [Double?]) -> StoredValue {
    for number in list { numbers.append(number ?? .nan) }
    return .numbers(numbers.count - list.count)
  }

  mutating func store(_ list: some Collection<OwnConstraint>) -> StoredValue {
    constraints.append(contentsOf: list)
    return .constraints(UInt32(constraints.count - list.count)..<UInt32(constraints.count))
  }

  mutating func store(_ text: String) -> StoredValue {
    texts.append(text)
    return .text(texts.count - 1)
  }

  /// A value of another pool.
  mutating func store(_ value: StoredValue, _ shape: ValueShape, of other: ValuePool) -> StoredValue {
    switch value {
    case .letters, .boolean, .number, .integer, .reference: value
    case .numbers(let start): store(other.numbers[start..<start + shape.numberCount].map(Optional.some))
    case .constraints: store(other.constraints(value))
    case .text(let index): store(other.texts[index])
    }
  }

  /// One of some numbers; nil where it is not said: no file can say what is not a number.
  func number(_ value: StoredValue, _ index: Int) -> Double? {
    guard case .numbers(let start) = value, !numbers[start + index].isNaN else { return nil }
    return numbers[start + index]
  }

  func constraints(_ value: StoredValue) -> ArraySlice<OwnConstraint> {
    guard case .constraints(let range) = value else { return [] }
    return constraints[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Nil where a file says it, and where it is not a text.
  func text(_ value: StoredValue) -> String? {
    if case .text(let index) = value { texts[index] } else { nil }
  }
}
