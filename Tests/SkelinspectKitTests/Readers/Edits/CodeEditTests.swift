import Testing

@testable import SkelinspectKit

@Suite("Edits of Swift code")
struct CodeEditTests {
  private static func screen(_ lines: String, cell: String = "final class FeedView: UIView {") -> String {
    "  import UIKit\n  import SkeletonView\n  \(cell)\n\(lines)\n  }\n"
  }

  static let cases = [
    ChangedText(
      "after the local that a closure makes", "a.swift", "#title",
      screen(
        """
            let title: UILabel = {
              let label = UILabel()
        +     label.isSkeletonable = true
              label.numberOfLines = 2
              return label
            }()
            func build() { isSkeletonable = true; addSubview(title); showSkeleton() }
        """)),
    ChangedText(
      "in a closure on one line", "a.swift", "#title",
      screen(
        """
        -   let title: UILabel = { let label = UILabel(); label.text = "a"; return label }()
        +   let title: UILabel = { let label = UILabel(); label.isSkeletonable = true; label.text = "a"; return label }()
            func build() { addSubview(title); showSkeleton() }
        """)),
    ChangedText(
      "after the call that adds it", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            override init(frame: CGRect) {
              super.init(frame: frame)
              addSubview(title)  // first
        +     title.isSkeletonable = true
              showSkeleton()
            }
        """)),
    ChangedText(
      "by the name that the call has", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            let stack = UIStackView()
            func build() {
              self.addSubview(self.stack)
              self.stack.addArrangedSubview(self.title)
        +     self.title.isSkeletonable = true
              showSkeleton()
            }
        """)),
    ChangedText(
      "after a local in a function", "a.swift", "UILabel",
      screen(
        """
            func build() {
              let title = UILabel()
        +     title.isSkeletonable = true
              addSubview(title)
              showSkeleton()
            }
        """)),
    ChangedText(
      "of what is added to it", "a.swift", "UIView",
      screen(
        """
            let title = UILabel()
            override func viewDidLoad() {
              self.view.addSubview(title)
        +     self.view.isSkeletonable = true
              view.showSkeleton()
            }
        """, cell: "final class FeedController: UIViewController {")),
    ChangedText(
      "of a cell beside what stands in its contentView", "a.swift", "FeedCell",
      screen(
        """
            let title = UILabel()
            func build() {
              contentView.addSubview(title)
        +     isSkeletonable = true
            }
          }
          final class FeedController: UITableViewController, SkeletonTableViewDataSource {
            override func viewDidLoad() {
              tableView.isSkeletonable = true
              tableView.register(FeedCell.self, forCellReuseIdentifier: "feed")
              view.showSkeleton()
            }
            func collectionSkeletonView(_ v: UITableView, cellIdentifierForRowAt p: IndexPath) -> String { "feed" }
        """, cell: "final class FeedCell: UITableViewCell {")),
    ChangedText(
      "where the code says false", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func build() {
              addSubview(title)
        -     title.isSkeletonable = false
        +     title.isSkeletonable = true
              showSkeleton()
            }
        """)),
    ChangedText(
      "takes a line away", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func build() {
              addSubview(title)
        -     title.isSkeletonable = true
              showSkeleton()
            }
        """)
    ) { view, _ in [.remove(.isSkeletonable, of: view)] },
    ChangedText(
      "sets other keys in Swift's words", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func build() {
              addSubview(title)
        +     title.skeletonTextLineHeight = .relativeToFont
        +     title.skeletonTextNumberOfLines = 3
              showSkeleton()
            }
        """)
    ) { view, _ in
      [
        .set(.skeletonTextLineHeight, of: view, to: .text("relativeToFont")),
        .set(.skeletonTextNumberOfLines, of: view, to: .number(3)),
      ]
    },
    ChangedText(
      "moves into the contentView", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func build() {
        -     self.addSubview(title)
        +     self.contentView.addSubview(title)
            }
            func load() { showSkeleton() }
        """, cell: "final class FeedCell: UITableViewCell {")
    ) { view, _ in [.moveToContentView(view)] },
    ChangedText(
      "moves among the arranged", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            let stack = UIStackView()
            func build() {
              addSubview(stack)
        -     stack.insertSubview(title, at: 0)
        +     stack.insertArrangedSubview(title, at: 0)
              showSkeleton()
            }
        """)
    ) { view, _ in [.arrange(view)] },
  ]

  @Test("A line of Swift stands", arguments: cases)
  func lines(_ example: ChangedText) throws {
    #expect(try example.edited(example.before) == example.after)
    let windows = example.before.replacing("\n", with: "\r\n")
    #expect(try example.edited(windows) == example.after.replacing("\n", with: "\r\n"))
  }

  @Test("Read again the code says so, and twice is once", arguments: cases)
  func again(_ example: ChangedText) throws {
    let before = try #require(try example.hierarchies(of: example.before).first)
    let after = try #require(try example.hierarchies(of: example.after).first)
    let view = try SelectorMatching(before).view(selectedBy: example.view)
    let expected = before.applying(example.changes(view, before))
    #expect(describe(after) == describe(expected))
    #expect(try [example.after, nil].contains(example.edited(example.after)))
  }

  static let uncertain = [
    ChangedText(
      "a loop over data", "a.swift", "UILabel",
      screen("  func build() { for name in names { let l = UILabel(); addSubview(l) }; showSkeleton() }")),
    ChangedText(
      "a list", "a.swift", "#title",
      screen(
        "  let title = UILabel()\n  func build() { [title].forEach { addSubview($0) }; showSkeleton() }")),
    ChangedText(
      "a helper's parameter", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func put(_ view: UIView) { addSubview(view) }
            func build() { put(title); showSkeleton() }
        """)),
    ChangedText(
      "a value that cannot be told", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func build() { addSubview(title); title.isSkeletonable = title.text == nil; showSkeleton() }
        """)
    ) { view, _ in [.set(.isSkeletonable, of: view, to: .boolean(false))] },
    ChangedText(
      "two statements", "a.swift", "#title",
      screen(
        """
            let title = UILabel()
            func build() {
              addSubview(title)
              title.isSkeletonable = false
              title.isSkeletonable = false
              showSkeleton()
            }
        """)),
  ]

  @Test("Nothing is written where it is not certain", arguments: uncertain)
  func nothing(_ example: ChangedText) throws {
    #expect(try example.edited(example.before) == nil)
  }
}
