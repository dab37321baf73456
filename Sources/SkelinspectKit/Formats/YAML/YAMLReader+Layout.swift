internal import CLibYAML

/// What a text that is edited needs to know of the places of its values.
extension YAMLReader {
  mutating func noteScalar(_ whole: Range<Int>, letters: Int, _ scalar: yaml_scalar_style_t) {
    let style: ValueLayout.Style =
      switch scalar {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .blockScalar
      default: .plain
      }
    let isQuoted = style == .singleQuoted || style == .doubleQuoted
    let content = isQuoted ? letters - 1 : letters
    layout?.set(tape.end, start: whole.lowerBound, content: content, end: whole.upperBound, style)
    end = whole.upperBound
  }

  mutating func noteContainer(
    _ event: UnsafeMutablePointer<yaml_event_t>, _ node: Node, isMapping: Bool, isFlow: Bool
  ) {
    let range = range(of: event)
    end = offsets.byteOffset(of: Int(event.pointee.end_mark.index))
    if isFlow {
      // `[key: value]` holds a mapping without braces.
      let isBare = (end > 0 ? source[end - 1] : 0) != (isMapping ? "{" : "[")
      let content = isBare ? range.lowerBound : end - 1
      layout?.set(node, start: range.lowerBound, content: content, isBare ? .bare : .flow)
    } else {
      // libyaml takes the dash to the beginning of a list that is not indented.
      let isAfterDash = !isMapping && source[end] != "-"
      layout?.set(node, start: range.lowerBound, content: isAfterDash ? end - 1 : end, .block)
    }
  }

  mutating func noteEnd(of container: Node, _ event: UnsafeMutablePointer<yaml_event_t>) {
    if layout?.style(container) == .flow {
      end = offsets.byteOffset(of: Int(event.pointee.end_mark.index))
    }
    layout?.close(container, at: end)
  }
}
