/// Goes through a mapping's keys and values: its own first, then those that YAML merge keys (`<<`) bring in.
/// Keys that say nothing to the reader are passed over.
struct Fields {
  struct Field {
    let key: Node
    /// Resolved where it was an alias.
    let value: Node
    /// From a merge key: a mapping's own key of the same name comes before it.
    let isMerged: Bool
  }

  private var cursor: Node
  private var end: Node
  private var isMerged = false
  /// Mappings that the present one brings in, in order; and those of the ones before it, the next one last.
  private var merges: [Node] = []
  private var waiting: [Node] = []

  /// Values of merge keys that are no mappings.
  private(set) var invalidMerges: [Node] = []

  /// Whether keys of people and other tools count as any other.
  private let keepsRemarks: Bool

  init(of mapping: Node, in document: borrowing Document, keepsRemarks: Bool = false) {
    self.keepsRemarks = keepsRemarks
    cursor = document.first(in: mapping)
    end = document.kind(mapping) == .mapping ? document.next(after: mapping) : cursor
  }

  @inline(__always)
  mutating func next(in document: borrowing Document) -> Field? {
    while true {
      guard cursor < end else {
        if merges.isEmpty, waiting.isEmpty { return nil }
        guard beginNextMerge(in: document) else { return nil }
        continue
      }
      let key = cursor
      if let pair = document.tape.pair(at: key), pair.key.kind == .text || pair.key.extent != 2 {
        cursor = key + 2
        if document.isRemark(key, pair.key), !keepsRemarks { continue }
        return Field(key: key, value: key + 1, isMerged: isMerged)
      }
      let value = document.next(after: key)
      cursor = document.next(after: value)
      if document.format == .yaml, document.kind(key) == .plainText, document.isText(key, "<<") {
        addMerge(value, in: document)
      } else if !document.isRemark(key, document.tape[key]) || keepsRemarks {
        return Field(key: key, value: document.resolved(value), isMerged: isMerged)
      }
    }
  }

  private mutating func beginNextMerge(in document: borrowing Document) -> Bool {
    waiting.append(contentsOf: merges.reversed())
    merges.removeAll(keepingCapacity: true)
    guard let mapping = waiting.popLast() else { return false }
    cursor = document.first(in: mapping)
    end = document.next(after: mapping)
    isMerged = true
    return true
  }

  private mutating func addMerge(_ value: Node, in document: borrowing Document) {
    let value = document.resolved(value)
    let candidates = document.kind(value) == .list ? document.elements(value) : [value]
    for element in candidates {
      let candidate = document.resolved(element)
      if document.kind(candidate) == .mapping {
        merges.append(candidate)
      } else {
        invalidMerges.append(candidate)
      }
    }
  }
}

extension Document {
  /// Of a mapping that has one, and no merge key: most small ones do.
  func onlyField(of mapping: Node) -> (key: Node, value: Node)? {
    let key = first(in: mapping)
    let end = kind(mapping) == .mapping ? next(after: mapping) : key
    guard key < end, !isText(key, "<<"), !isRemark(key, tape[key]) else { return nil }
    let value = next(after: key)
    return next(after: value) == end ? (key, resolved(value)) : nil
  }

  /// Whether a key is for people and other tools: `note`, `$schema`, and all that begin with `x-`.
  @inline(__always)
  fileprivate func isRemark(_ key: Node, _ entry: Entry) -> Bool {
    guard entry.kind == .text || entry.kind == .plainText else { return isDecodedRemark(key) }
    // Nearly all keys begin with another letter.
    switch source[entry.offset] {
    case UInt8(ascii: "x"): return entry.extent > 1 && source[entry.offset + 1] == UInt8(ascii: "-")
    case UInt8(ascii: "n"): return entry.extent == 4 && isText(key, "note")
    case UInt8(ascii: "$"): return entry.extent == 7 && isText(key, "$schema")
    default: return false
    }
  }

  private func isDecodedRemark(_ key: Node) -> Bool {
    if let letters = textRange(key), letters.lowerBound < letters.upperBound {
      let first = bytes(of: key)[letters.lowerBound]
      guard first == UInt8(ascii: "n") || first == UInt8(ascii: "$") || first == UInt8(ascii: "x") else {
        return false
      }
    }
    guard let name = text(key) else { return false }
    return name == "note" || name == "$schema" || name.hasPrefix("x-")
  }
}
