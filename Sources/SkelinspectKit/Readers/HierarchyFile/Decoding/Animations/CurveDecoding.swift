extension Document {
  /// A curve's name, or the four numbers of a cubic Bézier; times run forwards, so that x is from 0 to 1.
  func curve(_ node: Node, for what: Subject) throws(Diagnostic) -> TimingCurve {
    try curve(node, for: what, among: TimingCurve.named.map(\.name))
  }

  private func curve(
    _ node: Node, for what: Subject, among names: [String]
  ) throws(Diagnostic) -> TimingCurve {
    guard kind(node) == .list else {
      let help = "write one of \(names.listed), or four numbers, [0.25, 0.1, 0.25, 1]"
      guard let text = text(node), kind(node) != .number else {
        throw mismatch("a curve for \(what)", at: node, help: help)
      }
      guard names.contains(text), let known = TimingCurve.named.first(where: { $0.name == text }) else {
        throw .invalidValue(
          "\(text.quoted) is not a curve", at: place(node),
          help: nearMiss(of: text, among: names).map { "did you mean '\($0)'?" } ?? help)
      }
      return known.curve
    }
    let numbers = try numberList(node, count: 4, for: what)
    guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
      throw .invalidValue(
        "the first and third number of a curve are times from 0 to 1", at: place(node),
        help: "write [x1, y1, x2, y2], such as [0.25, 0.1, 0.25, 1]")
    }
    return TimingCurve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  /// SwiftUI's four curves, or four numbers.
  func swiftUICurve(_ node: Node, for what: Subject) throws(Diagnostic) -> TimingCurve {
    try curve(node, for: what, among: ["linear", "easeIn", "easeOut", "easeInOut"])
  }
}
