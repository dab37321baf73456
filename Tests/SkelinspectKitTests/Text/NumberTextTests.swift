import Testing

@testable import SkelinspectKit

@Suite("A number's value")
struct NumberTextTests {
  @Test(
    "is the nearest float",
    arguments: [
      "0", "-0", "7", "-7", "10", "9999", "10000", "123456789012345", "1234567890123456",
      "12345678901234567890", "0.1", "0.3", "-0.1", "1.5", "2.675", "0.000001", "3.14159265358979",
      "3.141592653589793238462643383279",
      "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308", "4.9406564584124654e-324", "1e22",
      "1e23",
      "9007199254740993", "9007199254740992.5", "0.30000000000000004", "123456.789e-3", "1E5", "1e+5", "1e-5",
      "00012", "999999999999999", "99999999999999.9", "0.00000000000001", "100000000000000000000000",
    ])
  func nearest(_ text: String) throws {
    let expected = try #require(Double(text))
    let value = Self.value(of: text)
    #expect(value == expected && value.sign == expected.sign)
  }

  @Test(
    "may be beyond a float's range",
    arguments: [
      ("1e400", Double.infinity), ("-1e400", -.infinity), ("1e-400", 0), (".inf", .infinity),
      ("-.inf", -.infinity), ("+.INF", .infinity), ("1e99999999999999999999", .infinity),
    ] as [(String, Double)])
  func outOfRange(_ text: String, _ expected: Double) { #expect(Self.value(of: text) == expected) }

  @Test(
    "may be written in sixteens and eights",
    arguments: [
      ("0x0", 0), ("0x1F", 31), ("0xdeadBEEF", 3_735_928_559), ("0o17", 15), ("0o777", 511),
      ("0x7FFFFFFFFFFFFFFF", 0x1p63),
    ] as [(String, Double)])
  func radix(_ text: String, _ expected: Double) { #expect(Self.value(of: text) == expected) }

  @Test("is read where it stands, not beyond")
  func range() {
    let bytes = Array("12345678".utf8)
    #expect(NumberText.value(of: 2..<5, in: bytes) == 345)
    #expect(NumberText.value(of: 0..<8, in: bytes) == 12_345_678)
  }

  private static func value(of text: String) -> Double {
    let bytes = Array(text.utf8)
    return NumberText.value(of: bytes.indices, in: bytes)
  }
}
