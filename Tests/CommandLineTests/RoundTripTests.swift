import Foundation
import Testing

@Suite("Descriptions")
struct RoundTripTests {
  /// Command lines in the folder of the fixtures, the trees of several roots and of several files among them.
  static let descriptions = [
    ["screen.yaml"], ["names.yaml"], ["crash.json"], ["stream.yaml"],
    ["stream.yaml", "names.yaml", "crash.json"],
    ["--root", "UIButton", "--root", "a", "names.yaml"], ["--root", "feed", "screen.yaml"],
  ]

  /// Each of the examples in the package.
  static let examples = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    .filter { !$0.hasSuffix(".svg") && !$0.hasSuffix(".schema.json") && $0 != "project.yml" }
    .map { ["\(folder)/\($0)"] }
  private static let folder = Paths.package.appending(path: "Examples").path

  @Test(
    "A printed description, read back from standard input, prints the same bytes",
    arguments: descriptions + examples,
    [[], ["--compact"]])
  func readBack(_ arguments: [String], _ style: [String]) throws {
    let printed = try Program().run(style + arguments)
    try #require(printed.status == 0)
    let again = try Program(input: printed.output).run(style + ["-"])
    #expect(again.status == 0, "\(again.error)")
    #expect(again.output == printed.output)
  }

  @Test("A compact description is the pretty one, and reads as it does", arguments: descriptions + examples)
  func styles(_ arguments: [String]) throws {
    let pretty = try Program().run(arguments)
    let compact = try Program().run(["--compact"] + arguments)
    #expect(try Program(input: pretty.output).run(["--compact", "-"]).output == compact.output)
    #expect(try Program(input: compact.output).run(["-"]).output == pretty.output)
  }

  @Test(
    "Types of any letters come back",
    arguments: [
      #"A/B\\C\"D"#, #"\u0000\u0001\u001f\u007f\u0080"#, #"\ud83e\uddb4"#, "漢字", #"\u2028\u202e"#,
      "Box<Int, [UILabel]>",
      "true", "12", "null", "~", "x-y", " ",
    ])
  func types(_ type: String) throws {
    let printed = try Program().run(on: #"{"type": "\#(type)", "isSkeletonable": true}"#, named: "type.json")
    try #require(printed.status == 0, "\(printed.error)")
    let value = try JSONSerialization.jsonObject(with: Data(printed.output)) as? [String: Any]
    let expected = try JSONSerialization.jsonObject(with: Data("[\"\(type)\"]".utf8)) as? [String]
    #expect(value?["type"] as? String == expected?.first)
    #expect(try Program(input: printed.output).run(["-"]).output == printed.output)
  }

  @Test(
    "Five runs print the same bytes",
    arguments: [
      ["describe", "screen.yaml"], ["describe", "-f", "outline", "stream.yaml"],
      ["inspect", "screen.yaml", "names.yaml"], ["inspect", "-f", "json", "screen.yaml", "stream.yaml"],
      ["inspect", "--color", "always", "screen.yaml"],
      ["describe", "transcripts/bad-yaml.txt", "nosuch.yaml"],
    ])
  func sameBytes(_ arguments: [String]) throws {
    let first = try Program(environment: ["SKELETON_DEBUG": ""]).run(arguments)
    for _ in 1..<5 {
      let next = try Program(environment: ["SKELETON_DEBUG": ""]).run(arguments)
      #expect(next.output == first.output)
      #expect(next.error == first.error)
      #expect(next.status == first.status)
    }
  }
}
