/// The values of a hierarchy's keys that do not fit into 28 bits.
struct ValuePool: Sendable {
  /// Numbers, whole numbers and addresses, by their bits.
  private var words: [UInt64] = []
  /// Lists of constraints, one after the other, and where each of them ends.
  private var constraints: [OwnConstraint] = []
  private var constraintEnds: [UInt32] = []
  /// Texts that do not stand in a file as they are.
  private var texts: [String] = []

  /// More values than an attribute can tell apart.
  var isTooLarge: Bool {
    max(words.count, constraints.count, constraintEnds.count, texts.count)
      > StoredValue.smallNumbers.upperBound
  }

  mutating func store(_ number: Double) -> StoredValue {
    if let small = Self.small(number) { return small }
    words.append(number.bitPattern)
    return StoredValue(.number, words.count - 1)
  }

  mutating func store(_ integer: Int) -> StoredValue {
    if StoredValue.smallNumbers.contains(integer) { return StoredValue(.small, integer) }
    words.append(UInt64(bitPattern: Int64(integer)))
    return StoredValue(.integer, words.count - 1)
  }

  mutating func store(_ reference: UInt64) -> StoredValue {
    words.append(reference)
    return StoredValue(.place, words.count - 1)
  }

  /// Up to four numbers, one after the other; what is not a number is not said.
  @inline(__always)
  mutating func store(_ numbers: SIMD4<Double>, count: Int) -> StoredValue {
    let start = words.count
    for index in 0..<count { words.append(numbers[index].bitPattern) }
    return StoredValue(.place, start)
  }

  /// Some numbers, one after the other.
  mutating func store(_ numbers: [Double?]) -> StoredValue {
    let start = words.count
    for number in numbers { words.append((number ?? .nan).bitPattern) }
    return StoredValue(.place, start)
  }

  mutating func store(_ list: some Collection<OwnConstraint>) -> StoredValue {
    constraints.append(contentsOf: list)
    constraintEnds.append(UInt32(truncatingIfNeeded: constraints.count))
    return StoredValue(.place, constraintEnds.count - 1)
  }

  mutating func store(_ sides: PlainSides) -> StoredValue {
    if sides.width >= 0 { constraints.append(OwnConstraint(side: .width, constant: Double(sides.width))) }
    if sides.height >= 0 { constraints.append(OwnConstraint(side: .height, constant: Double(sides.height))) }
    constraintEnds.append(UInt32(truncatingIfNeeded: constraints.count))
    return StoredValue(.place, constraintEnds.count - 1)
  }

  mutating func store(_ text: String) -> StoredValue {
    texts.append(text)
    return StoredValue(.place, -texts.count)
  }

  /// A value of another pool.
  mutating func store(_ value: StoredValue, _ shape: ValueShape, of other: ValuePool) -> StoredValue {
    if let text = other.text(value) { return store(text) }
    switch (value.kind, shape) {
    case (.small, _): return value
    case (.number, _), (.integer, _):
      words.append(other.words[value.number])
      return StoredValue(value.kind, words.count - 1)
    case (.place, .reference): return store(other.reference(value))
    case (.place, .constraints): return store(other.constraints(value))
    case (.place, _):
      let count = shape.numberCount
      return count == 0 ? value : store(other.numbers(value, count).map(Optional.some))
    }
  }

  func number(_ value: StoredValue) -> Double? {
    switch value.kind {
    case .small: Double(value.number)
    case .number: Double(bitPattern: words[value.number])
    case .integer: Double(Int64(bitPattern: words[value.number]))
    case .place: nil
    }
  }

  func integer(_ value: StoredValue) -> Int? {
    switch value.kind {
    case .small: value.number
    case .number: Int(exactly: Double(bitPattern: words[value.number]))
    case .integer: Int(Int64(bitPattern: words[value.number]))
    case .place: nil
    }
  }

  func reference(_ value: StoredValue) -> UInt64 { words[value.number] }
  func numbers(_ value: StoredValue, _ count: Int) -> [Double] {
    words[value.number..<value.number + count].map(Double.init(bitPattern:))
  }
  func number(_ value: StoredValue, _ index: Int) -> Double {
    Double(bitPattern: words[value.number + index])
  }
  /// Nil for one that is not said: no file can say what is not a number.
  func optionalNumber(_ value: StoredValue, _ index: Int) -> Double? {
    let number = number(value, index)
    return number.isNaN ? nil : number
  }

  func constraints(_ value: StoredValue) -> ArraySlice<OwnConstraint> {
    let start = value.number > 0 ? constraintEnds[value.number - 1] : 0
    return constraints[Int(start)..<Int(constraintEnds[value.number])]
  }
  /// Nil where a file says it, and where it is not a text.
  func text(_ value: StoredValue) -> String? {
    value.kind == .place && value.number < 0 ? texts[-1 - value.number] : nil
  }

  @inline(__always)
  private static func small(_ number: Double) -> StoredValue? {
    guard let integer = Int(exactly: number), StoredValue.smallNumbers.contains(integer),
      integer != 0 || number.sign == .plus
    else { return nil }
    return StoredValue(.small, integer)
  }
}

extension ValuePool {
  mutating func giveBackRoom() {
    words.giveBackRoom()
    constraints.giveBackRoom()
    constraintEnds.giveBackRoom()
    texts.giveBackRoom()
  }
}
