/// All suppressions of a file, and which of them have hidden something.
///
/// A slot is one rule at one place: all suppressions that meet there are used together.
struct SuppressionTable {
  /// Slots by rule id.
  typealias Place = [String: Int]

  private var suppressions: [Suppression] = []
  /// For each suppression its slots.
  private var slots: [[Int]] = []
  /// For each slot its first suppression.
  private var firsts: [Int] = []
  private var isUsed: [Bool] = []

  var isEmpty: Bool { suppressions.isEmpty }

  /// - Returns: its number.
  mutating func add(_ suppression: Suppression) -> Int {
    suppressions.append(suppression)
    slots.append([])
    return suppressions.count - 1
  }

  /// Lets a suppression count at a place.
  mutating func connect(_ number: Int, to place: inout Place) {
    let rule = suppressions[number].rule
    let slot = place[rule] ?? firsts.count
    if slot == firsts.count {
      firsts.append(number)
      isUsed.append(false)
      place[rule] = slot
    }
    slots[number].append(slot)
  }

  /// The suppression of a rule at a place, which is used by that.
  mutating func use(_ rule: String, at place: Place?) -> Suppression? {
    guard let place else { return nil }
    let found = [place[rule], rule == Rule.unusedSuppression.id ? nil : place[Suppression.all]].compactMap(
      \.self)
    for slot in found { isUsed[slot] = true }
    return found.first.map { suppressions[firsts[$0]] }
  }

  /// Those of rules that ran, and of all rules, that have hidden nothing.
  func unused(ran: Set<String>) -> [Suppression] {
    let ranAll = Rule.all.allSatisfy { !$0.isOnByDefault || ran.contains($0.id) }
    return zip(suppressions, slots).filter { suppression, slots in
      let hasRun = suppression.rule == Suppression.all ? ranAll : ran.contains(suppression.rule)
      return hasRun && suppression.rule != Rule.unusedSuppression.id && !slots.contains { isUsed[$0] }
    }.map(\.0)
  }
}
