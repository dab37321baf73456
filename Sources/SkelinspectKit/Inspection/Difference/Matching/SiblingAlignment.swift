/// Finds which of two lists of siblings belong together.
enum SiblingAlignment {
  /// Cells of the table beyond which two lists are matched by hashes alone.
  private static let maximumCells = 1 << 14

  /// Pairs of indices, ascending.
  ///
  /// Short lists get the best alignment there is (the heaviest common subsequence, whose table takes time and
  /// space of both lengths multiplied). Long ones, with more than 16,384 cells, are matched key by key, each
  /// value's first with its first, which is O(n): equal siblings are then told apart by their order only.
  static func pairs(
    _ oldCount: Int, _ newCount: Int, keys: @autoclosure () -> [(old: [UInt64], new: [UInt64])],
    weight: (Int, Int) -> Int
  ) -> [(Int, Int)] {
    guard oldCount > 0, newCount > 0 else { return [] }
    if oldCount <= maximumCells / newCount { return heaviest(oldCount, newCount, weight) }
    return byKeys(oldCount, newCount, keys(), weight)
  }

  private static func heaviest(_ rows: Int, _ columns: Int, _ weight: (Int, Int) -> Int) -> [(Int, Int)] {
    let width = columns + 1
    // The best that the lists from here on can give.
    var best = Array(repeating: Int32(0), count: (rows + 1) * width)
    var weights = Array(repeating: Int32(0), count: rows * columns)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let weight = Int32(weight(row, column))
        weights[row * columns + column] = weight
        let skipping = max(best[(row + 1) * width + column], best[row * width + column + 1])
        let taking = weight > 0 ? best[(row + 1) * width + column + 1] + weight : 0
        best[row * width + column] = max(skipping, taking)
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let weight = weights[row * columns + column]
      let here = best[row * width + column]
      if weight > 0, here == best[(row + 1) * width + column + 1] + weight {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if here == best[(row + 1) * width + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }

  private static func byKeys(
    _ oldCount: Int, _ newCount: Int, _ keys: [(old: [UInt64], new: [UInt64])], _ weight: (Int, Int) -> Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var isTaken = (
      old: Array(repeating: false, count: oldCount), new: Array(repeating: false, count: newCount)
    )
    for key in keys {
      let rest = (0..<newCount).reversed().filter { !isTaken.new[$0] }
      // The next one is the last.
      var free = Dictionary(grouping: rest) { key.new[$0] }
      for place in 0..<oldCount where !isTaken.old[place] {
        guard let other = free[key.old[place]]?.popLast(), weight(place, other) > 0 else { continue }
        pairs.append((place, other))
        (isTaken.old[place], isTaken.new[other]) = (true, true)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }
}
