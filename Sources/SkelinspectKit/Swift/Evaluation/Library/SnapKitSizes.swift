/// Sizes that SnapKit is told in numbers: `make.width.height.equalTo(20)`.
extension CodeEvaluation {
  /// Nil where it is not called on `snp`, nor on what that hands to its closures.
  func callSnapKit(_ name: String, _ object: CodeValue, _ arguments: [Argument], _ site: Site) -> CodeValue? {
    guard case .references(let references, isList: false, _) = object, let reference = references.first,
      let start = reference.steps.firstIndex(of: .property("snp"))
    else { return nil }
    if case .closure(let body, let captured)? = arguments.last?.value {
      return runClosure(body, captured, [object], calls: site)
    }
    let attributes = reference.steps[(start + 1)...]
    guard object.isCertain, let relation = Self.snapKitRelations[name], isWhole(site.place),
      let length = arguments.first?.value
    else { return object }
    let view = CodeValue.reference(Reference(reference.base, Array(reference.steps[..<start])))
    for (side, other) in [(OwnConstraint.Side.height, "width"), (.width, "height")]
    where attributes.elementsEqual([.property("\(side)")]) && relation == .equal
      && length.references == [Reference(reference.base, reference.steps[...start] + [.property(other)])]
    {
      note(view, .constrain(OwnConstraint(side: side, constant: 0, isRatio: true)), at: site)
    }
    guard let size = length.constant else { return object }
    for attribute in attributes {
      guard case .property(let side) = attribute else { return object }
      for (own, number) in Self.lengths(of: size, side) {
        let constraint = OwnConstraint(side: own, constant: number, relation: relation)
        note(view, .constrain(constraint), at: site)
      }
    }
    return object
  }

  private static let snapKitRelations: [String: OwnConstraint.Relation] = [
    "equalTo": .equal, "greaterThanOrEqualTo": .greaterThanOrEqual, "lessThanOrEqualTo": .lessThanOrEqual,
  ]

  private static func lengths(of size: Constant, _ attribute: String) -> [(OwnConstraint.Side, Double)] {
    switch (attribute, size) {
    case ("width", .number(let number)): [(.width, number)]
    case ("height", .number(let number)): [(.height, number)]
    case ("size", .number(let number)): [(.width, number), (.height, number)]
    case ("size", .size(let width, let height)): [(.width, width), (.height, height)]
    default: []
    }
  }

  /// Whether nothing is added to it, such as an offset, a priority, or a variable that may change it later.
  private func isWhole(_ call: CodeNode) -> Bool {
    let tree = types.trees[call.file]
    let next = tree.source.bytes[tree.range(call.node).upperBound...].first { !$0.isSwiftSpace }
    return next != UInt8(ascii: ".")
  }
}
