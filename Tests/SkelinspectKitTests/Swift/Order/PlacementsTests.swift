import Testing

@testable import SkelinspectKit

@Suite("Where views stand, and when they are marked")
struct PlacementsTests {
  @Test(
    "A walk does not surely reach what is added after it",
    arguments: [
      ("subviews.forEach { $0.isSkeletonable = true }; addSubview(a)", true),
      ("addSubview(a); subviews.forEach { $0.isSkeletonable = true }", false),
      ("addSubview(a); for v in subviews { v.isSkeletonable = true }; addSubview(b)", true),
      ("mark(); addSubview(a) }; func mark() { subviews.forEach { $0.isSkeletonable = true }", false),
    ])
  func walks(_ body: String, isOpen: Bool) throws {
    let hierarchy = try hierarchy("\(body)")
    let label = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == "a" })
    #expect(hierarchy.isMarkOpen(label) == isOpen)
    #expect(hierarchy.views[label].isSkeletonable)
  }

  @Test(
    "What is marked only after show may not be",
    arguments: [
      ("addSubview(a); showSkeleton(); isSkeletonable = true", true),
      ("addSubview(a); isSkeletonable = true; showSkeleton()", false),
      ("addSubview(a); isSkeletonable = true; showSkeleton(); isSkeletonable = true", false),
      ("addSubview(a); showSkeleton(); isSkeletonable = true }; func g() { showSkeleton()", false),
    ])
  func lateMarks(_ body: String, isOpen: Bool) throws {
    #expect(try hierarchy(body).isMarkOpen(0) == isOpen)
  }

  @Test(
    "A view stands where it is put last",
    arguments: [
      ("addSubview(a); box.addSubview(a)", "box"), ("box.addSubview(a); addSubview(a)", nil),
      ("box.addSubview(a); a.removeFromSuperview(); other.addSubview(a)", "other"),
      ("box.addSubview(a); for _ in items { other.addSubview(a) }", "other"),
      ("box.addSubview(a); box.addSubview(a)", "box"),
      ("let v = UIView(); box = v; v.addSubview(a); other.addSubview(a); v.addSubview(a)", "box"),
    ])
  func moved(_ body: String, parent: String?) throws {
    let hierarchy = try hierarchy("addSubview(box); addSubview(other); \(body)")
    let label = try #require(hierarchy.views.indices.first { hierarchy.id(of: $0) == "a" })
    #expect(hierarchy.views[label].parent.flatMap { hierarchy.id(of: $0) } == parent)
  }

  @Test(
    "Where the last place cannot be told, the view is in none",
    arguments: [
      "if isWide { box.addSubview(a) } else { other.addSubview(a) }",
      "box.addSubview(a); if isWide { other.addSubview(a) }",
      "box.addSubview(a) }; func g() { other.addSubview(a)",
      "box.addSubview(a); later { other.addSubview(a) }",
    ])
  func open(_ body: String) throws {
    let hierarchy = try hierarchy("addSubview(box); addSubview(other); \(body)")
    #expect(!hierarchy.views.indices.contains { hierarchy.id(of: $0) == "a" })
    let boxes = hierarchy.views.indices.filter { ["box", "other"].contains(hierarchy.id(of: $0)) }
    #expect(boxes.allSatisfy { hierarchy.evidence?.openViews[$0] != nil })
  }

  private func hierarchy(_ body: String) throws -> Hierarchy {
    let code = """
      final class A: UIView {
        let a = UILabel(), b = UILabel(), other = UIView()
        var box = UIView()
        func f() { \(body) }
      }
      """
    return try #require(CodeFacts(code: code).hierarchies.first { $0.name == "A" })
  }
}
