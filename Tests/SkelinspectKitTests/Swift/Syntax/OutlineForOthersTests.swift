import Testing

@testable import SkelinspectKit

@Suite("Outlines of Swift files that tell nothing of skeletons")
struct OutlineForOthersTests {
  static let samples =
    SwiftOutlineTests.samples + Fixture.files(in: "Tests/Fixtures/code", endings: ["swift"])

  @Test("what others need is the same where members are passed over", arguments: samples)
  func unchanged(_ sample: Fixture) throws {
    let bytes = try sample.bytes
    #expect(Self.fast(bytes) == Self.slow(bytes))
  }

  @Test("and in texts of which something is missing or twice", arguments: samples)
  func mutations(_ sample: Fixture) throws {
    let bytes = try sample.bytes
    guard bytes.count > 16 else { return }
    var seed = UInt64(bytes.count)
    for _ in 0..<scaled(20, by: 5) {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let place = Int(seed >> 33) % (bytes.count - 8)
      let length = Int(seed >> 29 & 7) + 1
      for changed in [
        bytes[..<place] + bytes[(place + length)...],
        bytes[..<(place + length)] + bytes[place...],
      ] {
        #expect(Self.fast(Array(changed)) == Self.slow(Array(changed)), "\(place) \(length)")
      }
    }
  }

  @Test(
    "types in types are found",
    arguments: [
      "class A { enum B {} }", "struct A { var b = 1; struct B {} }", "enum A { case `class`; actor B {} }",
      "class A { class func b() {}; class B {} }", "class A { /* class X {} */ var x = \"class Y {\" }",
      "extension A { func b() {}; class B { func c() {} } }",
      "class A {\n#if false\nclass B {\n#endif\n}\nclass C {}",
      "protocol A { func b() }; class C", "class A { let b = a / b; let c = /}/ }; class D {}", "class A {",
      "class A { class",
    ])
  func nested(_ code: String) {
    #expect(Self.fast(Array(code.utf8)) == Self.slow(Array(code.utf8)))
  }

  private static func fast(_ bytes: [UInt8]) -> [String] {
    let source = SourceText(bytes, named: "a.swift")
    return SwiftOutline(source, SwiftMentions(source), isForOthers: true).withoutText.words
  }

  private static func slow(_ bytes: [UInt8]) -> [String] {
    SwiftOutline(SourceText(bytes, named: "a.swift")).withoutText.words
  }
}

extension SwiftOutline {
  fileprivate var words: [String] {
    imports.map(string)
      + declarations.map { declaration in
        let owner = declaration.owner.map { "\($0)" } ?? "-"
        return
          (["\(declaration.kind)", name(of: declaration), owner] + supertypes(of: declaration).map(string))
          .joined(separator: " ")
      }
  }
}
