internal import CLibYAML

/// The one owner of libyaml's parser and event, which point into themselves and so stay where they are.
struct YAMLParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  let event: UnsafeMutablePointer<yaml_event_t>

  /// Nil when memory is out. The bytes must outlive the parser.
  init?(reading bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      event.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Replaces the event by the next one; false when the text does not parse.
  func advance() -> Bool {
    yaml_event_delete(event)
    return yaml_parser_parse(parser, event) == 1
  }

  /// libyaml's words for the error, and its places: characters from the start, or bytes for a reader's error.
  var failure: (problem: String, context: String?, character: Int, contextCharacter: Int, byte: Int?) {
    let isReaderError = parser.pointee.error == YAML_READER_ERROR
    return (
      parser.pointee.problem.map { String(cString: $0) } ?? "the text is not YAML",
      parser.pointee.context.map { String(cString: $0) },
      Int(parser.pointee.problem_mark.index), Int(parser.pointee.context_mark.index),
      isReaderError ? Int(parser.pointee.problem_offset) : nil
    )
  }
}
