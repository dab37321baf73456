/// Reads what an envelope's `calls` say, call by call: each names views that are there by then.
struct CallReader {
  /// Calls of a document, those of batches among them.
  static let maximumCount = 10_000

  let document: Document
  var targets: CallTargets
  /// Reads the views that calls make, and the values that they set; has the errors of the calls too.
  var made: HierarchyReader
  /// What the first show does, for those who ask about no other call.
  var firstShow: ShowSettings?
  private var count = 0

  init(_ document: Document, _ hierarchy: Hierarchy) {
    self.document = document
    targets = CallTargets(hierarchy)
    made = HierarchyReader(document)
    made.hierarchy.appearance = hierarchy.appearance
  }

  mutating func read(_ list: Node) -> CallSequence {
    let before = made.errors.count
    let calls = readCalls(list, of: "'calls'", isBatch: false)
    return CallSequence(
      calls: calls, isWhole: made.errors.count == before,
      views: made.hierarchy.views.isEmpty ? [] : [made.hierarchy])
  }

  private mutating func readCalls(_ list: Node, of what: String, isBatch: Bool) -> [Call] {
    guard document.kind(list) == .list else {
      made.errors.append(
        document.mismatch(
          "a list of calls for \(what)", at: list, help: "a list has a dash before each call: - show: solid"))
      return []
    }
    var calls: [Call] = []
    var element = document.first(in: list)
    while element < document.next(after: list), count <= Self.maximumCount {
      count += 1
      let node = document.resolved(element)
      element = document.next(after: element)
      guard count <= Self.maximumCount else {
        made.errors.append(
          .invalidValue("more than \(Self.maximumCount) calls, the limit", at: document.place(node)))
        break
      }
      if let call = readCall(node, isBatch: isBatch) { calls.append(call) }
    }
    return calls
  }

  private mutating func readCall(_ node: Node, isBatch: Bool) -> Call? {
    var mapping: CallMapping?
    attempt { reader throws(Diagnostic) in
      mapping = try CallMapping(node, in: reader.document, &reader.made.errors)
    }
    guard let mapping else { return nil }
    if isBatch, mapping.action == .batch {
      made.errors.append(
        .invalidValue(
          "a batch cannot contain another batch", at: document.place(mapping.actionKey),
          help: "write its calls into the outer one"))
      return nil
    }
    if mapping.action == .batch {
      return Call(
        action: .batch(readCalls(mapping.value, of: "'batch'", isBatch: true)), target: nil, node: node)
    }
    let before = made.errors.count
    var call: Call?
    attempt { reader throws(Diagnostic) in call = try reader.call(of: mapping) }
    return made.errors.count == before ? call : nil
  }

  /// Runs one part of the reading; its error joins the others.
  mutating func attempt(_ part: (inout CallReader) throws(Diagnostic) -> Void) {
    do throws(Diagnostic) { try part(&self) } catch { made.errors.append(error) }
  }

  /// Runs what the reader of views does, which then lends the views that it has made.
  mutating func withViews<Result>(_ body: (inout HierarchyReader) -> Result) -> Result {
    targets.made = nil
    defer { targets.made = made.hierarchy }
    return body(&made)
  }
}

extension HierarchyReader {
  /// Reads the calls of an envelope, whose first show stands for the document's.
  mutating func readCalls(_ list: Node) {
    var reader = CallReader(document, hierarchy)
    swap(&reader.made.errors, &errors)
    let before = reader.made.errors.count
    hierarchy.calls = reader.read(list)
    hierarchy.warnings += reader.made.hierarchy.warnings
    if let show = reader.firstShow {
      hierarchy.show = show
    } else if reader.made.errors.count == before {
      (hierarchy.show.roots, hierarchy.show.areRootsGiven) = ([], true)
    }
    swap(&reader.made.errors, &errors)
  }
}
