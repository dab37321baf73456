/// The anchors of one YAML document, and how many values its aliases stand for.
struct YAMLAnchors {
  /// A container that has an anchor and is not closed yet.
  struct Opening {
    let name: String
    let node: Node
    /// The count of values when it was opened.
    let count: Int
  }

  private enum State {
    case open(node: Node)
    case closed(node: Node, values: Int)
  }

  /// Values so far, with those that aliases stand for.
  var count = 0
  private var aliased = 0
  private var states: [String: State] = [:]

  mutating func add(named anchor: UnsafePointer<UInt8>, node: Node, values: Int) {
    states[String(decodingCString: anchor, as: UTF8.self)] = .closed(node: node, values: values)
  }

  mutating func open(named anchor: UnsafePointer<UInt8>?, node: Node) -> Opening? {
    guard let anchor else { return nil }
    let name = String(decodingCString: anchor, as: UTF8.self)
    states[name] = .open(node: node)
    return Opening(name: name, node: node, count: count - 1)
  }

  /// Unless the name was given again inside it: the later one counts.
  mutating func close(_ opening: Opening) {
    guard case .open(let node)? = states[opening.name], node == opening.node else { return }
    states[opening.name] = .closed(node: opening.node, values: count - opening.count)
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
