import Testing

@testable import SkelinspectKit

@Suite("Pictures show what code surely says of looks")
struct CodeLookTests {
  private static func picture(_ body: String, beside others: String = "") throws -> Picture {
    let code = """
      import UIKit
      import SkeletonView
      class Feed: UIViewController {
        let label = UILabel()
        let button = UIButton()
        override func viewDidLoad() {
          view.addSubview(label)
          view.addSubview(button)
          view.isSkeletonable = true
          view.showSkeleton()
        }
        \(body)
      }
      \(others)
      """
    return Picture(of: try #require(CodeFacts(code: code).hierarchies.first { $0.name == "Feed" }))
  }

  private static func words(_ body: String, of id: String = "label") throws -> Words? {
    let picture = try picture(body)
    let view = try picture.hierarchy.view(id)
    guard case .visible(_, let words)? = picture.before.first(where: { $0.view == view })?.content else {
      return nil
    }
    return words
  }

  @Test(
    "Words, colours and sizes that are written down",
    arguments: [
      "override func viewWillAppear(_ a: Bool) { label.text = \"Hi\"; label.font = .systemFont(ofSize: 30, weight: .bold); label.textColor = .secondaryLabel }",
      "init() { label.text = \"Hi\"\nlabel.font = UIFont.boldSystemFont(ofSize: 30)\nlabel.textColor = UIColor.secondaryLabel }",
      "override func loadView() { label.text = \"No\"; label.text = \"Hi\"; label.font = UIFont(name: \"Avenir\", size: 30)\nlabel.textColor = Self.ink }\nstatic let ink = UIColor.secondaryLabel",
    ])
  func literals(_ body: String) throws {
    let words = try #require(try Self.words(body))
    #expect(words.text == "Hi" && !words.isName && words.size == 30)
    #expect(words.color == SchemeColor.system["secondaryLabel"])
  }

  @Test(
    "What is set twice, in a branch, later or by a key is not known",
    arguments: [
      "override func viewWillAppear(_ a: Bool) { label.text = \"A\" }\nfunc fill() { label.text = \"B\" }",
      "override func viewWillAppear(_ a: Bool) { if a { label.text = \"A\" } }",
      "func fill() { label.text = \"A\" }",
      "override func viewWillAppear(_ a: Bool) { label.text = NSLocalizedString(\"A\", comment: \"\") }",
      "override func viewWillAppear(_ a: Bool) { label.text = String(localized: \"A\") }",
      "override func viewWillAppear(_ a: Bool) { label.text = \"\\(a)\" }",
    ])
  func unknown(_ body: String) throws {
    let words = try #require(try Self.words(body))
    #expect(words.isName && words.text == "label")
  }

  @Test("Builders, buttons, borders and backgrounds")
  func builders() throws {
    let body = """
      lazy var card: UIView = {
        let card = UIView()
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        card.layer.borderWidth = 2
        card.layer.borderColor = UIColor.systemBlue.cgColor
        return card
      }()
      override func viewWillAppear(_ a: Bool) {
        view.addSubview(card)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .disabled)
        button.setTitleColor(.systemRed, for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .largeTitle)
      }
      """
    let words = try #require(try Self.words(body, of: "button"))
    #expect(words.text == "Save" && words.color == SchemeColor.system["systemRed"] && words.size == 34)
    let picture = try Self.picture(body)
    let surface = try #require(picture.hierarchy.surface(of: picture.hierarchy.view("card")))
    #expect(surface.fill == .color(SchemeColor(Color(hex: 0xFF0000))))
    #expect(surface.borderWidth == 2 && surface.borderColor == .tint)
  }

  @Test("Controls are as code sets them")
  func controls() throws {
    let picture = try Self.picture(
      """
      let segments = UISegmentedControl(items: ["Day", "Week"])
      let toggle = UISwitch()
      override func viewWillAppear(_ a: Bool) {
        view.addSubview(segments)
        view.addSubview(toggle)
        segments.selectedSegmentIndex = 1
        toggle.isOn = true
      }
      """)
    let segments = picture.hierarchy.controlState(of: try picture.hierarchy.view("segments"))
    #expect(segments.captions == ["Day", "Week"] && segments.selected == 1)
    #expect(picture.hierarchy.controlState(of: try picture.hierarchy.view("toggle")).isOn)
  }

  @Test("Findings and verdicts do not know it")
  func verdicts() throws {
    let code =
      "override func viewWillAppear(_ a: Bool) { button.setImage(UIImage(named: \"a\"), for: .normal) }"
    let picture = try Self.picture(code)
    let facts = CodeFacts(code: "class Feed {}")
    #expect(facts.hierarchies.isEmpty)
    #expect(
      picture.hierarchy.evidence?.facts.values.joined().allSatisfy { $0.key == .isSkeletonable } == true)
  }

  @Test("A title stands in the navigation bar where there is one")
  func bars() throws {
    let title = "override func viewWillAppear(_ a: Bool) { title = \"News\" }"
    #expect(try Self.picture(title).hierarchy.bar == nil)
    let pushed = try Self.picture(
      title, beside: "class App { let top = UINavigationController(rootViewController: Feed()) }")
    #expect(pushed.hierarchy.bar?.title == "News")
    #expect(Picture.svg(of: [pushed]).contains(">News</text>"))
    let item = "override func viewWillAppear(_ a: Bool) { navigationItem.title = \"News\" }"
    let picture = try Self.picture(item)
    #expect(picture.hierarchy.bar?.title == "News")
    let label = try picture.hierarchy.view("label")
    #expect(picture.before.first { $0.view == label }?.frame.y == 107)
  }

  @Test("Files have keys for controls and bars")
  func keys() throws {
    let hierarchy = try Hierarchy.only(
      """
      type: UIView
      subviews:
        - {type: UITabBar, items: [Home, Search]}
        - {type: UISwitch, isOn: true}
        - {type: UIProgressView, progress: 0.25}
        - {type: UIPageControl, numberOfPages: 5, currentPage: 2}
        - {type: UIView, layer: {borderWidth: 1, borderColor: systemGreen}}
      """)
    let states = (1...4).map(hierarchy.controlState)
    #expect(states[0].captions == ["Home", "Search"] && states[1].isOn && states[2].filled == 0.25)
    #expect(states[3].pages == 5 && states[3].selected == 2)
    #expect(hierarchy.surface(of: 5)?.borderColor == .green)
  }

  @Test("SwiftUI's strokes and backgrounds have their colours, and letters the nearest one")
  func swiftUI() throws {
    let code = """
      import SwiftUI
      struct Ring: View {
        var body: some View {
          VStack {
            Circle().stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40)
            Text("a").background(.yellow)
            Rectangle().fill(.ultraThinMaterial).frame(width: 40, height: 40)
          }.foregroundStyle(.blue).redacted(reason: .placeholder)
        }
      }
      """
    let picture = Picture(of: try #require(CodeFacts(code: code).hierarchies.first))
    let ring = try #require(picture.after.compactMap(\.surface).first { $0.borderWidth > 0 })
    #expect(ring.borderWidth == 4 && ring.borderColor == SchemeColor.system["systemRed"])
    let fills = picture.after.compactMap { $0.surface?.fill }
    #expect(fills.contains(.color(.background)))
    #expect(fills.contains { $0 == SchemeColor.system["systemYellow"].map { .color($0) } })
    #expect(!picture.after.contains { $0.content.isHatched })
    let words = picture.before.compactMap { shape -> Words? in
      if case .visible(.text, let words) = shape.content { words } else { nil }
    }
    #expect(words.first?.color == .tint)
  }
}
