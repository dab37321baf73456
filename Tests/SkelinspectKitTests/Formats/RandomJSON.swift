/// Writes JSON that YAML reads too, the same one for a seed.
struct RandomJSON: RandomNumberGenerator {
  private var state: UInt64
  private(set) var text = ""

  init(seed: UInt64) {
    state = seed
    write(depth: 0)
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  private mutating func write(depth: Int) {
    switch depth > 6 ? 0 : Int.random(in: depth == 0 ? 2...3 : 0...3, using: &self) {
    case 0:
      text += pick(["null", "true", "false", "0", "-12", "0.5", "-1.25e-3", "1E5", "12345678901234567890"])
    case 1: writeText()
    case 2: writeContainer("[", "]") { $0.write(depth: depth + 1) }
    default:
      writeContainer("{", "}") { writer in
        writer.writeText()
        writer.text += writer.pick([":", ": ", ":  "])
        writer.write(depth: depth + 1)
      }
    }
  }

  private mutating func writeContainer(_ open: String, _ close: String, _ element: (inout RandomJSON) -> Void)
  {
    text += open + space()
    for index in 0..<Int.random(in: 0...5, using: &self) {
      text += index == 0 ? "" : "," + space()
      element(&self)
    }
    text += space() + close
  }

  private mutating func writeText() {
    let pieces = [
      "a", "é", "鷗", "😀", " b", "#", "'", ": c", ", ", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\t", "{",
      "]",
    ]
    text += "\""
    for _ in 0..<Int.random(in: 0...12, using: &self) { text += pick(pieces) }
    text += "\""
  }

  private mutating func space() -> String { pick(["", "", " ", "\n", "\r\n", "\n  "]) }

  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &self) ?? "" }
}
