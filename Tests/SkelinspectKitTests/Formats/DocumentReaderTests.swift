import Testing

@testable import SkelinspectKit

@Suite("The format of a text")
struct DocumentReaderTests {
  @Test(
    "goes by the name's ending, whatever the content",
    arguments: [
      ("a.json", "{}", Document.Format.json), ("A.JSON", "[]", .json), ("a.b.json", "1", .json),
      ("a.yaml", "{}", .yaml), ("a.yml", #"{"a": 1}"#, .yaml), ("dir.json/a.YAML", "{}", .yaml),
      ("dir.yaml/a.json", "{}", .json),
    ] as [(String, String, Document.Format)])
  func names(_ name: String, _ text: String, _ format: Document.Format) throws {
    #expect(try DocumentReader.read(Array(text.utf8), named: name).format == format)
  }

  @Test(
    "goes by the content where the name does not say",
    arguments: [
      (#"{"type": "UIView"}"#, Document.Format.json), (" \r\n\t{ \n\"a\":1}", .json), ("{}", .json),
      ("{ }", .json),
      ("\u{FEFF}{\"a\":1}", .json), ("{type: UIView}", .yaml), ("type: UIView", .yaml), ("[1, 2]", .yaml),
      ("---\n{\"a\": 1}", .yaml), ("# {\"a\": 1}\n{\"a\": 1}", .yaml), ("", .yaml), ("{'a': 1}", .yaml),
      ("\"a\": 1", .yaml),
    ] as [(String, Document.Format)])
  func contents(_ text: String, _ format: Document.Format) throws {
    for name in ["-", "<text>", "a", "a.txt", "dir.json/a"] {
      #expect(try DocumentReader.read(Array(text.utf8), named: name).format == format, "named \(name)")
    }
  }

  @Test("does not go by a name without an ending", arguments: ["json", "yaml", "dir/json"])
  func nameWithoutEnding(_ name: String) throws {
    #expect(try DocumentReader.read(Array("a: 1".utf8), named: name).format == .yaml)
    #expect(try DocumentReader.read(Array("{}".utf8), named: name).format == .json)
  }

  @Test(
    "decides how objects may follow one another",
    arguments: [
      ("a.json", "{}\n{}", false), ("a", "{}\n{}", true), ("a", "{} {}", false), ("a", "{}\n[]", false),
      ("a", "{}\n\n{}\n{}\n", true), ("a", "{}{}", false), ("a", "{}\n,{}", false),
    ] as [(String, String, Bool)])
  func sequences(_ name: String, _ text: String, _ isTaken: Bool) {
    let document = try? DocumentReader.read(Array(text.utf8), named: name)
    #expect((document != nil) == isTaken)
  }

  @Test("is kept with the name in the error", arguments: ["a.json", "a.yaml", "-", "a b.yml"])
  func errorNames(_ name: String) throws {
    let error = try #require(readError(in: "{\"a\": [}", named: name))
    #expect(error.source.name == name)
    #expect(error.description.hasPrefix("\(name):1:8: error: "))
  }
}
