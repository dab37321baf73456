/// Which functions of a large project's files are read: those that may do something to views, those that call these, and
/// those that all of them call. A text that is only like it, in a comment or a string, counts: nothing may be lost.
struct BodySelection {
  /// Of each file, what stands between the braces of the functions that are passed over.
  private(set) var passedOver: [[Range<Int>]] = []

  /// A function's body, or all of a file that is none.
  private struct Unit {
    let file: Int
    let range: Range<Int>
    /// The number of its name; nil: no function's.
    let name: Int?
    /// The numbers of the functions that it names.
    var named: [Int] = []
    var isTelling: Bool
  }

  private var words = TellingWords()
  private var units: [Unit] = []

  init(_ texts: [SourceText]) {
    let outlines = texts.map { SwiftOutline($0) }
    for outline in outlines { words.add(outline) }
    for (file, outline) in zip(0..., outlines) { addRest(of: outline, file) }
    for (file, outline) in zip(0..., outlines) { addBodies(of: outline, file) }
    let isRead = readUnits()
    passedOver = Array(repeating: [], count: texts.count)
    for (unit, isRead) in zip(units, isRead) where !isRead { passedOver[unit.file].append(unit.range) }
  }

  /// All that is no function's: it is read in any case.
  private mutating func addRest(of outline: SwiftOutline, _ file: Int) {
    var unit = Unit(file: file, range: 0..<0, name: nil, isTelling: true)
    var start = 0
    for body in outline.bodies + [outline.source.count..<outline.source.count] {
      if start < body.lowerBound {
        unit.named += words.look(through: start..<body.lowerBound, of: outline.source, declares: true).named
      }
      start = max(start, body.upperBound)
    }
    units.append(unit)
  }

  private mutating func addBodies(of outline: SwiftOutline, _ file: Int) {
    for declaration in outline.declarations
    where declaration.kind == .function && !declaration.members.isEmpty {
      let range = Int(declaration.members.lowerBound)..<Int(declaration.members.upperBound)
      let found = words.look(through: range, of: outline.source, declares: false)
      let name = outline.source.padded.withUnsafeBufferPointer {
        words.number(
          of: SwiftNameSum($0, Int(declaration.name.lowerBound)..<Int(declaration.name.upperBound)))
      }
      let isTelling = found.isTelling || TellingWords.isAlwaysRead(outline.name(of: declaration))
      units.append(Unit(file: file, range: range, name: name, named: found.named, isTelling: isTelling))
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
    spread(&isTelling) { unit in unit.name.map { callers[$0] } ?? [] }
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
  /// What stands between the braces of functions.
  fileprivate var bodies: [Range<Int>] {
    declarations.lazy.filter { $0.kind == .function && !$0.members.isEmpty }.map {
      Int($0.members.lowerBound)..<Int($0.members.upperBound)
    }
  }
}
