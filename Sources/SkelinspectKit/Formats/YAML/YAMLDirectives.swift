/// Guards libyaml against many directives, which cost it time that grows with their square.
enum YAMLDirectives {
  static func firstBeyondLimit(in source: SourceText) -> Diagnostic? {
    var directives = 0
    var isLineStart = true
    for (position, byte) in zip(0..., source.bytes) {
      if isLineStart, byte == UInt8(ascii: "%") {
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
