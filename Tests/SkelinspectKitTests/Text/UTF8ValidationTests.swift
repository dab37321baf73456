import Testing

@testable import SkelinspectKit

@Suite("UTF-8")
struct UTF8ValidationTests {
  private static let leads: [UInt8] = Array(0x80...0xFF)
  private static let others: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]

  @Test("is what the standard library takes for it", arguments: leads)
  func wellFormed(_ lead: UInt8) {
    for second in Self.others {
      for third in Self.others {
        for bytes in [[lead, second], [lead, second, third], [lead, second, third, 0x80]] {
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          #expect((UTF8Validation.firstError(in: SourceText(bytes, named: "")) == nil) == isValid, "\(bytes)")
        }
      }
    }
  }

  @Test(
    "is looked through to its first error",
    arguments: ([
      ([], nil), ([0xFF], 0), ([0x61, 0xFF, 0xFE], 1), ([0xC3, 0xA9, 0xC3], 2),
      ([0xE2, 0x82, 0xAC, 0x80], 3),
      (Array(repeating: 0x61, count: 7) + [0x80], 7), (Array(repeating: 0x61, count: 8) + [0x80], 8),
      (Array(repeating: 0x61, count: 15) + [0xC3, 0xA9, 0xE9], 17), (Array(repeating: 0x61, count: 64), nil),
    ] as [([UInt8], Int?)]).map { Named("\($0.0)", $0) })
  func firstError(_ example: Named<([UInt8], Int?)>) {
    let (bytes, place) = example.value
    let error = UTF8Validation.firstError(in: SourceText(bytes, named: ""))
    #expect(error?.range == place.map { $0..<$0 + 1 })
    #expect(error?.rule ?? "syntax-error" == "syntax-error")
  }
}
