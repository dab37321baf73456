import Testing

@testable import SkelinspectKit

@Suite("Hostile texts in lines")
struct HostileTextTests {
  private static func lines(_ format: ReportFormat) -> [Substring] {
    format.text(of: Hostile.report, .sample).split(separator: "\n")
  }

  @Test("stay in GitHub's commands, which the runner reads back")
  func github() throws {
    let text = ReportFormat.github.text(of: Hostile.report, .sample)
    let commands = text.split(separator: "\n").compactMap { WorkflowCommand(String($0)) }
    #expect(commands.count == Hostile.texts.count)
    #expect(Set(commands.map(\.name)) == ["error", "warning", "notice"])
    for text in Hostile.texts {
      let file = commands.filter {
        $0.properties["file"]?.scalars == Self.visible(Hostile.fileName(text)).scalars
      }
      let command = try #require(file.first, "\(text.debugDescription)")
      #expect(command.message == "\(text.escapedForTerminal)\nhelp: \(text.escapedForTerminal)")
      #expect(command.properties["title"] == "unreachable-skeletonable")
    }
  }

  @Test("are not commands in the lines that GitHub shows as they are")
  func githubLog() {
    let files =
      (0..<30).flatMap { number in
        Hostile.texts.map { LintedFile("\(number)\($0)", $0, [Hostile.finding($0)]) }
      } + Hostile.texts.map { LintedFile($0, $0, [Hostile.finding($0)]) }
    let lines = ReportFormat.github.text(of: LintReport(files), .sample).split(separator: "\n")
    #expect(lines.count == files.count + 1)
    for line in lines {
      #expect(WorkflowCommand(String(line)) != nil || !line.contains("##[") && !line.hasPrefix("::"))
    }
    #expect(lines.count { WorkflowCommand(String($0)) != nil } == 9 + 1)
  }

  @Test("are one physical line each in Xcode's messages, with absolute names")
  func xcode() {
    let lines = Self.lines(.xcode)
    #expect(lines.count == Hostile.texts.count * 3)
    for line in lines {
      #expect(line.wholeMatch(of: #/\/home\/anna\/Shop\/.+\.yaml:\d+:\d+: (error|warning|note): .+/#) != nil)
    }
  }

  @Test("are cells in CSV, and no formulas")
  func csv() throws {
    let rows = RFC4180.rows(ReportFormat.csv.text(of: Hostile.report, .sample))
    #expect(rows.count == Hostile.texts.count + 1)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    for row in rows { for cell in row { #expect(!["=", "+", "-", "@", "\t", "\r"].contains(cell.first)) } }
    let (file, message) = (
      try #require(rows[0].firstIndex(of: "file")), try #require(rows[0].firstIndex(of: "message"))
    )
    for text in Hostile.texts {
      let visible = text.escapedForTerminal
      let row = try #require(
        rows.first { $0[file] == Self.guarded(Hostile.fileName(text).escapedForTerminal, text) }, "\(visible)"
      )
      #expect(row[message] == Self.guarded(visible, text))
    }
  }

  @Test("mark nothing in Markdown: a row a finding, five bars, no tags but ours")
  func markdown() {
    let rows = Self.lines(.markdown).filter { $0.contains("unreachable-skeletonable") }
    #expect(rows.count == Hostile.texts.count)
    for row in rows {
      #expect(row.count { $0 == "|" } == 5)
      let text = row.replacing(#/<\/?(code|br)>/#, with: "").replacing("**Help:**", with: "")
      #expect(!text.contains("<") && !text.contains(">") && !text.contains("@") && !text.contains("$"))
      // What is left of marks stands after a backslash; the rule's link is ours.
      let marks = text.replacing(#/\\./#, with: "").replacing(
        #/\[unreachable-skeletonable\]\(\S+\)/#, with: "")
      #expect(marks.firstMatch(of: #/[*_`~\[\]\\]/#) == nil, "\(row)")
      #expect(!marks.contains("://") && !marks.contains("www.") && !marks.contains(":smile:"))
    }
  }

  @Test("keep to their message in text")
  func text() {
    let lines = Self.lines(.text)
    let heads = lines.filter { $0.hasSuffix(" [unreachable-skeletonable]") }
    #expect(heads.count == Hostile.texts.count)
    #expect(lines.count { $0.hasPrefix("  = help: ") } == Hostile.texts.count)
  }

  /// File names keep their line breaks, which the runner writes again.
  private static func visible(_ text: String) -> String {
    text.replacingScalars {
      $0 == "\r" || $0 == "\n" || !$0.isUnsafeOnTerminals ? nil : String($0).escapedForTerminal
    }
  }

  private static func guarded(_ cell: String, _ text: String) -> String {
    (text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) } ?? false ? "'" : "") + cell
  }
}
