@testable import SkelinspectKit

extension SwiftTree {
  /// One node a line: its kind, name and label, below its parent.
  var text: String {
    var text = ""
    var open = [(node: 0, depth: 0)]
    while let (node, depth) = open.popLast() {
      let name = name(node).replacing("\n", with: "⏎")
      let words = ["\(kind(node))", name, label(node).map { "label: \($0)" } ?? ""].filter { !$0.isEmpty }
      text += String(repeating: "  ", count: depth) + words.joined(separator: " ") + "\n"
      open += children(of: node).reversed().map { ($0, depth + 1) }
    }
    return text
  }
}
