/// Values of a view's keys; each was checked when it was read, so one that does not decode counts as absent.
extension Hierarchy {
  func number(_ key: ViewKey, of view: ViewIndex) -> Double? {
    value(key, of: view).flatMap { document(of: view).number($0) }
  }

  func integer(_ key: ViewKey, of view: ViewIndex) -> Int? {
    value(key, of: view).flatMap { document(of: view).integer($0) }
  }

  func text(_ key: ViewKey, of view: ViewIndex) -> String? {
    value(key, of: view).flatMap { document(of: view).text($0) }
  }

  func boolean(_ key: ViewKey, of view: ViewIndex, default standard: Bool) -> Bool {
    value(key, of: view).map { document(of: view).isTrue($0) } ?? standard
  }

  func frame(of view: ViewIndex) -> Rect? {
    value(.frame, of: view).flatMap { try? document(of: view).rect($0) }
  }

  func size(_ key: ViewKey, of view: ViewIndex) -> Size? {
    value(key, of: view).flatMap { try? document(of: view).size($0, for: "") }
  }

  func constraints(of view: ViewIndex) -> SizeConstraints {
    value(.constraints, of: view).flatMap { try? document(of: view).sizeConstraints($0) } ?? SizeConstraints()
  }

  /// A number in a mapping, such as `lineHeight` of `font`.
  func number(_ name: String, in key: ViewKey, of view: ViewIndex) -> Double? {
    guard let mapping = value(key, of: view) else { return nil }
    let document = document(of: view)
    var fields = Fields(of: mapping, in: document)
    while let field = fields.next(in: document) {
      if document.keyName(field.key) == name { return document.number(field.value) }
    }
    return nil
  }
}

extension Document {
  /// Whether a value is true, in YAML 1.1's words too.
  func isTrue(_ node: Node) -> Bool {
    var warnings: [Diagnostic] = []
    return (try? boolean(node, for: "", warnings: &warnings)) ?? false
  }
}
