import Testing

@testable import SkelinspectKit

@Suite("Hostile expectations")
struct HostileExpectationTests {
  private static func error(_ bytes: [UInt8]) -> String {
    do throws(ReadError) {
      _ = try FileExpectation(reading: bytes, named: "a", command: "skelinspect expect x")
      return ""
    } catch {
      return error.description
    }
  }

  @Test(
    "What is garbled is said with its place",
    arguments: [
      ("", "a:1:1: error: there is no view in it"),
      ("# only a comment\n", "a:1:1: error: there is no view in it"),
      ("UIView\n", "a:1:1: error: it does not say what show makes of the view"),
      ("UIView block\n", "a:1:1: error: it does not say what show makes of the view"),
      ("UIView  blok\n", "a:1:9: error: 'blok' is not something that show makes of a view"),
      ("UIView  block, × \n", "a:1:9: error: 'block, × ' is not something that show makes of a view"),
      ("UIView  block:\n", "a:1:9: error: 'block:' is not something that show makes of a view"),
      ("UIView  3 bars\n", "a:1:9: error: '3 bars' is not something that show makes of a view"),
      (" UIView  block\n", "a:1:1: error: 1 blank before it; each level has 2"),
      ("  UIView  block\n", "a:1:1: error: it is 1 level deep, and there is no view around it"),
      (
        "UIView  container\n    UIView  block\n",
        "a:2:1: error: it is 2 levels deep, and the view before it 0 levels"
      ),
      ("UIView  block\n<<<<<<< HEAD\n", "a:2:1: error: a merge conflict is left here"),
      ("UIView  block\n=======\n", "a:2:1: error: a merge conflict is left here"),
      (">>>>>>> a\n", "a:1:1: error: a merge conflict is left here"),
      ("||||||| a\n", "a:1:1: error: a merge conflict is left here"),
      ("[A\nUIView  block\n", "a:1:1: error: the name of a hierarchy ends with ]"),
      ("[A]\n[B]\nUIView  block\n", "a:1:1: error: there is no view below it"),
      ("UIView  block\n[A]\n", "a:2:1: error: there is no view below it"),
      ("! crash\nUIView  block\n", "a:1:1: error: '! would crash: ' and where it would stand here"),
      ("! would crash: a\n! would crash: b\nUIView  block\n", "a:2:1: error: there is already a crash here"),
      ("UIView\u{0}  block\n", "a:1:7: error: the control character 0x00 cannot stand here"),
      ("UIView\t  block\n", "a:1:7: error: the control character 0x09 cannot stand here"),
    ])
  func garbled(_ text: String, _ message: String) {
    #expect(Self.error(Array(text.utf8)).hasPrefix(message + " ["), "\(Self.error(Array(text.utf8)))")
  }

  @Test("Bytes that are not UTF-8 are named")
  func notUTF8() {
    #expect(Self.error(Array("UIView".utf8) + [0xFF]).hasPrefix("a:1:7: error: the byte 0xff is not UTF-8"))
  }

  @Test(
    "A line of megabytes is read, or refused in few words",
    arguments: [
      (
        String(repeating: "x", count: scaled(10_000_000, by: 20)),
        "it does not say what show makes of the view"
      ),
      (
        "UIView  " + String(repeating: "x", count: scaled(10_000_000, by: 20)),
        "is not something that show makes of a view"
      ),
      (String(repeating: " ", count: scaled(10_000_000, by: 20)) + "UIView  block", "levels deep"),
      (
        String(repeating: "<", count: scaled(10_000_000, by: 20)),
        "it does not say what show makes of the view"
      ),
      ("[" + String(repeating: "x", count: scaled(10_000_000, by: 20)), "ends with ]"),
      (
        "UIView  3 " + String(repeating: "+ ", count: scaled(5_000_000, by: 20)),
        "is not something that show makes of a view"
      ),
      (String(repeating: "x", count: scaled(10_000_000, by: 20)) + "  block", ""),
    ].map { Named($0.0, $0) })
  func longLine(_ example: Named<(String, String)>) {
    let (line, message) = example.value
    let error = Self.error(Array(line.utf8))
    #expect(message.isEmpty == error.isEmpty && error.contains(message) && error.utf8.count < 2_000)
  }

  @Test("Very many levels are read, compared and written again")
  func deep() throws {
    var text = ""
    for level in 0..<scaled(100_000) {
      let indent = String(
        repeating: " ", count: min(level, FileExpectation.indentedLevels) * FileExpectation.indent)
      let more = level > FileExpectation.indentedLevels ? "+\(level - FileExpectation.indentedLevels) " : ""
      text += "\(indent)\(more)UIView  container\n"
    }
    let expected = try FileExpectation(text, of: "a")
    #expect(expected.text(of: "a").hasSuffix(text))
    let other = try FileExpectation(text.replacing("+5 UIView", with: "+5 UILabel"), of: "a")
    #expect(!ExpectationDifference(from: expected, to: other).isEmpty)
    let small = FileExpectation(of: try readHierarchies("{type: UIView, isSkeletonable: true}"))
    #expect(!ExpectationDifference(from: expected, to: small).isEmpty)
    #expect(Self.error(Array("UIView  block\n".utf8) + Array(text.dropFirst(20).utf8)).contains("error"))
  }

  @Test("A deep screen is written in little space")
  func deepScreen() throws {
    let levels = 900
    let text =
      String(repeating: #"{"type": "UIView", "isSkeletonable": true, "subviews": ["#, count: levels)
      + String(repeating: "]}", count: levels)
    let now = FileExpectation(of: try readHierarchies(text, named: "a.json"))
    let written = now.text(of: "a.json")
    #expect(written.utf8.count < levels * 200)
    #expect(ExpectationDifference(from: try FileExpectation(written, of: "a.json"), to: now).isEmpty)
  }

  @Test(
    "Names come back as they are, whatever is in them",
    arguments: [
      "a\nb", "\u{202E}", "a  b", " ", "  ", "a (prototype)", "(x)", "#", "a#b", "x ", "[x]", "\u{1B}[31m",
      "😀", "é\u{301}",
      String(repeating: "long", count: 30), "<<<<<<< HEAD", "\\n", "a: hidden", "",
    ])
  func names(_ name: String) throws {
    let quoted =
      "\"" + name.unicodeScalars.map { #"\U"# + hexadecimal(UInt64($0.value), digits: 8) }.joined() + "\""
    let mark = "isSkeletonable: true"
    let text = "{type: UIView, id: \(quoted), \(mark), subviews: [{type: UIView, id: \(quoted), \(mark)}]}"
    guard let hierarchies = try? readHierarchies(text, named: "a.yaml") else { return }
    let now = FileExpectation(of: hierarchies)
    let written = now.text(of: "a.yaml")
    #expect(written.split(separator: "\n").count == 3 && !written.contains("\u{202E}"))
    let expected = try FileExpectation(written, of: "a.yaml")
    #expect(ExpectationDifference(from: expected, to: now).isEmpty && expected.text(of: "a.yaml") == written)
    let types = text.replacing("type: UIView, id: \(quoted)", with: "type: \(quoted)")
    guard let hierarchies = try? readHierarchies(types, named: "a.yaml") else { return }
    let other = FileExpectation(of: hierarchies)
    let again = try FileExpectation(other.text(of: "a.yaml"), of: "a.yaml")
    #expect(ExpectationDifference(from: again, to: other).isEmpty)
  }
}
