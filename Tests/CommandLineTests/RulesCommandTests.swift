import Foundation
import SkelinspectKit
import Testing

@Suite("Rules and explain")
struct RulesCommandTests {
  @Test("The table lists every rule, in each format")
  func table() throws {
    let outcome = try Program().run(["rules", "-f", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let rules = document?["rules"] as? [[String: Any]] ?? []
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == Rule.all.map(\.id))
    #expect(rules.allSatisfy { ($0["summary"] as? String)?.isEmpty == false && $0["isOnByDefault"] is Bool })
    for format in ["text", "markdown"] {
      let text = try Program().run(["rules", "--format", format]).text
      for id in ids { #expect(text.contains(id)) }
    }
  }

  @Test("Every rule has a page", arguments: Rule.all.map(\.id))
  func page(_ id: String) throws {
    let page = try Program().run(["rules", id])
    #expect(page.status == 0 && page.error.isEmpty)
    #expect(page.text.hasPrefix("\(id)\n"))
    #expect(page.text.contains("in force here"))
    #expect(try Program().run(["explain", id]).output == page.output)
  }

  @Test("The beginning of several ids lists those, of one id its page")
  func beginning() throws {
    let table = try Program().run(["rules", "hidden", "-f", "json"])
    let document = try JSONSerialization.jsonObject(with: Data(table.output)) as? [String: Any]
    let ids = (document?["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
    #expect(ids == Rule.all.map(\.id).filter { $0.hasPrefix("hidden") } && ids.count > 2)
    let page = try Program().run(["rules", "unreachable"])
    #expect(page.status == 0 && page.text.hasPrefix("unreachable-skeletonable\n"))
    #expect(try Program().run(["rules", "hiden"]).status == 64)
    #expect(try Program().run(["explain", "hidden"]).status == 64)
  }

  @Test(
    "A finding of any format leads to its rule",
    arguments: [
      "text", "json", "sarif", "github", "gitlab", "xcode", "junit", "checkstyle", "rdjson", "markdown",
      "html",
      "csv",
    ])
  func explain(_ format: String) throws {
    let tree = try Tree(screens: ["a.yaml"])
    let report = try tree.run("lint", "--color", "always", "-f", format).text
    let line = report.split(separator: "\n").first { $0.contains("unreachable-skeletonable") } ?? ""
    let page = try tree.run("rules", "unreachable-skeletonable").text
    #expect(try tree.run("explain", "2026-01-01T00:00:00Z \(line)").text == page, "\(line)")
    #expect(try tree.run("explain", "-", input: "\n\(line)\nb.yaml: [zero-size-leaf]").text == page)
    let words = "a.yaml:1:2: error: 'zero-size-leaf' hides nothing [unreachable-skeletonable]"
    #expect(try tree.run(["explain", "--"] + words.split(separator: " ").map(String.init)).text == page)
  }

  @Test(
    "What is not a rule is status 64, with the nearest one",
    arguments: [
      (["rules", "zero-size-laef"], "did you mean 'zero-size-leaf'?"),
      (["explain", "a.yaml:1:2: error: what [show-refusd]"], "did you mean 'show-refused'?"),
      (["explain", "hello", "world"], "a finding ends with its rule's id in brackets"),
      (["explain", "xyz"], "skelinspect rules"), (["explain"], "no ID or LINE"),
      (["rules", "a", "b"], "one ID"),
    ])
  func unknown(_ arguments: [String], _ words: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(words), "\(outcome.error)")
  }
}
