/// A width or height constraint of a view itself, with what SkeletonView passes over: what its constant
/// means.
struct OwnConstraint: Equatable, Sendable {
  enum Side: Sendable { case width, height }

  enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  let side: Side
  /// Points.
  let constant: Double
  var relation = Relation.equal
  /// The length of another item comes in, of which the constant says nothing.
  var isRatio = false

  /// Whether a view without a frame is known by it to be at most so long.
  fileprivate var isBound: Bool { !isRatio && relation != .greaterThanOrEqual }
}

extension Hierarchy {
  /// In order, content-size ones left out: `nonContentSizeLayoutConstraints`.
  func ownConstraints(of view: ViewIndex) -> [OwnConstraint] {
    guard let node = value(.constraints, of: view) else { return [] }
    let document = document(of: view)
    if document.kind(node) == .list {
      return document.elements(node).compactMap { document.ownConstraint(document.resolved($0)) }
    }
    let constants = constraints(of: view)
    return constants.widths.map { OwnConstraint(side: .width, constant: $0) }
      + constants.heights.map { OwnConstraint(side: .height, constant: $0) }
  }

  /// Whether the file says how long a side of a layer is: by the frame, or by a constraint that leaves no
  /// room for more.
  func says(_ side: OwnConstraint.Side, of view: ViewIndex) -> Bool {
    value(.frame, of: view) != nil
      || ownConstraints(of: view).contains { $0.side == side && $0.isBound }
  }
}

extension Document {
  fileprivate func ownConstraint(_ node: Node) -> OwnConstraint? {
    var values: [String: Node] = [:]
    var fields = Fields(of: node, in: self)
    while let field = fields.next(in: self) {
      let name = keyName(field.key)
      if values[name] == nil { values[name] = field.value }
    }
    guard let side = side(values["attribute"]), !isText(values["kind"], "contentSize") else { return nil }
    let constant = values["constant"].flatMap { number($0) }
    return OwnConstraint(
      side: side, constant: constant ?? 0, relation: relation(values["relation"]), isRatio: isRatio(values))
  }

  private func side(_ node: Node?) -> OwnConstraint.Side? {
    if isText(node, "width") { return .width }
    return isText(node, "height") ? .height : nil
  }

  private func relation(_ node: Node?) -> OwnConstraint.Relation {
    if isText(node, "<=") || isText(node, "lessThanOrEqual") { return .lessThanOrEqual }
    return isText(node, ">=") || isText(node, "greaterThanOrEqual") ? .greaterThanOrEqual : .equal
  }

  /// A multiplier can be a text, as Interface Builder's `16:9`.
  private func isRatio(_ values: [String: Node]) -> Bool {
    if let item = values["secondItem"], kind(item) != .null { return true }
    guard let multiplier = values["multiplier"] else { return false }
    return number(multiplier) != 1
  }

  private func isText(_ node: Node?, _ text: StaticString) -> Bool {
    node.map { self.isText($0, text) } ?? false
  }
}
