import Foundation
import Testing

@testable import SkelinspectKit

@Suite("Great numbers of the systems' things", .serialized)
struct SystemLimitTests {
  private static let count = hostileCount

  private static func layers(_ keys: String) -> String {
    "{\"system\":\"layers\",\"root\":{\"type\":\"UIView\",\"frame\":[0,0,100,100],\(keys)}}"
  }

  private static func list(_ element: String) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  static let readable: [(String, @Sendable () -> String)] = [
    (
      "keyframes",
      { layers(#""layer":{"animations":{"a":{"keyPath":"opacity","values":\#(list("0.5"))}}}"#) }
    ),
    (
      "keyframes of a view",
      { layers(#""animations":[{"keyframes":\#(list(#"{"start":0.5,"transform":{"rotation":1}}"#))}]"#) }
    ),
    (
      "sublayers",
      { layers(#""layer":{"sublayers":\#(list(#"{"frame":"bounds","backgroundColor":"red"}"#))}"#) }
    ),
    (
      "modifiers",
      { #"{"type":"Text","text":"a","frame":[0,0,9,9],"modifiers":\#(list(#"{"padding":1},"skeleton""#))}"# }
    ),
    ("overlays of one view", { #"{"type":"Text","modifiers":\#(list(#"{"overlay":{"type":"Color"}}"#))}"# }),
    (
      "members of a group",
      { layers(#""layer":{"animations":{"a":{"animations":\#(list(#"{"keyPath":"opacity","to":1}"#))}}}"#) }
    ),
  ]

  @Test("are inspected", arguments: readable.indices)
  func inspected(_ number: Int) throws {
    let (name, text) = Self.readable[number]
    let json = try soon {
      var json = InspectionJSON(OutputBuffer())
      json.append(inspect(try #require(try readHierarchies(text(), named: "a.json").first)), at: [0, 0.5])
      return json.finish().text
    }
    #expect(!json.isEmpty, "\(name)")
  }

  @Test("are linted", arguments: readable.indices)
  func linted(_ number: Int) throws {
    let file = soon { LintConformanceTests.lint(Self.readable[number].1(), named: "a.json") }
    #expect(file.isRead, "\(Self.readable[number].0)")
  }

  @Test(
    "that are wrong end soon in errors, the first thousand of them and a count",
    arguments: [
      #"{"redactd":"placeholder"}"#, #""redactd""#, #"{"background":"blacc"}"#, #"{"redacted":"placeholde"}"#,
      #"{"padding":1,"opacity":1}"#,
    ])
  func wrong(_ modifier: String) throws {
    let text = #"{"type":"Text","modifiers":\#(Self.list(modifier))}"#
    let error = try #require(soon { readError(in: text, named: "a.json") })
    #expect(error.diagnostics.count == 1000 && error.diagnostics.count + error.omitted == Self.count)
  }

  @Test("that nest are refused where they are too deep")
  func deep() throws {
    let overlays = String(repeating: #"{"type":"ZStack","modifiers":[{"overlay":"#, count: 2000)
    let text = overlays + #"{"type":"Color"}"# + String(repeating: "}]}", count: 2000)
    let error = try #require(soon { readError(in: text, named: "a.json") })
    #expect(error.diagnostics.count == 1 && error.diagnostics[0].message.contains("1000"))
    let groups = String(repeating: #"{"animations":["#, count: 2000)
    let group = groups + #"{"keyPath":"opacity"}"# + String(repeating: "]}", count: 2000)
    let nested = try #require(
      soon { readError(in: Self.layers(#""layer":{"animations":{"a":\#(group)}}"#), named: "a.json") })
    #expect(nested.diagnostics.map(\.message) == ["groups nested deeper than 16 levels, the limit"])
  }
}

@Suite("Hostile words in other systems") struct SystemHostileTextTests {
  @Test("stay words", arguments: Hostile.texts)
  func texts(_ text: String) throws {
    let word = text.inJSON
    let documents = [
      #"{"system":"swiftUI","root":{"type":\#(word),"id":\#(word),"children":[{"type":"Text","id":"t","modifiers":[{"redacted":"placeholder"},"shimmering",{"custom":\#(word)}]}]}}"#,
      #"{"system":"layers","root":{"type":\#(word),"id":\#(word),"frame":[0,0,9,9],"layer":{"sublayers":[{"name":\#(word),"removedWhen":\#(word),"frame":"bounds","backgroundColor":"red","animations":{\#(word):{"keyPath":"opacity","to":0}}}]}}}"#,
    ]
    for document in documents {
      let hierarchy = try #require(try readHierarchies(document, named: "a.json").first)
      var json = InspectionJSON(OutputBuffer())
      json.append(inspect(hierarchy), at: [0])
      let parsed = try JSONSerialization.jsonObject(with: Data(json.finish().text.utf8)) as? [String: Any]
      let views = (parsed?["hierarchies"] as? [[String: Any]])?.first?["views"] as? [[String: Any]]
      #expect((views?.first?["id"] as? String)?.scalars == text.scalars)
      #expect(outline([hierarchy]).isSafeOnTerminals)
      #expect(
        !LintConformanceTests.lint(document, named: "a.json").diagnostics.contains { $0.severity == .error })
    }
  }
}
