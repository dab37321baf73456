internal import CLibYAML

/// Reads a stream of YAML documents through libyaml's events onto a tape.
struct YAMLReader {
  let source: SourceText
  /// The text's bytes while libyaml reads them.
  let bytes: UnsafePointer<UInt8>
  var tape: Tape
  var decoded: [UInt8] = []
  var offsets: CharacterOffsets
  var anchors = YAMLAnchors()
  /// Where the values stand, if it is asked for: the text is to be edited.
  var layout: ValueLayout?
  private var roots: [Node] = []
  /// Containers that are not closed yet, outermost first.
  private var open: [Container] = []
  /// The innermost of them is a mapping, and its next value is a key.
  private var isInMapping = false
  private var expectsKey = false
  private var flowDepth = 0
  /// Where the last value ends in the layout.
  var end = 0

  private struct Container {
    let node: Node
    let isFlow: Bool
    let anchor: String?
    /// It is a value of a mapping.
    let isInMapping: Bool
  }

  private init(_ source: SourceText, isASCII: Bool, bytes: UnsafePointer<UInt8>, _ layout: ValueLayout?) {
    self.layout = layout
    self.source = source
    self.bytes = bytes
    // Most values take more than eight bytes with what stands between them.
    tape = Tape(of: source, capacity: source.count / 8)
    offsets = CharacterOffsets(source, isASCII: isASCII)
  }

  /// The document, or the first error in it.
  static func read(_ source: SourceText) throws(Diagnostic) -> Document {
    let reader = try read(source, nil)
    return Document(
      source: source, format: .yaml, tape: reader.tape, decoded: reader.decoded, roots: reader.roots,
      problems: [])
  }

  /// Where the values of a document stand, by a second reading: its tape has no room for that.
  static func layout(of document: Document) -> ValueLayout? {
    (try? read(document.source, ValueLayout(end: document.tape.end)))?.layout
  }

  private static func read(
    _ source: SourceText, _ layout: ValueLayout?
  ) throws(Diagnostic) -> YAMLReader {
    let isASCII = source.isASCII
    if !isASCII, let error = UTF8Validation.firstError(in: source) { throw error }
    if source.bytes.contains(UInt8(ascii: "%")), let error = YAMLDirectives.firstBeyondLimit(in: source) {
      throw error
    }
    return try source.withPaddedBytes { bytes throws(Diagnostic) in
      guard let parser = YAMLParser(reading: UnsafeBufferPointer(start: bytes, count: source.count)) else {
        throw .syntaxError("out of memory", at: source.place(0..<0))
      }
      var reader = YAMLReader(source, isASCII: isASCII, bytes: bytes, layout)
      try reader.readEvents(of: parser)
      return reader
    }
  }

  private mutating func readEvents(of parser: borrowing YAMLParser) throws(Diagnostic) {
    while true {
      guard parser.advance() else { throw syntaxError(of: parser) }
      switch parser.event.pointee.type {
      case YAML_SCALAR_EVENT: try readScalar(parser.event)
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: try openContainer(parser.event)
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: closeContainer(parser.event)
      case YAML_ALIAS_EVENT: try readAlias(parser.event)
      case YAML_DOCUMENT_START_EVENT: anchors = YAMLAnchors()
      case YAML_STREAM_END_EVENT: return
      default: break
      }
    }
  }

  private mutating func readScalar(_ event: UnsafeMutablePointer<yaml_event_t>) throws(Diagnostic) {
    beginValue()
    if let anchor = skelinspect_scalar_anchor(event) {
      anchors.add(named: anchor, node: tape.end, values: 1)
    }
    try append(scalar: event)
    endValue()
  }

  private mutating func openContainer(_ event: UnsafeMutablePointer<yaml_event_t>) throws(Diagnostic) {
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let isFlow = skelinspect_container_is_flow(event) != 0
    let start = offsets.byteOffset(of: Int(event.pointee.start_mark.index))
    try checkDepth(isFlow: isFlow, at: start)
    if expectsKey {
      throw .syntaxError(
        "a key must be text, not a list or mapping", at: source.place(start..<min(start + 1, source.count)))
    }
    try checkTag(of: event, isMapping: isMapping, at: start)
    beginValue()
    let node = tape.end
    let anchor = anchors.open(named: skelinspect_container_anchor(event), node: node)
    open.append(Container(node: node, isFlow: isFlow, anchor: anchor, isInMapping: isInMapping))
    (isInMapping, expectsKey) = (isMapping, isMapping)
    flowDepth += isFlow ? 1 : 0
    try tape.append(isMapping ? .mapping : .list, offset: start, extent: 0)
    if layout != nil { noteContainer(event, node, isMapping: isMapping, isFlow: isFlow) }
  }

  private func checkDepth(isFlow: Bool, at start: Int) throws(Diagnostic) {
    let range = start..<min(start + 1, source.count)
    if isFlow, flowDepth >= Limits.yamlFlowDepth {
      throw .syntaxError(
        "flow lists and mappings nested deeper than \(Limits.yamlFlowDepth) levels, the limit for YAML",
        at: source.place(range),
        help: "use indentation instead of brackets, or JSON")
    }
    if open.count >= Limits.yamlDepth {
      throw .syntaxError(
        "nested deeper than \(Limits.yamlDepth) levels, the limit for YAML", at: source.place(range))
    }
  }

  private mutating func closeContainer(_ event: UnsafeMutablePointer<yaml_event_t>) {
    guard let container = open.popLast() else { return }
    flowDepth -= container.isFlow ? 1 : 0
    if layout != nil { noteEnd(of: container.node, event) }
    tape.close(container.node)
    if let anchor = container.anchor { anchors.close(anchor, node: container.node) }
    // It was a value, as keys are not containers: a key follows.
    (isInMapping, expectsKey) = (container.isInMapping, container.isInMapping)
  }

  private mutating func readAlias(_ event: UnsafeMutablePointer<yaml_event_t>) throws(Diagnostic) {
    let range = range(of: event)
    if expectsKey { throw .syntaxError("a key must be text, not an alias", at: source.place(range)) }
    beginValue()
    let node = try anchors.target(of: skelinspect_alias_anchor(event), at: source.place(range))
    layout?.set(tape.end, start: range.lowerBound, content: range.lowerBound, end: range.upperBound, .alias)
    end = range.upperBound
    try tape.append(.alias, offset: range.lowerBound, extent: node)
    endValue()
  }

  /// A value without a container is a document of its own.
  private mutating func beginValue() {
    anchors.count += 1
    if open.isEmpty { roots.append(tape.end) }
  }

  private mutating func endValue() {
    if isInMapping { expectsKey.toggle() }
  }

  mutating func range(of event: UnsafeMutablePointer<yaml_event_t>) -> Range<Int> {
    let start = offsets.byteOffset(of: Int(event.pointee.start_mark.index))
    return Range(from: start, to: offsets.byteOffset(of: Int(event.pointee.end_mark.index)))
  }
}

/// Guards libyaml against many directives, which cost it time that grows with their square.
enum YAMLDirectives {
  static func firstBeyondLimit(in source: SourceText) -> Diagnostic? {
    var directives = 0
    var isLineStart = true
    for (position, byte) in zip(0..., source.bytes) {
      if isLineStart, byte == "%" {
        directives += 1
        if directives > Limits.yamlDirectives {
          return .syntaxError(
            "more than \(Limits.yamlDirectives) lines that begin with %, the limit for YAML directives",
            at: source.place(position..<position + 1))
        }
      }
      isLineStart = byte == 0x0A || byte == 0x0D
    }
    return nil
  }
}

/// The anchors of one YAML document, and how many values its aliases stand for.
struct YAMLAnchors {
  private enum State {
    /// Of a container that is not closed yet, with the count of values before it.
    case open(node: Node, count: Int)
    case closed(node: Node, values: Int)
  }

  /// Values so far, with those that aliases stand for.
  var count = 0
  private var aliased = 0
  private var states: [String: State] = [:]

  mutating func add(named anchor: UnsafePointer<UInt8>, node: Node, values: Int) {
    states[String(decodingCString: anchor, as: UTF8.self)] = .closed(node: node, values: values)
  }

  /// The name that it is closed by.
  mutating func open(named anchor: UnsafePointer<UInt8>?, node: Node) -> String? {
    guard let anchor else { return nil }
    let name = String(decodingCString: anchor, as: UTF8.self)
    states[name] = .open(node: node, count: count - 1)
    return name
  }

  /// Unless the name was given again inside it: the later one counts.
  mutating func close(_ name: String, node: Node) {
    guard case .open(node, let before)? = states[name] else { return }
    states[name] = .closed(node: node, values: count - before)
  }

  /// The node that an alias stands for.
  mutating func target(
    of alias: UnsafePointer<UInt8>?, at place: Place
  ) throws(Diagnostic) -> Node {
    let name = alias.map { String(decodingCString: $0, as: UTF8.self) } ?? ""
    switch states[name] {
    case .closed(let node, let values):
      count += values
      aliased += values
      guard aliased <= Limits.aliasedValues else {
        throw .syntaxError(
          "aliases stand for more than \(Limits.aliasedValues) values up to here, the limit", at: place)
      }
      return node
    case .open:
      throw .syntaxError(
        "the alias \(name.quoted) is inside what it names: it would never end", at: place)
    case nil:
      let help = nearMiss(of: name, among: states.keys.sorted()).map { "did you mean \($0.quoted)?" }
      throw .syntaxError("no anchor '&\(name.shortened)' comes before this alias", at: place, help: help)
    }
  }
}

/// Turns libyaml's positions, which count characters, into byte offsets; asked in order it reads the text
/// once.
struct CharacterOffsets {
  private let source: SourceText
  private let isASCII: Bool
  private var character = 0
  private var byte = 0

  init(_ source: SourceText, isASCII: Bool) {
    self.source = source
    self.isASCII = isASCII
  }

  mutating func byteOffset(of index: Int) -> Int { isASCII ? min(index, source.count) : move(to: index) }

  private mutating func move(to index: Int) -> Int {
    while character < index, byte < source.count {
      byte += 1
      while source[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > index, byte > 0 {
      byte -= 1
      while source[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
