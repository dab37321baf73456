/// Which functions and computed properties of a large project's files are read: those that may do something to views,
/// functions that call these, and all that these use. A text that is only like it, in a comment or a string, counts:
/// nothing may be lost.
struct BodySelection {
  /// Of each file, what stands between the braces of those that are passed over.
  private(set) var passedOver: [[Range<Int>]] = []

  /// A function's or getter's body, or all of a file that is none.
  private struct Unit {
    let file: Int
    let range: Range<Int>
    /// The number of its name; nil: neither's.
    let name: Int?
    /// Who uses it is read for its own sake only.
    var isGetter = false
    /// The numbers of the functions that it names.
    var named: [Int] = []
    var isTelling: Bool
  }

  private var words = RelevantNames()
  private var units: [Unit] = []
  /// Some file puts layers into views: colours and times may be computed.
  private let hasLayers: Bool

  /// - Parameter outlines: of whole files, with their texts.
  init(_ outlines: [SwiftOutline]) {
    hasLayers = outlines.contains(where: \.mayHoldLayers)
    for outline in outlines { words.add(outline) }
    for (file, outline) in zip(0..., outlines) { addRest(of: outline, file) }
    for (file, outline) in zip(0..., outlines) { addBodies(of: outline, file) }
    let isRead = readUnits()
    passedOver = Array(repeating: [], count: outlines.count)
    for (unit, isRead) in zip(units, isRead) where !isRead { passedOver[unit.file].append(unit.range) }
  }

  /// All that is neither's: it is read in any case.
  private mutating func addRest(of outline: SwiftOutline, _ file: Int) {
    var unit = Unit(file: file, range: 0..<0, name: nil, isTelling: true)
    var start = 0
    // That a property is declared does not mean that it is used.
    let others = outline.bodies.flatMap { [$0.isGetter ? $0.name : $0.range, $0.range] }
    for other in others + [outline.source.count..<outline.source.count] {
      if start < other.lowerBound {
        unit.named += words.look(through: start..<other.lowerBound, of: outline, declares: true).named
      }
      start = max(start, other.upperBound)
    }
    units.append(unit)
  }

  private mutating func addBodies(of outline: SwiftOutline, _ file: Int) {
    for body in outline.bodies {
      let found = words.look(through: body.range, of: outline, declares: false)
      let sum = outline.source.padded.withUnsafeBufferPointer { SwiftNameSum($0, body.name) }
      let isTelling =
        found.isTelling || outline.importsSwiftUI || outline.mayHoldLayers || hasLayers && body.isGetter
        || (body.isGetter
          ? words.isTelling(sum) : RelevantNames.isAlwaysRead(outline.source.string(body.name)))
      units.append(
        Unit(
          file: file, range: body.range, name: words.number(of: sum), isGetter: body.isGetter,
          named: found.named, isTelling: isTelling))
    }
  }

  /// Of each unit, whether it may do something to views or is called by one that does.
  private func readUnits() -> [Bool] {
    var callers: [[Int]] = Array(repeating: [], count: words.functionCount)
    var bodies = callers
    for (number, unit) in units.enumerated() {
      for name in unit.named { callers[name].append(number) }
      if let name = unit.name { bodies[name].append(number) }
    }
    var isTelling = units.map(\.isTelling)
    spread(&isTelling) { unit in unit.isGetter ? [] : unit.name.map { callers[$0] } ?? [] }
    var isRead = isTelling
    spread(&isRead) { unit in unit.named.flatMap { bodies[$0] } }
    return isRead
  }

  /// Marks all that can be reached from what is marked.
  private func spread(_ isMarked: inout [Bool], _ next: (Unit) -> [Int]) {
    var open = units.indices.filter { isMarked[$0] }
    while let unit = open.popLast() {
      for other in next(units[unit]) where !isMarked[other] {
        isMarked[other] = true
        open.append(other)
      }
    }
  }
}

extension SwiftOutline {
  fileprivate struct Body {
    let name: Range<Int>
    /// Between the braces.
    let range: Range<Int>
    let isGetter: Bool

    init(_ name: Range<UInt32>, _ range: Range<UInt32>, isGetter: Bool) {
      self.name = Int(name.lowerBound)..<Int(name.upperBound)
      self.range = Int(range.lowerBound)..<Int(range.upperBound)
      self.isGetter = isGetter
    }
  }

  /// Those of functions and getters, in order.
  fileprivate var bodies: [Body] {
    let functions = declarations.lazy.filter { $0.kind == .function && !$0.members.isEmpty }.map {
      Body($0.name, $0.members, isGetter: false)
    }
    let getters = getters.lazy.filter { !$0.body.isEmpty }.map { Body($0.name, $0.body, isGetter: true) }
    return (Array(functions) + getters).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
