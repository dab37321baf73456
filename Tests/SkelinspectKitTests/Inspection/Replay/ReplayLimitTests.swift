import Testing

@testable import SkelinspectKit

@Suite("A replay that comes to a limit of this tool")
struct ReplayLimitTests {
  private static let document = """
    calls: [{layout: true}, {reload: feed}, {show: solid}]
    root:
      type: UIView
      isSkeletonable: true
      subviews:
        - {type: UITableView, id: feed, isSkeletonable: true, frame: [0, 0, 320, 3000000], rowHeight: 10,
           numberOfRows: 300000, prototypes: [{type: UITableViewCell}]}
    """

  private static let reason =
    "300000 cells in UITableView#feed: more than 200000 views, which is this tool's limit"

  private func hierarchy() throws -> Hierarchy {
    try #require(readHierarchies(Self.document, named: "feed.yaml").first)
  }

  @Test("does not say that the app would crash, in any words")
  func words() throws {
    let hierarchy = try hierarchy()
    var steps = StepsText(hierarchy, paint: Paint(isColored: false))
    var output = OutputBuffer()
    steps.write(to: &output)
    StandingOutline(hierarchy, after: 2, paint: Paint(isColored: false)).write(to: &output)
    let why = try StepExplanation("feed", in: [hierarchy], after: 2).text(paint: Paint(isColored: false))
    let page = Page(drawing: [hierarchy], PictureSettings()).text
    let told = output.text + why + page
    #expect(told.contains("the replay ends here: \(Self.reason)\n"), "\(output.text)")
    #expect(output.text.contains("1 call after that\n"))
    #expect(why.contains("= not known: the replay ends here: \(Self.reason)"), "\(why)")
    #expect(page.contains("<b>The replay ends here.</b>") && page.contains("No more is played: "))
    for word in [
      "the app would crash", "The app would crash", "after the crash", "The app would crash", "= crash",
    ] {
      #expect(!told.contains(word), "\(word)")
    }
  }

  @Test("names the limit in JSON, and no crash")
  func json() throws {
    var json = InspectionJSON(OutputBuffer())
    json.append(inspect(try hierarchy()), steps: .all)
    let text = json.finish().text
    #expect(text.contains("\"limit\": \"\(Self.reason)\""), "\(text)")
    #expect(!text.contains("\"crash\": {"))
  }

  @Test("is a note of lint's, whose status it does not decide")
  func note() throws {
    let report = lint(Self.document, named: "feed.yaml")
    let found = report.diagnostics.filter { $0.message.contains("nothing is said about this call") }
    #expect(found.map(\.severity) == [.note] && found.allSatisfy { $0.message.contains(Self.reason) })
  }
}
