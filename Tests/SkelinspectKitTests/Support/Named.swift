import Testing

/// An argument of a test that is printed by a name and not as a whole.
struct Named<Value: Sendable>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let value: Value

  /// - Parameter name: may be the text itself.
  init(_ name: String, _ value: Value) { (testDescription, self.value) = (name.testName, value) }
}

extension Named where Value == String {
  init(_ text: String) { self.init(text, text) }
}

extension String {
  /// On one line, and without its middle where it is long.
  var testName: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    return line.count <= 100 ? line : "\(line.prefix(70)) … \(line.suffix(27))"
  }
}
