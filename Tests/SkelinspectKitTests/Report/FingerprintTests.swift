import Testing

@testable import SkelinspectKit

@Suite("A fingerprint")
struct FingerprintTests {
  @Test(
    "is made by the hash that others compute",
    arguments: [
      ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
      ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
    ])
  func hash(_ text: String, _ digits: String) {
    var hash = FNV1a()
    hash.combine(text)
    #expect(hash.text == digits)
  }

  @Test("stays when lines move and messages change")
  func stays() {
    #expect(Self.prints([Self.finding(at: 0)]) == Self.prints([Self.finding(at: 900, "another")]))
  }

  @Test("differs by rule, file, view and occurrence")
  func differs() {
    let finding = Self.finding(at: 0)
    let findings = [
      finding, finding, Self.finding("duplicate-key", at: 0), Self.finding(at: 0).about("UIView", "UILabel"),
      Self.finding(at: 0).about(),
    ]
    let prints = Self.prints(findings) + Self.prints([finding], in: "b.yaml")
    #expect(Set(prints).count == prints.count)
  }

  private static func finding(
    _ rule: String = "zero-size-leaf", at place: Int, _ message: String = "no"
  ) -> Diagnostic {
    Diagnostic(rule, .error, message, at: place..<place + 1).about("UIView")
  }

  private static func prints(_ findings: [Diagnostic], in file: String = "a.yaml") -> [String] {
    var fingerprints = Fingerprints()
    return findings.map { fingerprints.next(of: $0, in: file) }
  }
}
