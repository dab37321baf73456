/// A part of a document as it stands there.
struct DocumentJSON {
  /// Values that are written at most, as aliases may stand for many.
  private static let maximumValues = 10_000

  private let document: Document
  private var room = DocumentJSON.maximumValues

  init(_ document: Document) { self.document = document }

  /// A list or mapping whose values are still to come.
  private struct Open {
    var rest: [(key: String?, value: Node)]
    let key: String?
    var fields: [(key: String, value: OrderedJSON)] = []
    let isList: Bool

    var value: OrderedJSON { isList ? .list(fields.map(\.value)) : .object(fields) }
  }

  mutating func value(of node: Node) -> OrderedJSON {
    var open = [Open(rest: [(nil, node)], key: nil, isList: true)]
    while let last = open.indices.last {
      guard !open[last].rest.isEmpty else {
        let done = open.removeLast()
        guard let outer = open.indices.last else { return done.fields.first?.value ?? .null }
        open[outer].fields.append((done.key ?? "", done.value))
        continue
      }
      let (key, value) = open[last].rest.removeFirst()
      room -= 1
      if let rest = room > 0 ? members(of: document.resolved(value)) : nil {
        open.append(Open(rest: rest.members, key: key, isList: rest.isList))
      } else {
        open[last].fields.append((key ?? "", scalar(document.resolved(value))))
      }
    }
    return .null
  }

  private func members(of node: Node) -> (members: [(key: String?, value: Node)], isList: Bool)? {
    switch document.kind(node) {
    case .list: return (document.elements(node).map { (nil, $0) }, true)
    case .mapping:
      var members: [(key: String?, value: Node)] = []
      var fields = Fields(of: node, in: document)
      while let field = fields.next(in: document) {
        members.append((document.keyName(field.key), field.value))
      }
      return (members, false)
    default: return nil
    }
  }

  private func scalar(_ node: Node) -> OrderedJSON {
    switch document.kind(node) {
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .number: document.number(node).map(OrderedJSON.number) ?? .null
    case .text, .plainText, .decodedText, .decodedPlainText: OrderedJSON(document.text(node))
    case .null, .list, .mapping, .alias: .null
    }
  }
}
