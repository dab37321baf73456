/// What a file is that holds no views one could read, by its first bytes or its name's ending.
struct ForeignContent {
  let name: String
  let help: String?

  private static let beginnings: [(bytes: [UInt8], content: ForeignContent)] = [
    ([0x89] + "PNG".utf8, picture), ([0xFF, 0xD8, 0xFF], picture), (Array("GIF8".utf8), picture),
    (Array("%PDF-".utf8), ForeignContent(name: "a PDF", help: nil)),
    (Array("PK\u{3}\u{4}".utf8), ForeignContent(name: "a zip archive", help: "unpack it first")),
    ([0x1F, 0x8B], ForeignContent(name: "a gzip archive", help: "unpack it first")),
    (Array("NIBArchive".utf8), nib), (Array("bplist00".utf8), nib),
  ]
  private static let endings = [
    "m": objectiveC, "mm": objectiveC, "h": objectiveC, "svg": picture, "png": picture, "jpg": picture,
    "nib": nib,
  ]
  private static let picture = ForeignContent(name: "a picture", help: nil)
  private static let nib = ForeignContent(
    name: "a compiled nib", help: "give the storyboard or xib that it was made from")
  private static let objectiveC = ForeignContent(
    name: "Objective-C", help: "storyboards, xibs and Swift code are")

  /// Nil for what may be one of ours.
  init?(_ bytes: [UInt8], named name: String) {
    let start = bytes.prefix(10)
    let known = Self.beginnings.first { start.starts(with: $0.bytes) }?.content
    guard let content = known ?? DocumentReader.ending(of: name).flatMap({ Self.endings[$0] }) else {
      return nil
    }
    self = content
  }

  private init(name: String, help: String?) { (self.name, self.help) = (name, help) }

  /// Of the file, without its text.
  func error(in name: String) -> ReadError {
    let source = SourceText([], named: name)
    return ReadError(
      .syntaxError("\(self.name) is not read", at: source.place(0..<0), help: help), in: source)
  }
}
