import Testing

@testable import SkelinspectKit

/// Random hierarchies in all styles of YAML, in JSON and in Interface Builder's files.
@Suite("Fixes of random hierarchies")
struct RandomFixTests {
  private static func text(_ seed: Int) -> (text: String, name: String) {
    if seed % 4 == 3 { return (RandomNib(seed: UInt64(seed)).text, "a.xib") }
    var made = StyledHierarchy(seed: UInt64(seed))
    let value = made.view(depth: 0)
    let isJSON = seed % 4 == 2
    var writing = StyledWriting(seed: UInt64(seed) &* 31, isJSON: isJSON)
    return (writing.text(value), isJSON ? "a.json" : "a.yaml")
  }

  private static func lint(_ text: String, _ name: String) -> LintedFile {
    var settings = LintSettings()
    settings.selected = ["all"]
    settings.fixRoom = 10_000_000
    return Linter(settings).lint(Array(text.utf8), named: name, path: name)
  }

  @Test(
    "A fix takes its finding away, brings none, stops no app, and a safe one changes what it names",
    arguments: 0..<8)
  func fixes(_ part: Int) throws {
    for seed in stride(from: part, to: scaled(120, by: 5), by: 8) {
      let (text, name) = Self.text(seed)
      let file = Self.lint(text, name)
      for diagnostic in file.diagnostics {
        guard let fix = diagnostic.fixes.first, let edits = fix.files.first else { continue }
        let edited = String(decoding: edits.edited, as: UTF8.self)
        let after = Self.lint(edited, name)
        let count = (after.diagnostics.count, file.diagnostics.count)
        #expect(count.0 < count.1, "seed \(seed): \(diagnostic.rule): \(fix.title)\n\(text)\n\(edited)")
        for (old, new) in zip(file.readable, after.readable) {
          #expect(Inspection(old).crash != nil || Inspection(new).crash == nil, "seed \(seed)")
        }
      }
    }
  }

  @Test("All are made in a few rounds, and then there is nothing to fix", arguments: 0..<8)
  func rounds(_ part: Int) throws {
    for seed in stride(from: part, to: scaled(120, by: 5), by: 8) {
      var (text, name) = Self.text(seed)
      var rounds = 0
      while true {
        let file = Self.lint(text, name)
        var round = FixRound(of: LintReport([file]), in: [name]) { _, _ in true }
        guard let edits = round.edits.first else { break }
        rounds += 1
        if rounds == 20 {
          Issue.record("seed \(seed) is never done: \(round.made.map(\.fix.title))\n\(text)")
          break
        }
        text = String(decoding: edits.edited, as: UTF8.self)
        while round.made.count > 1,
          !round.removesFindings(of: LintReport([file]), in: LintReport([Self.lint(text, name)]))
        {
          round = round.firstHalf
          text = String(decoding: round.edits[0].edited, as: UTF8.self)
        }
      }
    }
  }
}
