import Foundation

/// Console logs around trees, as the library and the tools that carry its output write them.
enum LogText: String, CaseIterable, Sendable {
  case plain, firstLinePrefixed, everyLinePrefixed, quoted, windows, otherOrder, compact, debugger
  case otherOutputInside

  /// - Parameter trees: of JSON, each with a line feed at its end.
  func log(of trees: [String]) -> String {
    let log = Self.noise + trees.map { tree($0) + "\n" + Self.noise }.joined()
    switch self {
    case .everyLinePrefixed: return Self.prefixed(log) { "2024-05-01T12:00:\($0 % 60).5Z stdout: " }
    case .quoted: return Self.prefixed(log) { _ in "> " }
    case .windows: return log.replacingOccurrences(of: "\n", with: "\r\n")
    default: return log
    }
  }

  private func tree(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .newlines)
    switch self {
    case .plain, .everyLinePrefixed, .quoted, .windows: return text
    case .firstLinePrefixed: return Self.stamp + text
    case .otherOrder: return Self.reordered(text)
    case .compact: return Self.stamp + Self.reordered(text, isPretty: false) + " (printed)"
    case .debugger:
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
        "\n", with: "\\n")
      return "(lldb) po view.sk.skeletonTreeDescription\n\"\(escaped)\""
    case .otherOutputInside:
      let lines = text.split(separator: "\n")
      return lines.prefix(1).joined() + "\n"
        + lines.dropFirst().map { $0 + "\n\(Self.stamp)[Common] late: <App.Cell: 0x7fa2>" }.joined(
          separator: "\n")
    }
  }

  private static let stamp = "2024-05-01 12:00:00.123456+0200 App[123:4567] "

  private static let noise = """
    \(stamp)[Common] {"type": "profile", "children": [], "ok": true}
    <UIView: 0x7fae2be0; frame = (0 0; 320 480)>, {status = 1; }

    {{{ [ "type

    """

  private static func prefixed(_ text: String, _ prefix: (Int) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { prefix($0.offset) + $0.element }.joined(separator: "\n")
  }

  /// With keys in another order, as `JSONSerialization` prints them.
  private static func reordered(_ text: String, isPretty: Bool = true) -> String {
    let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    let options: JSONSerialization.WritingOptions = isPretty ? [.prettyPrinted, .sortedKeys] : [.sortedKeys]
    let data = try? value.map { try JSONSerialization.data(withJSONObject: $0, options: options) }
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

/// How the versions before 1.25 indent a view at a depth.
enum OldIndentation: CaseIterable, Sendable {
  case bySteps, byOne, afterFour

  func count(at depth: Int) -> Int {
    switch self {
    case .bySteps: 1 + 3 * depth
    case .byOne: depth == 0 ? 1 : 5 + depth
    case .afterFour: depth == 0 ? 1 : 4 + depth
    }
  }

  /// `skeletonHierarchy(index:)` of a printed tree.
  func text(of tree: ConformanceCase.Tree) -> String {
    var text = "\n ⬇⬇ ☠️ Root view hierarchy with Skeletons ⬇⬇ \n\n"
    var open = [(tree, 0)]
    while let (tree, depth) = open.popLast() {
      let children = tree.children ?? []
      text += String(repeating: " ", count: count(at: depth)) + "<\(tree.type): \(tree.reference)"
      let marked = children.count { $0.isSkeletonable }
      if marked > 0 { text += " | (\(marked)) subSkeletons" }
      text += (tree.isSkeletonable ? " | ☠️ " : "") + "> \n"
      open += children.reversed().map { ($0, depth + 1) }
    }
    return text
  }
}
