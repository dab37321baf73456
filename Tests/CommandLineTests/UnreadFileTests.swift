import Foundation
import Testing

@Suite("Files that cannot be read")
struct UnreadFileTests {
  private static let reason = "No such file or directory"

  @Test("stand in the reports of machines and people, beside what was linted")
  func reports() throws {
    let tree = try Tree(screens: ["a.yaml"])
    let formats = ["json", "sarif", "junit", "markdown"].flatMap { ["-f", "\($0)=out.\($0)"] }
    let outcome = try tree.run(["lint", "b\u{1B}[1m.yaml", "a.yaml", "-f", "text"] + formats)
    #expect(outcome.status == 2)
    #expect(outcome.text.hasSuffix("Found 1 finding (1 error) in 1 file; 1 path could not be read.\n"))
    #expect(!outcome.error.contains("\u{1B}"))
    let report = try YAMLValue(try tree.text("out.json"), named: "out.json")
    #expect(report["files"]?.elements.map { $0["error"]?.text } == [nil, Self.reason])
    #expect(report["summary"]?["unread"]?.number == 1)
    let run = try YAMLValue(try tree.text("out.sarif"), named: "out.sarif.json")["runs"]?.elements.first
    let invocation = run?["invocations"]?.elements.first
    #expect(try tree.text("out.sarif").contains("\"executionSuccessful\": false"))
    let notification = invocation?["toolExecutionNotifications"]?.elements.first
    #expect(notification?["level"]?.text == "error")
    #expect(notification?["message"]?["text"]?.text?.hasSuffix(": \(Self.reason)") == true)
    #expect(try tree.text("out.junit").contains("<error type=\"error\" message=\"\(Self.reason)\">"))
    #expect(try tree.text("out.markdown").contains("### Not read\n\n- <code>b"))
  }

  @Test(
    "SARIF says whether the job was done, as the status does",
    arguments: [
      ("a.yaml", "true", 1), ("clean.yaml", "true", 0), ("a.yaml nosuch.yaml", "false", 2),
      ("syntax.yaml", "false", 2), ("syntax.yaml clean.yaml", "true", 1),
      ("clean.yaml -f csv=clean.yaml/such.csv", "false", 2),
    ])
  func sarif(_ arguments: String, _ isSuccessful: String, _ status: Int32) throws {
    let tree = try Tree(["a.yaml": Tree.screen, "clean.yaml": Tree.cleanScreen, "syntax.yaml": "type: [\n"])
    let words = arguments.split(separator: " ").map(String.init)
    let outcome = try tree.run(["lint", "-f", "sarif=out.sarif"] + words)
    #expect(outcome.status == status)
    #expect(try tree.text("out.sarif").contains("\"executionSuccessful\": \(isSuccessful)"))
  }
}
