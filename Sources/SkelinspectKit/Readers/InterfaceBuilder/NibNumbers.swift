/// Numbers: those that a view cannot have are left open, with a remark, and the rest of the file is read.
extension InterfaceBuilderReader {
  /// A finite decimal number; nil, and a remark, for any other text.
  ///
  /// - Parameter name: what it is said of, where that is not the attribute's own name.
  mutating func number(_ attribute: XMLTree.Attribute, named name: Range<Int>? = nil) -> Double? {
    decimal(attribute, named: name, isWhole: false)?.number
  }

  /// A whole number keeps what stands before its point, as `NSNumber.intValue` has it.
  mutating func storedNumber(
    _ attribute: XMLTree.Attribute, named name: Range<Int>?, isWhole: Bool
  ) -> StoredValue? {
    guard let decimal = decimal(attribute, named: name, isWhole: isWhole) else { return nil }
    if isWhole, let integer = Int(decimal.digits) { return .integer(integer) }
    return .number(decimal.number)
  }

  private mutating func decimal(
    _ attribute: XMLTree.Attribute, named name: Range<Int>?, isWhole: Bool
  ) -> (digits: String, number: Double)? {
    let (source, value) = (xml.source, attribute.value)
    if let decimal = source.decimal(in: value, isWhole: isWhole) { return decimal }
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
  ///
  /// - Parameter isWhole: no more than fits an Int, without what stands after its point.
  func decimal(in range: Range<Int>, isWhole: Bool) -> (digits: String, number: Double)? {
    var start = end(from: range.lowerBound, to: range.upperBound) { $0 == " " }
    let end = self.start(from: range.upperBound, to: start) { $0 == " " }
    if start < end, self[start] == "+" { start += 1 }
    let letters = bytes(start..<end)
    // Neither a hexadecimal number nor infinity, and digits stand on both sides of a point.
    guard let first = letters.first, first.isASCIIDigit || first == "-", self[end - 1].isASCIIDigit,
      letters.allSatisfy({ $0.isASCIIDigit || ".eE+-".utf8.contains($0) })
    else { return nil }
    let point = letters.firstIndex(of: UInt8(ascii: "."))
    if let point, !self[point - 1].isASCIIDigit || !self[point + 1].isASCIIDigit { return nil }
    let text = string(start..<end)
    guard let number = Double(text), number.isFinite else { return nil }
    guard isWhole else { return (text, number) }
    if letters.contains(where: { $0 | 0x20 == "e" }) {
      return Int(exactly: number) == nil ? nil : (text, number)
    }
    let whole = string(start..<(point ?? end))
    return Int(whole).map { (whole, Double($0)) }
  }

  /// `YES`, `true` or a number other than 0: `NSString.boolValue`.
  func boolean(_ range: Range<Int>) -> Bool {
    let rest = bytes(range).drop { byte in " 0+-".utf8.contains(byte) }
    guard let first = rest.first else { return false }
    return first | 0x20 == "y" || first | 0x20 == "t" || "1"..."9" ~= first
  }
}
