extension Int {
  /// `1 view`, `3 views`.
  package func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension Int {
  /// The product, or the largest number where that is less.
  func times(_ other: Int) -> Int {
    let product = multipliedReportingOverflow(by: other)
    return product.overflow ? .max : product.partialValue
  }
}
