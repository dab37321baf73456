/// The anchors of one YAML document, and how many values its aliases stand for.
struct YAMLAnchors {
  private enum State {
    /// Of a container that is not closed yet, with the count of values before it.
    case open(node: Node, count: Int)
    case closed(node: Node, values: Int)
  }

  /// Values so far, with those that aliases stand for.
  var count = 0
  private var aliased = 0
  private var states: [String: State] = [:]

  mutating func add(named anchor: UnsafePointer<UInt8>, node: Node, values: Int) {
    states[String(decodingCString: anchor, as: UTF8.self)] = .closed(node: node, values: values)
  }

  /// The name that it is closed by.
  mutating func open(named anchor: UnsafePointer<UInt8>?, node: Node) -> String? {
    guard let anchor else { return nil }
    let name = String(decodingCString: anchor, as: UTF8.self)
    states[name] = .open(node: node, count: count - 1)
    return name
  }

  /// Unless the name was given again inside it: the later one counts.
  mutating func close(_ name: String, node: Node) {
    guard case .open(node, let before)? = states[name] else { return }
    states[name] = .closed(node: node, values: count - before)
  }

  /// The node that an alias stands for.
  mutating func target(
    of alias: UnsafePointer<UInt8>?, at place: Place
  ) throws(Diagnostic) -> Node {
    let name = alias.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
    switch states[name] {
    case .closed(let node, let values):
      count += values
      aliased += values
      guard aliased <= Limits.aliasedValues else {
        throw .syntaxError(
          "aliases stand for more than \(Limits.aliasedValues) values up to here, the limit", at: place)
      }
      return node
    case .open:
      throw .syntaxError(
        "the alias \(name.quoted) is inside what it names: it would never end", at: place)
    case nil:
      let help = nearMiss(of: name, among: states.keys.sorted()).map { "did you mean \($0.quoted)?" }
      throw .syntaxError("no anchor '&\(name.shortened)' comes before this alias", at: place, help: help)
    }
  }
}
