/// Indices by a number that they have: of each number in the order in which they were added.
struct IndexGroups: Sendable {
  /// Those of one number after those of the other; half as wide as indices are, for there are many.
  private let indices: [UInt32]
  /// Where those of each number begin, and the end of all.
  private let starts: [Int]

  /// - Parameter pairs: adds each index with every number that it has; called twice.
  init(upTo count: Int, _ pairs: ((_ index: Int, _ number: Int) -> Void) -> Void) {
    var starts = Array(repeating: 0, count: count + 1)
    pairs { _, number in starts[number + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var ends = starts
    var indices = Array(repeating: UInt32(0), count: starts[count])
    pairs { index, number in
      indices[ends[number]] = UInt32(index)
      ends[number] += 1
    }
    (self.indices, self.starts) = (indices, starts)
  }

  subscript(number: Int) -> [Int] { indices[starts[number]..<starts[number + 1]].map { Int($0) } }
}
