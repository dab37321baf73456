import Testing

@testable import SkelinspectKit

/// YAML 1.2, 10.3.2.
@Suite("An unquoted YAML word by the core schema")
struct YAMLScalarTests {
  @Test("is null", arguments: ["~", "null", "Null", "NULL", ""])
  func null(_ word: String) throws { try expect(word, .null) }

  @Test(
    "is true or false",
    arguments: [
      ("true", .true), ("True", .true), ("TRUE", .true), ("false", .false), ("False", .false),
      ("FALSE", .false),
    ] as [(String, ValueKind)])
  func boolean(_ word: String, _ kind: ValueKind) throws { try expect(word, kind) }

  @Test(
    "is a number",
    arguments: [
      ("0", 0), ("12", 12), ("-12", -12), ("+1", 1), ("-0", -0.0), ("01", 1), ("017", 17), ("00", 0),
      ("1.5", 1.5), (".5", 0.5), ("+.5", 0.5), ("-.5", -0.5), ("1.", 1), ("-1.", -1), ("1e3", 1000),
      ("1E3", 1000), ("1e+3", 1000), ("1e-3", 0.001), ("1.e3", 1000), (".5e1", 5), ("01.5", 1.5),
      ("0x1F", 31), ("0xff", 255), ("0x0", 0), ("0o17", 15), ("0o0", 0), ("0xFFFFFFFFFFFFFFFF", 0x1p64),
      (".inf", .infinity), (".Inf", .infinity), (".INF", .infinity), ("+.inf", .infinity),
      ("-.inf", -.infinity),
      ("-.INF", -.infinity), ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
      ("123456789012345680", 123_456_789_012_345_680),
    ] as [(String, Double)])
  func number(_ word: String, _ value: Double) throws {
    let document = try expect(word, .number)
    let number = try #require(document.number(document.firstValue))
    #expect(number == value && number.sign == value.sign)
  }

  @Test("is not a number's value", arguments: [".nan", ".NaN", ".NAN"])
  func nan(_ word: String) throws {
    let document = try expect(word, .number)
    #expect(document.number(document.firstValue)?.isNaN == true)
  }

  @Test(
    "is text",
    arguments: [
      "yes", "Yes", "no", "on", "OFF", "y", "n", "tRUE", "trues", "nULL", "nul", "~~", "None", "nil",
      "1_000", "0b1", "1:30", "12:30:45", "0X1F", "0x", "0xG", "-0x1F", "+0x1F", "0O17", "0o", "0o18",
      "-0o17",
      "1e", "1e+", "1e3.5", "e3", ".e3", ".", "..", "+", "--1", "+-1", "1.2.3", "1-2", "12px", "1,5", "$1",
      ".iNF", ".Nan", "+.nan", "-.nan", "inf", "nan", "Infinity", "NaN", ".infx", "1 2", "２",
      "2024-01-02", "=", "<<", "UIView",
    ])
  func text(_ word: String) throws { try expect(word, .plainText) }

  @Test("is text in quotes, whatever it says", arguments: ["null", "true", "12", "0x1F", ".inf", "~", "<<"])
  func quoted(_ word: String) throws {
    try expect("'\(word)'", .text)
    try expect("\"\(word)\"", .text)
  }

  @Test(
    "means the same behind an anchor",
    arguments: [
      ("null", .null), ("~", .null), ("true", .true), ("False", .false), ("12", .number), ("0x1F", .number),
      ("-.5", .number), ("yes", .plainText), ("'12'", .text),
    ] as [(String, ValueKind)])
  func anchored(_ word: String, _ kind: ValueKind) throws { try expect("&anchor \(word)", kind) }

  @discardableResult
  private func expect(_ word: String, _ kind: ValueKind) throws -> Document {
    let document = try DocumentReader.read(Array("key: \(word)\n".utf8), named: "text.yaml")
    #expect(document.kind(document.firstValue) == kind)
    return document
  }
}
