extension RandomAccessCollection where Index == Int {
  /// Where a condition holds no longer that holds for the elements up to some place and for none after it.
  func endOfPrefix(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
