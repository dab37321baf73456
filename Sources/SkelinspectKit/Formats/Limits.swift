/// What a document may hold; beyond each limit stands an error that names it.
enum Limits {
  /// Bytes of input.
  static let inputSize = 1 << 32 - 1
  /// Values of one document, keys among them.
  static let entries = 1 << 28
  static let jsonDepth = 10_000
  /// Elements within elements.
  static let xmlDepth = 10_000
  static let yamlFlowDepth = 256
  static let yamlDepth = 4_000
  /// `%TAG` and `%YAML` lines.
  static let yamlDirectives = 64
  /// Values that a document's aliases stand for, all together.
  static let aliasedValues = 1_000_000
}
