import Foundation
import Testing

@testable import SkelinspectKit

@Suite("A page of a file with calls")
struct PageCallsTests {
  private static let fixture = "Tests/Fixtures/pages/calls.yaml"

  private static func page(_ hierarchy: Hierarchy, step: Int? = nil) -> String {
    var settings = PictureSettings()
    settings.step = step
    return Page(drawing: [hierarchy], settings).text
  }

  private static func page() throws -> String {
    let bytes = Array(try Data(contentsOf: Golden.packageRoot.appending(path: fixture)))
    return page(try #require(try readHierarchies(bytes, named: fixture).first))
  }

  /// A view that shows and hides in turn.
  private static func hierarchy(calls count: Int) throws -> Hierarchy {
    let calls = (0..<count).map { $0 % 2 == 0 ? "{show: solid}" : "{hide: true}" }
    return try .only(
      "{root: {type: UIView, isSkeletonable: true}, calls: [\(calls.joined(separator: ", "))]}")
  }

  private static func count(_ text: String, in page: String) -> Int {
    page.components(separatedBy: text).count - 1
  }

  @Test("is the one that is checked in")
  func golden() throws {
    try Golden.check(try Self.page().withoutStyleAndScript, against: "Tests/Fixtures/pages/calls.html")
  }

  @Test("tells each step, draws it, and names what a hide leaves behind until it is gone")
  func steps() throws {
    let page = try Self.page()
    #expect(Self.count("<li class=\"moment\"", in: page) == 7)
    #expect(Self.count("<figure class=\"stage\"", in: page) == 7)
    let items = page.components(separatedBy: "<li class=\"moment\"").dropFirst()
    #expect(items.map { $0.contains(" data-left>") } == [false, false, false, true, true, false, false])
    #expect(items.map { $0.contains("class=\"mark mark-W\"") } == items.map { $0.contains(" data-left>") })
    #expect(items.map { $0.contains("color-scheme:dark") } == [false, false, false, false, true, true, true])
    #expect(
      items[4].contains("<li>stays behind: UILabel#&lt;/h4&gt;&lt;script&gt;alert(1)&lt;/script&gt;</li>"))
    #expect(items[7].contains("#CC3333"))
  }

  @Test("leaves text from the file text")
  func escaping() throws {
    let page = try Self.page()
    #expect(Self.count("<script", in: page) == 2 && Self.count("</script", in: page) == 2)
    #expect(page.contains("<h4>2 set isSkeletonable, text of UILabel#&lt;/h4&gt;&lt;script&gt;alert(1)"))
    #expect(page.isSafeOnTerminals)
  }

  @Test("has nothing of it where the file lists no calls")
  func none() throws {
    let page = Self.page(try .only("{type: UIView, isSkeletonable: true}")).withoutStyleAndScript
    #expect(!page.contains("moment") && !page.contains("film"))
  }

  @Test(
    "draws the first 39 steps and the last, tells the others in words, and says so",
    arguments: [40, 41, 1_000])
  func many(_ count: Int) throws {
    let page = Self.page(try Self.hierarchy(calls: count))
    #expect(Self.count("<li class=\"moment\"", in: page) == count + 1)
    #expect(Self.count("<figure class=\"stage\"", in: page) == min(count + 1, 42))
    #expect(
      page.contains("The first 39 steps and the last are drawn; the others are described in words."))
    #expect(page.utf8.count < 600_000)
  }

  @Test("of more than 1,000 calls tells 1,000, and how many more there are")
  func tooMany() throws {
    let page = Self.page(try Self.hierarchy(calls: 1_500))
    #expect(Self.count("<li class=\"moment\"", in: page) == 1_001)
    #expect(page.contains("500 calls more: inspect --calls lists them all."))
  }

  @Test("draws all of 39 steps, and says nothing of a rule")
  func few() throws {
    let page = Self.page(try Self.hierarchy(calls: 39)).withoutStyleAndScript
    #expect(Self.count("<figure class=\"stage\"", in: page) == 40 && !page.contains("Screens are drawn"))
  }

  @Test("of a screen of very many views draws few steps")
  func large() throws {
    let label = "{type: UILabel, isSkeletonable: true, frame: [0, 0, 9, 9]}"
    let labels = Array(repeating: label, count: 3_000).joined(separator: ", ")
    let calls = Array(repeating: "{layout: true}", count: 60).joined(separator: ", ")
    let page = Self.page(
      try .only("{root: {type: UIView, isSkeletonable: true, subviews: [\(labels)]}, calls: [\(calls)]}"))
    #expect(page.contains("The first 3 steps and the last are drawn"))
    #expect(Self.count("<figure class=\"stage\"", in: page) == 6)
  }

  @Test("ends where the app would crash, and says how many calls come after that")
  func crash() throws {
    let example = try #require(LifecycleCase.all.first { $0.name.contains("066-update-collection-crash") })
    let page = Self.page(try .only(example.envelope, named: "a.json"))
    #expect(page.contains("<b>The app would crash here.</b>"))
  }

  @Test("opens with the step that was asked for", arguments: [(nil, 1), (0, 1), (5, 5), (6, 6)])
  func first(_ step: Int?, _ shown: Int) throws {
    let page = Self.page(try Self.hierarchy(calls: 6), step: step)
    #expect(page.contains("data-first=\"\(shown)\""))
  }

  @Test("has every id once, and as many steps as there are calls up to a crash", arguments: LifecycleCase.all)
  func sequences(_ example: LifecycleCase) throws {
    let page = Self.page(try .only(example.envelope, named: "case.json"))
    let ids = page.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    let steps = try example.expected.count
    #expect(Self.count("<li class=\"moment\"", in: page) == steps + 1)
  }
}
