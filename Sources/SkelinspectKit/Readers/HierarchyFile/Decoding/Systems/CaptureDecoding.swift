extension Document {
  /// The layers that SkeletonView had put on a view when it was captured.
  func skeletonLayers(_ node: Node, for what: Subject) throws(Diagnostic) -> [LiveLayer] {
    try listed(node, for: what) { document, node throws(Diagnostic) in try document.skeletonLayer(node) }
  }

  func capture(_ node: Node) throws(Diagnostic) -> Capture {
    var record = try Record(node, CaptureKey.allCases.map(\.rawValue), for: "'capture'", in: self)
    var capture = Capture()
    capture.author = record.oneCase(CaptureKey.by.rawValue) ?? .app
    capture.isComplete = record.boolean(CaptureKey.isComplete.rawValue) ?? true
    _ = record.text(CaptureKey.system.rawValue)
    _ = record.read(CaptureKey.notes.rawValue) { document, node, what throws(Diagnostic) in
      try document.listed(node, for: what) { document, note throws(Diagnostic) in
        try document.checkText(note, for: "a note")
      }
    }
    try record.check()
    return capture
  }

  private func skeletonLayer(_ node: Node) throws(Diagnostic) -> LiveLayer {
    var record = try Record(
      node, HierarchySchema.skeletonLayerFields.map(\.key), for: "a skeleton layer", in: self)
    var layer = LiveLayer()
    layer.kind = record.oneCase("type") ?? .solid
    layer.frame = record.read("frame") { document, node, _ throws(Diagnostic) in try document.rect(node) }
    layer.lines =
      record.read("lines") { document, node, what throws(Diagnostic) in
        try document.listed(node, for: what) { document, line throws(Diagnostic) in try document.rect(line) }
      } ?? []
    layer.colors =
      record.read("colors") { document, node, what throws(Diagnostic) in
        try document.listed(node, for: what) { document, color throws(Diagnostic) in
          try document.checkAnyColor(color, for: what)
          return document.text(color) ?? ""
        }
      } ?? []
    layer.cornerRadius = record.number("cornerRadius") ?? 0
    layer.opacity = record.number("opacity") ?? 1
    layer.isAnimated = record.boolean("isAnimated") ?? false
    try record.check()
    return layer
  }

  private func listed<Value>(
    _ node: Node, for what: Subject, _ decode: (Document, Node) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> [Value] {
    guard kind(node) == .list else {
      throw .invalidValue("expected a list for \(what), found \(kindName(node))", at: place(node))
    }
    var errors = DiagnosticList()
    let values = elements(node).compactMap { element in
      errors.attempt { () throws(Diagnostic) in try decode(self, resolved(element)) }
    }
    try errors.throwFirst()
    return values
  }
}
