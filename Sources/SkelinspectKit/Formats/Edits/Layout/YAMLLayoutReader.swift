internal import CLibYAML

/// Reads a YAML text again for the places that its tape does not keep.
struct YAMLLayoutReader {
  private let document: Document
  private var offsets: CharacterOffsets
  private var layout: ValueLayout
  /// The next event's value.
  private var node = 0
  private var open: [Node] = []
  /// Where the last value ends.
  private var end = 0

  /// Nil where libyaml sees other values than when the document was read.
  static func layout(of document: Document) -> ValueLayout? {
    let layout = try? document.source.withPaddedBytes { bytes throws(Diagnostic) -> ValueLayout? in
      let text = UnsafeBufferPointer(start: bytes, count: document.source.count)
      guard let parser = YAMLParser(reading: text) else { return nil }
      var reader = YAMLLayoutReader(document, isASCII: document.source.isASCII)
      return reader.readEvents(of: parser) ? reader.layout : nil
    }
    return layout ?? nil
  }

  private init(_ document: Document, isASCII: Bool) {
    self.document = document
    offsets = CharacterOffsets(document.source, isASCII: isASCII)
    layout = ValueLayout(end: document.tape.end)
  }

  private mutating func readEvents(of parser: borrowing YAMLParser) -> Bool {
    while parser.advance() {
      switch parser.event.pointee.type {
      case YAML_SCALAR_EVENT, YAML_ALIAS_EVENT, YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT:
        guard node < document.tape.end, note(parser.event) else { return false }
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
        guard let container = open.popLast() else { return false }
        if layout.style(container) == .flow {
          end = offsets.byteOffset(of: Int(parser.event.pointee.end_mark.index))
        }
        layout.close(container, at: end)
      case YAML_STREAM_END_EVENT: return node == document.tape.end
      default: break
      }
    }
    return false
  }

  /// False where the event is not of the value that the tape has.
  private mutating func note(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
    let start = offsets.byteOffset(of: Int(event.pointee.start_mark.index))
    let end = offsets.byteOffset(of: Int(event.pointee.end_mark.index))
    switch (event.pointee.type, document.kind(node)) {
    case (YAML_SCALAR_EVENT, .list), (YAML_SCALAR_EVENT, .mapping), (YAML_SCALAR_EVENT, .alias): return false
    case (YAML_SCALAR_EVENT, _):
      let style = Self.style(ofScalar: skelinspect_scalar_style(event))
      let letters = document.range(node).lowerBound
      let isQuoted = style == .singleQuoted || style == .doubleQuoted
      layout.set(node, start: start, content: isQuoted ? letters - 1 : letters, end: max(start, end), style)
      self.end = max(start, end)
      node = document.next(after: node)
    case (YAML_ALIAS_EVENT, .alias):
      layout.set(node, start: start, content: start, end: end, .alias)
      self.end = end
      node = document.next(after: node)
    case (YAML_MAPPING_START_EVENT, .mapping), (YAML_SEQUENCE_START_EVENT, .list):
      open(start, end, isFlow: skelinspect_container_is_flow(event) != 0)
    default: return false
    }
    return true
  }

  private mutating func open(_ start: Int, _ end: Int, isFlow: Bool) {
    let bracket = end > 0 ? document.source[end - 1] : 0
    if isFlow {
      // `[key: value]` holds a mapping without braces.
      let isBare = bracket != (document.kind(node) == .mapping ? "{" : "[")
      layout.set(node, start: start, content: isBare ? start : end - 1, isBare ? .bare : .flow)
    } else {
      // libyaml takes the dash to the beginning of a list that is not indented.
      let isAfterDash = document.kind(node) == .list && document.source[end] != "-"
      layout.set(node, start: start, content: isAfterDash ? end - 1 : end, .block)
    }
    open.append(node)
    self.end = end
    node = document.first(in: node)
  }

  private static func style(ofScalar style: yaml_scalar_style_t) -> ValueLayout.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .blockScalar
    default: .plain
    }
  }
}
