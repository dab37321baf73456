extension Storyboard {
  /// Writes a view and what is below it; takes their number from what is left.
  mutating func writeView(
    _ rest: inout Int, level: Int, isRoot: Bool, to writer: inout StoryboardWriter
  ) throws {
    rest -= 1
    let id = nextID()
    let kind = isRoot ? 0 : next(below: 6)
    let isContainer = isRoot || kind < 2 && level < 6 && rest > 0
    let name = isContainer ? ["view", "stackView"][kind] : ["label", "imageView", "button"][kind % 3]
    try writer.start(name, attributes(of: name, id: id, isRoot: isRoot))
    writer.add(
      "rect", "key=\"frame\" x=\"\(next(below: 64))\" y=\"\(next(below: 700)).5\" width=\"361\" height=\"44\""
    )
    if isRoot {
      writer.add("autoresizingMask", #"key="autoresizingMask" widthSizable="YES" heightSizable="YES""#)
    }
    if isContainer, rest > 0 {
      try writer.start("subviews")
      for _ in 0...next(below: 6) where rest > 0 {
        try writeView(&rest, level: level + 1, isRoot: false, to: &writer)
      }
      writer.end()
    }
    try writeAppearance(of: name, to: &writer)
    try writeConstraints(of: id, to: &writer)
    if chance(50) { try writeRuntimeAttributes(to: &writer) }
    if chance(40) { addOutlet(to: id) }
    writer.end()
  }

  private mutating func attributes(of name: String, id: String, isRoot: Bool) -> String {
    if isRoot { return "key=\"view\" contentMode=\"scaleToFill\" id=\"\(id)\"" }
    let start = "opaque=\"NO\" contentMode=\"\(name == "label" ? "left" : "scaleToFill")\""
    let end = "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\""
    switch name {
    case "label":
      return
        #"\#(start) userInteractionEnabled="NO" horizontalHuggingPriority="251" text="Fish &amp; chips" "#
        + #"textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="\#(next(below: 3))" "#
        + #"baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \#(end)"#
    case "stackView": return #"\#(start) axis="vertical" alignment="center" spacing="8" \#(end)"#
    case "imageView": return #"\#(start) clipsSubviews="YES" image="avatar" \#(end)"#
    default: return "\(start) \(end)"
    }
  }

  private mutating func writeAppearance(of name: String, to writer: inout StoryboardWriter) throws {
    if name == "label" {
      writer.add("fontDescription", #"key="fontDescription" type="system" pointSize="17""#)
      writer.add("nil", #"key="textColor""#)
      writer.add("nil", #"key="highlightedColor""#)
    } else {
      writer.add(
        "color",
        #"key="backgroundColor" red="0.12" green="0.5" blue="0.25" alpha="1" colorSpace="custom" "#
          + #"customColorSpace="sRGB""#)
    }
  }

  private mutating func writeConstraints(of id: String, to writer: inout StoryboardWriter) throws {
    try writer.start("constraints")
    writer.add("constraint", "firstAttribute=\"height\" constant=\"44\" id=\"\(nextID())\"")
    for _ in 0..<next(below: 3) {
      writer.add(
        "constraint",
        #"firstItem="\#(id)" firstAttribute="leading" secondItem="\#(nextID())" secondAttribute="leading" "#
          + #"constant="\#(next(below: 32))" id="\#(nextID())""#)
    }
    writer.end()
  }

  private mutating func writeRuntimeAttributes(to writer: inout StoryboardWriter) throws {
    try writer.start("userDefinedRuntimeAttributes")
    writer.add(
      "userDefinedRuntimeAttribute",
      "type=\"boolean\" keyPath=\"isSkeletonable\" value=\"\(chance(90) ? "YES" : "NO")\"")
    if chance(30) {
      try writer.start("userDefinedRuntimeAttribute", #"type="number" keyPath="skeletonCornerRadius""#)
      writer.add("integer", "key=\"value\" value=\"\(next(below: 20))\"")
      writer.end()
    }
    writer.end()
  }
}
