/// A storyboard as Xcode saves it: scenes of 10 to 40 views with frames, colours, constraints, runtime
/// attributes and outlets.
struct Storyboard {
  private var random: SplitMix64
  private var lastID = 0
  /// The ids of the views of a scene that has outlets to them.
  private var outlets: [String] = []

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func write(_ views: Int, to writer: inout StoryboardWriter) throws {
    try writer.start("document", Self.documentAttributes)
    writer.add("device", #"id="retina6_12" orientation="portrait" appearance="light""#)
    try writer.start("dependencies")
    writer.add("plugIn", #"identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678""#)
    writer.add("capability", #"name="Safe area layout guides" minToolsVersion="9.0""#)
    writer.add("capability", #"name="documents saved in the Xcode 8 format" minToolsVersion="8.0""#)
    writer.end()
    try writer.start("scenes")
    var rest = views
    while rest > 0 {
      let count = min(rest, 10 + random.next(below: 31))
      try writeScene(count, to: &writer)
      rest -= count
    }
    writer.end()
    try writer.start("resources")
    writer.add("image", #"name="avatar" width="64" height="64""#)
    writer.add("systemColor", #"name="systemBackgroundColor""#)
    try writer.finish()
  }

  private static let documentAttributes =
    #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" "#
    + #"targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" "#
    + #"useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES""#

  private mutating func writeScene(_ views: Int, to writer: inout StoryboardWriter) throws {
    outlets = []
    let controller = nextID()
    writer.comment("Screen \(controller)")
    try writer.start("scene", "sceneID=\"\(nextID())\"")
    try writer.start("objects")
    try writer.start(
      "viewController",
      #"id="\#(controller)" customClass="ScreenViewController" customModule="Shop" "#
        + #"customModuleProvider="target" sceneMemberID="viewController""#)
    var rest = views
    try writeView(&rest, level: 0, isRoot: true, to: &writer)
    while rest > 0 { try writeView(&rest, level: 0, isRoot: false, to: &writer) }
    try writer.start("connections")
    for id in outlets {
      writer.add("outlet", "property=\"outlet\(id.prefix(3))\" destination=\"\(id)\" id=\"\(nextID())\"")
    }
    writer.end()
    writer.end()
    writer.add(
      "placeholder",
      #"placeholderIdentifier="IBFirstResponder" id="\#(nextID())" userLabel="First Responder" "#
        + #"sceneMemberID="firstResponder""#)
    writer.end()
    writer.add("point", "key=\"canvasLocation\" x=\"\(random.next(below: 9000))\" y=\"-27.5\"")
    writer.end()
  }

  /// Such as `gUp-Yn-NeV`.
  mutating func nextID() -> String {
    lastID += 1
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    var number = lastID
    var id = (0..<5).map { _ in String(letters[random.next(below: letters.count)]) }
    for _ in 0..<3 {
      id.append(String(letters[number % letters.count]))
      number /= letters.count
    }
    return "\(id[..<3].joined())-\(id[3..<5].joined())-\(id[5...].joined())"
  }

  mutating func next(below bound: Int) -> Int { random.next(below: bound) }

  mutating func chance(_ percent: Int) -> Bool { random.chance(percent) }

  mutating func addOutlet(to id: String) { outlets.append(id) }
}
