import Testing

@testable import SkelinspectKit

/// Swift code and Interface Builder's files have no keys: their helps name methods, properties and inspectors.
@Suite("What keys are called in code and in Interface Builder")
struct KeyWordTests {
  private static let files =
    Fixture.files(in: "Tests/Fixtures/code", endings: ["swift"])
    + Fixture.files(in: "Tests/Fixtures/interface-builder", endings: ["storyboard", "xib"])

  /// Those that no property has the name of, and how hierarchy files mark a view.
  private static let words =
    ViewKey.allCases.filter { $0.key.methods != nil }.map(\.rawValue)
    + ["isSkeletonable: true", "hasWindow", "show.roots", "baseClass", "prototypes:"]

  @Test("No finding and no explanation says one", arguments: sampled(files, by: 2))
  func fixtures(_ fixture: Fixture) throws {
    let file = Project.File(name: fixture.name, bytes: try fixture.bytes)
    let project = Project([file])
    let linter = Linter(LintSettings(), in: project)
    let code = project.codeBase(of: file)
    check(linter.lint(file.bytes, named: file.name, path: file.name, codeBase: code).diagnostics)
    for hierarchy in (try? project.hierarchies()) ?? [] {
      for view in hierarchy.views.indices {
        // What is known of a view has labels, whatever describes it.
        let text = Explanation(of: view, in: hierarchy).text(paint: Paint(isColored: false))
          .replacing("= isSkeletonable: true", with: "")
        #expect(Self.words.filter(text.contains).isEmpty, "\(text)")
      }
    }
  }

  @Test("No finding in the rules' examples does", arguments: RuleCase.all)
  func examples(_ example: RuleCase) {
    guard !example.isHierarchyFile else { return }
    check(Linter(LintSettings()).lint(example: example.text).diagnostics)
  }

  private func check(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let said = [diagnostic.message, diagnostic.help ?? ""] + diagnostic.notes.map(\.message)
      for word in Self.words {
        #expect(!said.contains { $0.contains(word) }, "\(diagnostic.rule): \(said)")
      }
    }
  }

  @Test("A value is asked for in the words of the view's file")
  func settings() throws {
    let code = """
      final class Feed: UIViewController {
        let list = UICollectionView()
        override func viewDidLoad() {
          view.addSubview(list)
          list.isSkeletonable = true
        }
      }
      """
    let nib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <collectionView id="c"><rect key="frame" x="0" y="0" width="320" height="320"/></collectionView>
      </objects></document>
      """
    let method = "collectionSkeletonView(_:numberOfItemsInSection:)"
    let (count, flag) = (ViewKey.numberOfSkeletonItems, ViewKey.isHiddenWhenSkeletonIsActive)
    var said: [[String]] = []
    for (name, text) in [("a.yaml", "{type: UICollectionView}"), ("a.swift", code), ("a.xib", nib)] {
      let project = Project([.init(name: name, bytes: Array(text.utf8))])
      let hierarchy = try #require(try project.hierarchies().first)
      let view = try #require(hierarchy.views.firstIndex { $0.family == .collection })
      said.append([
        hierarchy.word(for: count, of: view), hierarchy.setting(count, of: view, to: "8"),
        hierarchy.setting(flag, of: view, to: "true"),
        hierarchy.setting(.skeletonPaddingInsets, of: view, to: "4"),
      ])
    }
    let property = "set isHiddenWhenSkeletonIsActive to true"
    #expect(
      said == [
        [
          "numberOfSkeletonItems", "set numberOfSkeletonItems to 8", property,
          "set skeletonPaddingInsets to 4",
        ],
        [method, "return 8 from \(method)", property, "set skeletonPaddingInsets to 4"],
        [
          method, "return 8 from \(method)",
          "set Is Hidden When Skeleton Is Active to On in the Attributes inspector",
          "set skeletonPaddingInsets to 4 in code",
        ],
      ])
  }

  @Test("Each key that a method answers has a method of tables or collections, or of both")
  func methods() {
    let keys = ViewKey.allCases.filter { $0.key.methods != nil }
    #expect(keys.count == 7)
    for key in keys { #expect(key.key.inCode == nil && key.key.nib.isEmpty, "\(key)") }
  }
}
