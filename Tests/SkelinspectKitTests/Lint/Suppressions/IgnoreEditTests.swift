import Testing

@testable import SkelinspectKit

@Suite("Edits that write suppressions")
struct IgnoreEditTests {
  /// What a reason may hold, and what is read of it again.
  static let reasons: [(said: String?, read: String?)] = [
    (nil, nil), ("its cell grows", "its cell grows"), ("two\r\nlines\u{2028}three", "two lines three"),
    ("*/ \"quoted\" 'x' // y", "*/ \"quoted\" 'x' // y"),
    ("a < b & c > d ]]> &#10;", "a < b & c > d ]]> &#10;"),
    ("  --  ", nil), ("skelinspect:ignore all", "skelinspect:ignore all"), ("\u{1B}[31mred", "[31mred"),
  ]

  static let notes = [
    "", "<attributedString key=\"userComments\"><fragment content=\"Old &amp; kept\"/></attributedString>",
    "<attributedString key='userComments'><fragment content='Old'/></attributedString>",
    "<attributedString key=\"userComments\"><fragment content=\"\"/></attributedString>",
    """
    <attributedString key="userComments">
        <fragment>
            <string key="content">Two
    lines</string>
            <attributes><font key="NSFont" size="12" name="Helvetica"/></attributes>
        </fragment>
    </attributedString>
    """,
    """
    <attributedString key="userComments"><fragment><string key="content" base64-UTF8="YES">T2xk</string></fragment>
    </attributedString>
    """,
    "<attributedString key=\"userComments\"/>",
  ]

  @Test(
    "Notes of a view hide its findings and no others, whatever the reason", arguments: notes.map { Named($0) }
  )
  func nib(_ example: Named<String>) throws {
    let notes = example.value
    let label = { (id: String, notes: String) in
      """
                  <label id="\(id)">
                      <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                      \(notes)
                      <userDefinedRuntimeAttributes>
                          <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
                          <userDefinedRuntimeAttribute type="number" keyPath="lastLineFillPercent">
                              <integer key="value" value="140"/>
                          </userDefinedRuntimeAttribute>
                      </userDefinedRuntimeAttributes>
                      <connections/>
                  </label>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
          <view id="a">
              <subviews>
      \(label("b", notes))
      \(label("c", ""))
              </subviews>
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="isSkeletonable" value="YES"/>
              </userDefinedRuntimeAttributes>
          </view>
      </objects></document>
      """
    let before = lint(text, named: "a.xib")
    let found = before.diagnostics.filter { $0.rule == "fill-percent-out-of-range" }
    #expect(found.count == 2)
    let first = try #require(found.first)
    let hierarchy = try #require(before.hierarchies.first)
    let rules = Set(before.diagnostics.filter { $0.subject == first.subject }.map(\.rule)).sorted()
    for reason in Self.reasons {
      let edits = try #require(
        hierarchy.ignoreEdits(
          IgnoreDirective(rules, reason: reason.said), of: first.subject?.index, at: first.place))
      let after = lint(edits.edited, named: "a.xib")
      #expect(after.isRead)
      #expect(after.diagnostics.count == before.diagnostics.count - rules.count, "\(after.diagnostics)")
      #expect(after.suppressed.map(\.diagnostic.rule) == rules)
      #expect(after.suppressed.allSatisfy { ($0.reason == nil) == (reason.read == nil) })
      #expect(String(decoding: edits.edited, as: UTF8.self).contains("Old") == text.contains("Old"))
    }
  }

  static let codes = [
    "    title.lastLineFillPercent = 140\n",
    "    // skelinspect:ignore zero-size-leaf -- other\n    title.lastLineFillPercent = 140\n",
    "\ttitle.lastLineFillPercent = 140; title.numberOfLines = 2\n",
    "    /* skelinspect:ignore zero-size-leaf */\n    title.lastLineFillPercent = 140 // skelinspect, later\n",
  ]

  @Test("A comment above a line of Swift does so too", arguments: codes, ["\n", "\r\n"])
  func code(_ line: String, _ lineBreak: String) throws {
    let text = """
      import UIKit
      final class FeedView: UIView {
        let title = UILabel()
        func build() {
          isSkeletonable = true
          title.isSkeletonable = true
          addSubview(title)
      \(line)    showSkeleton()
        }
      }

      """.replacing("\n", with: lineBreak)
    let before = Self.linted(text)
    let first = try #require(
      before.diagnostics.first { $0.rule == "fill-percent-out-of-range" }, "\(before.diagnostics)")
    let hierarchy = try #require(before.hierarchies.first)
    for reason in Self.reasons {
      let directive = IgnoreDirective(["fill-percent-out-of-range"], reason: reason.said)
      let edits = try #require(hierarchy.ignoreEdits(directive, of: nil, at: first.place))
      let after = Self.linted(String(decoding: edits.edited, as: UTF8.self))
      #expect(!after.diagnostics.contains { $0.rule == "fill-percent-out-of-range" })
      let hidden = after.suppressed.filter { $0.diagnostic.rule == "fill-percent-out-of-range" }
      #expect(hidden.map(\.reason) == [reason.read])
      #expect(after.diagnostics.count == before.diagnostics.count - 1)
    }
  }

  @Test("A comment that stands there for the same reason gets the rule too")
  func extending() throws {
    let text = "// skelinspect:ignore a-rule -- old\nlabel.alpha = 0\n"
    let source = SourceText(Array(text.utf8), named: "a.swift")
    let directive = IgnoreDirective(["fill-percent-out-of-range", "b"], reason: "old")
    let edits = try #require(SwiftStatements.ignoreEdits(directive, at: source.place(40..<45)))
    #expect(
      String(decoding: edits.edited, as: UTF8.self)
        == "// skelinspect:ignore a-rule, fill-percent-out-of-range, b -- old\nlabel.alpha = 0\n")
  }

  @Test("None stands in a text of several lines")
  func texts() throws {
    let text = "let a = \"\"\"\n  one\n  \"\"\".count; label.alpha = 0\n"
    let source = SourceText(Array(text.utf8), named: "a.swift")
    let place = source.place(32..<37)
    #expect(SwiftStatements.ignoreEdits(IgnoreDirective(["all"], reason: nil), at: place) == nil)
  }

  private static func linted(_ text: String) -> LintedFile {
    let (bytes, name) = (Array(text.utf8), "a.swift")
    let project = Project(code: [SwiftSources([.init(name: name, path: name, bytes: bytes)])])
    return Linter(LintSettings(), in: project).lint(bytes, named: name, path: name, codeBase: 0)
  }
}

extension Hierarchy {
  /// The first suppression that is written into its file.
  fileprivate func ignoreEdits(
    _ directive: IgnoreDirective, of view: ViewIndex?, at place: Place
  ) -> FileEdits? {
    var writer = IgnoreWriter(self)
    return writer.edits(directive, of: view, at: place)
  }
}
