import Testing

@testable import SkelinspectKit

@Suite("Classes of a project")
struct CodeTypesTests {
  @Test(
    "Of several with one name the nearest by folder is meant",
    arguments: [
      ("Shop/Cell.swift", "Shop/Header.swift"), ("Shop/List/Cell.swift", "Shop/Header.swift"),
      ("Chat/Cell.swift", "Chat/Views/Header.swift"),
      ("Chat/Views/Deep/Cell.swift", "Chat/Views/Header.swift"),
    ])
  func nearest(_ user: String, _ expected: String) throws {
    let header = "final class Header: UIView { var isSkeletonable = true }"
    let facts = CodeFacts([
      "Shop/Header.swift": header, "Chat/Views/Header.swift": header,
      user: "final class Cell: UIView { let isSkeletonable = true }",
    ])
    let file = try #require(facts.names.firstIndex(of: user))
    let type = try #require(facts.types.type("Header", near: file))
    #expect(facts.names[facts.types.declarations[type].place.file] == expected)
    #expect(try facts.number(of: "Header", near: "/" + user) == type)
  }

  @Test(
    "A class is what it comes from, through classes of the project",
    arguments: [
      ("class A: UITableViewCell {}", "UITableViewCell"), ("class A: B {}; class B: UILabel {}", "UILabel"),
      ("class A: B<Int> {}; class B<T>: UIStackView {}", "UIStackView"),
      ("class A: P, B {}; class B: UIButton {}; protocol P {}", "UIButton"),
      ("class A: Base {}; typealias Base = UIImageView", "UIImageView"),
      ("extension A: P {}; class A: UICollectionViewCell {}; protocol P {}", "UICollectionViewCell"),
    ])
  func lineage(_ code: String, _ expected: String) throws {
    let facts = CodeFacts(code: code)
    #expect(facts.types.nature(of: try facts.number(of: "A")).viewClass?.name == expected)
  }

  @Test(
    "One that leads nowhere is not a view",
    arguments: [
      "class A {}", "class A: A {}", "class A: B {}; class B: A {}", "class A: NSObject, P {}; protocol P {}",
      "struct A: P {}; protocol P: P {}", "class A: B {}; typealias B = A", "class A: B {}; typealias B = B",
    ])
  func nowhere(_ code: String) throws {
    let facts = CodeFacts(code: code)
    #expect(facts.types.nature(of: try facts.number(of: "A")) == .other)
  }

  @Test("Its members are its own, its extensions', and those that it inherits")
  func parts() throws {
    let facts = CodeFacts(
      code: "class B: UIView { func b() {} }; class A: B { func a() {} }; extension A { func c() {} }")
    let parts = facts.types.parts(of: try facts.number(of: "A"))
    #expect(parts.flatMap { facts.types.declarations[$0].functions.keys } == ["a", "c", "b"])
  }
}
