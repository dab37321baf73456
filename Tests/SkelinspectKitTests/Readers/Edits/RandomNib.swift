/// Writes an Interface Builder file in a style of its own, the same one for a seed.
struct RandomNib: RandomNumberGenerator {
  private var state: UInt64
  private(set) var text = ""
  private var count = 0
  private var lineBreak = "\n"
  private var unit = "    "
  private var quote = "\""

  init(seed: UInt64) {
    state = seed
    lineBreak = pick(["\n", "\n", "\r\n", ""])
    unit = pick(["    ", "  ", "\t"])
    quote = pick(["\"", "\"", "'"])
    text = pick(["", "<?xml version=\"1.0\"?>\n", "<!DOCTYPE document>\n"])
    text += "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
    line(1, "<objects>")
    for _ in 0..<Int.random(in: 1...3, using: &self) { writeView(depth: 2) }
    line(1, "</objects>")
    line(0, "</document>")
    text += pick(["", "\n"])
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  private mutating func writeView(depth: Int) {
    count += 1
    let name = pick(["view", "label", "imageView", "stackView", "button", "textView"])
    let tag =
      "<\(name) contentMode=\(quote)a &lt; ü\(quote)\(pick(["", " ", "\(lineBreak)"])) id=\(quote)v\(count)\(quote)"
    guard chance(80) else { return line(depth, tag + pick(["/>", " />", "></\(name)>"])) }
    line(depth, tag + ">")
    if chance(80) {
      line(depth + 1, "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\" height=\"20\"/>")
      if chance(30) { text += pick([" <!-- a -->", "<!-- a --> <!-- b -->", "<?a b?>"]) }
    }
    if chance(depth > 8 ? 0 : 50) {
      line(depth + 1, "<subviews>")
      for _ in 0..<Int.random(in: 0...3, using: &self) { writeView(depth: depth + 2) }
      line(depth + 1, "</subviews>")
    }
    if chance(30) { line(depth + 1, "<string key=\"text\"><![CDATA[</view> ]]>&amp;</string>") }
    if chance(30) { line(depth + 1, "<constraints>"); line(depth + 1, "</constraints>") }
    if chance(30) { line(depth + 1, "<!-- userDefinedRuntimeAttributes -->") }
    writeAttributes(depth: depth + 1)
    if chance(20) { line(depth + 1, "<variation key=\"default\"/>") }
    if chance(30) { line(depth + 1, "<connections/>") }
    line(depth, "</\(name)>")
  }

  private mutating func writeAttributes(depth: Int) {
    guard chance(40) else { return }
    line(depth, "<userDefinedRuntimeAttributes>")
    if chance(50) {
      line(depth + 1, "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"skeletonCornerRadius\">")
      line(depth + 2, "<real key=\"value\" value=\"4\"/>")
      line(depth + 1, "</userDefinedRuntimeAttribute>")
    }
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      let value = pick(["YES", "NO"])
      line(
        depth + 1,
        "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isSkeletonable\" value=\(quote)\(value)\(quote)/>"
      )
    }
    line(depth, "</userDefinedRuntimeAttributes>")
  }

  private mutating func line(_ depth: Int, _ markup: String) {
    text += lineBreak + (lineBreak.isEmpty ? "" : String(repeating: unit, count: depth)) + markup
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &self) ?? "" }
}
