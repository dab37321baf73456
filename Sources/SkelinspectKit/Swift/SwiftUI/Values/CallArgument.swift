/// An argument of a call.
struct CallArgument {
  let label: String?
  let value: ScopedNode
  /// A closure without a label, as after the parentheses.
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
  /// `.name` or `.name(arguments)` after a view.
  struct Link {
    let name: String
    let arguments: [CallArgument]
    let node: ScopedNode
    /// With parentheses or a closure.
    let isCall: Bool
  }

  /// Those of a call, closures after it among them.
  func arguments(of call: ScopedNode) -> [CallArgument] {
    guard kind(call) == .call else { return [] }
    return children(call).dropFirst().compactMap { argument in
      guard kind(argument) == .argument, let value = child(argument) else { return nil }
      let label = name(argument)
      return CallArgument(
        label: label.isEmpty ? nil : label, value: value, isTrailing: tree(call).isTrailing(argument.node))
    }
  }

  /// The labels that tell which of several functions is called.
  func labels(_ arguments: [CallArgument]) -> [(label: String?, isTrailing: Bool)] {
    arguments.map { ($0.label, $0.isTrailing) }
  }
}
