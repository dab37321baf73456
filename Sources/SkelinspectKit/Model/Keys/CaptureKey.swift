/// What a document out of a running app says of itself.
enum CaptureKey: String, MappingKey {
  case by, system, isComplete, notes

  var row: Row {
    switch self {
    case .by: Row("What wrote it: the app itself, or the debugger.", .word(among: Capture.Author.names))
    case .system: Row("The system that the app ran on, such as iOS 18.2.", ValueShape.text.schema)
    case .isComplete:
      Row(
        "Whether it holds what only Swift sees too, such as the height of text lines; default: true.",
        ["type": "boolean", "default": true])
    case .notes:
      Row(
        "What could not be written, in words.",
        ["type": "array", "items": ValueShape.text.schema])
    }
  }
}
