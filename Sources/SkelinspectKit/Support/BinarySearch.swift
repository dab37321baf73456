extension Array {
  /// Where a condition holds no longer that holds for the elements up to some place and for none after it.
  func endOfPrefix(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
