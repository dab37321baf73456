import Foundation
import Testing

@Suite("README's table with a cell")
struct ReadmeTableTests {
  @Test("is read without a word, and gives the rows that README promises")
  func rows() throws {
    let readme = try Page("README.md")
    let table = try #require(readme.blocks(of: "yaml").first)
    let outline = try Program().run(["inspect"], on: table)
    #expect(outline.status == 0 && outline.error.isEmpty, "\(outline)")
    #expect(outline.text.contains("UITableView#devices ☠  9 rows") && readme.text.contains("9 dummy rows"))
    #expect(outline.text.contains("UILabel#device ☠  1 line, × 9"))
    #expect(try Program().run(["lint", "--strict"], on: table).status == 0)
  }
}
