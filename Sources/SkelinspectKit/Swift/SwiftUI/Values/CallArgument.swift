/// An argument of a call.
struct CallArgument {
  let label: String?
  let value: ScopedNode
  /// A closure after the parentheses.
  let isTrailing: Bool
}

extension [CallArgument] {
  subscript(label: String) -> ScopedNode? { first { $0.label == label }?.value }

  /// The one at a place among those without a label, closures left out.
  func bare(_ number: Int) -> ScopedNode? {
    filter { $0.label == nil && !$0.isTrailing }.dropFirst(number).first?.value
  }

  /// Of a gradient: its colours, with their places or without, or a value that has them.
  var stops: ScopedNode? { self["colors"] ?? self["stops"] ?? self["gradient"] ?? bare(0) }
}

extension SwiftUIReader {
  /// Those of a call, closures after it among them.
  func arguments(of call: ScopedNode) -> [CallArgument] {
    guard kind(call) == .call, let callee = child(call) else { return [] }
    let tree = tree(call)
    return children(call).dropFirst().compactMap { argument in
      guard kind(argument) == .argument, let value = child(argument) else { return nil }
      let label = name(argument)
      let isClosure = kind(value) == .closure
      // Before a closure in parentheses there is one, or a comma, or its label.
      let isTrailing =
        isClosure && isAfterParentheses(value, argument, in: tree, after: tree.range(callee.node).upperBound)
      return CallArgument(label: label.isEmpty ? nil : label, value: value, isTrailing: isTrailing)
    }
  }

  /// Whether nothing but blanks, a `)` or the closure before it stands in front of an argument.
  private func isAfterParentheses(
    _ value: ScopedNode, _ argument: ScopedNode, in tree: SwiftTree, after callee: Int
  ) -> Bool {
    var position = tree.range(argument.node).lowerBound
    while position > callee {
      position -= 1
      switch tree.source[position] {
      case UInt8(ascii: ")"), UInt8(ascii: "}"): return true
      case UInt8(ascii: "("), UInt8(ascii: ","): return false
      case let byte where byte.isSwiftSpace: continue
      // The end of a comment, or the callee's generic arguments.
      default: return true
      }
    }
    return true
  }

  /// The labels that tell which of several functions is called.
  func labels(_ arguments: [CallArgument]) -> [(label: String?, isTrailing: Bool)] {
    arguments.map { ($0.label, $0.isTrailing) }
  }
}
