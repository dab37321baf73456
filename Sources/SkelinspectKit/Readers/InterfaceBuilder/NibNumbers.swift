/// Numbers: those that a view cannot have are left open, with a remark, and the rest of the file is read.
extension InterfaceBuilderReader {
  /// A finite decimal number; nil, and a remark, for any other text.
  ///
  /// - Parameter name: what it is said of, where that is not the attribute's own name.
  mutating func number(_ attribute: XMLTree.Attribute, named name: Range<Int>? = nil) -> Double? {
    digits(attribute, named: name, isWhole: false).map {
      NumberText.value(of: $0, in: xml.source.padded)
    }
  }

  /// A whole number keeps what stands before its point, as `NSNumber.intValue` has it.
  mutating func storedNumber(
    _ attribute: XMLTree.Attribute, named name: Range<Int>?, isWhole: Bool
  ) -> StoredValue? {
    guard let digits = digits(attribute, named: name, isWhole: isWhole) else { return nil }
    if isWhole, let integer = Int(xml.source.string(digits)) { return .integer(integer) }
    return .number(NumberText.value(of: digits, in: xml.source.padded))
  }

  private mutating func digits(
    _ attribute: XMLTree.Attribute, named name: Range<Int>?, isWhole: Bool
  ) -> Range<Int>? {
    let (source, value) = (xml.source, attribute.value)
    if let digits = source.decimal(in: value, isWhole: isWhole) { return digits }
    if hierarchy.warnings.count < DiagnosticList.limit {
      hierarchy.warnings.append(
        Diagnostic(
          "invalid-value", .warning,
          "\(xml.text(of: attribute).quoted) is not a number for "
            + "\(source.string(name ?? attribute.name).quoted), which counts as unknown",
          at: source.place(value),
          help: "write \(isWhole ? "a whole number, such as 2" : "a number in decimals, such as 44 or 0.5")"))
    }
    return nil
  }
}

extension SourceText {
  /// The decimal number that a text is, without blanks and a plus sign before it; nil for any other text.
  func decimal(in range: Range<Int>, isWhole: Bool) -> Range<Int>? {
    var start = end(from: range.lowerBound, to: range.upperBound) { $0 == " " }
    let end = self.start(from: range.upperBound, to: start) { $0 == " " }
    if start < end, self[start] == "+" { start += 1 }
    guard start < end, let point = scanDecimal(start..<end) else { return nil }
    // A few digits are finite, and fit an Int.
    if end - start <= 15, point.exponent == nil { return start..<(isWhole ? point.whole : end) }
    guard let number = Double(string(start..<end)), number.isFinite else { return nil }
    guard isWhole else { return start..<end }
    if point.exponent != nil { return Int(exactly: number) == nil ? nil : start..<end }
    return Int(string(start..<point.whole)) == nil ? nil : start..<point.whole
  }

  /// Where the digits before the point end and where the exponent begins; nil for what is not a number.
  private func scanDecimal(_ range: Range<Int>) -> (whole: Int, exponent: Int?)? {
    var position = range.lowerBound
    func skipDigits() -> Bool {
      let start = position
      position = end(from: start, to: range.upperBound, while: \.isASCIIDigit)
      return position > start
    }
    if self[position] == "-" { position += 1 }
    guard skipDigits() else { return nil }
    let whole = position
    if position < range.upperBound, self[position] == "." {
      position += 1
      guard skipDigits() else { return nil }
    }
    var exponent: Int?
    if position < range.upperBound, self[position] | 0x20 == "e" {
      exponent = position
      position += 1
      if self[position] == "-" || self[position] == "+" { position += 1 }
      guard skipDigits() else { return nil }
    }
    return position == range.upperBound ? (whole, exponent) : nil
  }

  /// `YES`, `true` or a number other than 0: `NSString.boolValue`.
  func boolean(_ range: Range<Int>) -> Bool {
    let rest = bytes(range).drop { byte in " 0+-".utf8.contains(byte) }
    guard let first = rest.first else { return false }
    return first | 0x20 == "y" || first | 0x20 == "t" || "1"..."9" ~= first
  }
}
