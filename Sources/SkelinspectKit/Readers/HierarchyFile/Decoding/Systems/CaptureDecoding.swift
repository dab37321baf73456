extension Document {
  /// The layers that SkeletonView had put on a view when it was captured.
  func skeletonLayers(_ node: Node, for what: Subject) throws(Diagnostic) -> [LiveLayer] {
    try list(node, for: what, skeletonLayer)
  }

  func capture(_ node: Node) throws(Diagnostic) -> Capture {
    var record = try Record(node, CaptureKey.allCases.map(\.rawValue), for: "'capture'", in: self)
    var capture = Capture()
    capture.author = record.oneCase(CaptureKey.by.rawValue) ?? .app
    capture.isComplete = record.boolean(CaptureKey.isComplete.rawValue) ?? true
    _ = record.text(CaptureKey.system.rawValue)
    _ = record.read(CaptureKey.notes.rawValue) { document, node, what throws(Diagnostic) in
      try document.list(node, for: what) { note throws(Diagnostic) in
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
    layer.frame = record.read("frame", Document.rect)
    layer.lines =
      record.read("lines") { document, node, what throws(Diagnostic) in
        try document.list(node, for: what, document.rect)
      } ?? []
    layer.colors =
      record.read("colors") { document, node, what throws(Diagnostic) in
        try document.list(node, for: what) { color throws(Diagnostic) in
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
}
