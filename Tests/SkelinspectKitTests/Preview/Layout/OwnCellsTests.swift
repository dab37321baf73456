import Testing

@testable import SkelinspectKit

@Suite("Cells of the app's own data source are drawn where they show their skeleton themselves")
struct OwnCellsTests {
  private static func cell(_ name: String, _ base: String = "UITableViewCell", shows: Bool = true) -> String {
    """
    final class \(name): \(base) {
      let label = UILabel()
      override func awakeFromNib() {
        contentView.addSubview(label)
        isSkeletonable = true
        label.isSkeletonable = true
        \(shows ? "showSkeleton()" : "")
      }
    }

    """
  }

  private static func screen(_ list: String, _ registrations: String) -> String {
    let layout =
      list == "UITableView" ? "" : "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    return """
      final class Screen: UIViewController, \(list)DataSource {
        let list = \(list)(\(layout))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          list.dataSource = self
          \(registrations)
        }
      }

      """
  }

  private static func picture(_ code: String) throws -> Picture {
    let text = "import SkeletonView\n" + code
    let hierarchies = try Project([Project.File(name: "A.swift", bytes: Array(text.utf8))]).hierarchies()
    return Picture(of: try #require(hierarchies.first { $0.name == "Screen" }))
  }

  private static func places(_ type: String, _ scene: Picture.Scene, _ picture: Picture) -> [Rect] {
    picture.shapes(of: scene).filter { picture.hierarchy.typeName(of: $0.view) == type }.map(\.frame)
  }

  @Test("As many as there is room for, before as after, if there is one kind")
  func one() throws {
    let picture = try Self.picture(
      Self.cell("Row") + Self.screen("UITableView", #"list.register(Row.self, forCellReuseIdentifier: "r")"#))
    let rows = Self.places("Row", .after, picture)
    #expect(rows.count > 10 && rows == Self.places("Row", .before, picture))
    #expect(picture.after.count { if case .skeleton = $0.content { true } else { false } } == rows.count)
    #expect(
      picture.remarks.contains(
        "how many rows UITableView#list gets is not in the file: drawn are as many as there is room for"))
  }

  @Test("Each kind once if there are several, and none that shows nothing")
  func several() throws {
    let kinds = [("One", true), ("Two", true), ("Mute", false)]
    let picture = try Self.picture(
      kinds.map { Self.cell($0.0, shows: $0.1) }.joined()
        + Self.screen(
          "UITableView",
          kinds.map { #"list.register(\#($0.0).self, forCellReuseIdentifier: "\#($0.0)")"# }
            .joined(separator: "; ")))
    let counts = kinds.map { Self.places($0.0, .after, picture).count }
    #expect(counts == [1, 1, 0])
    #expect(
      picture.remarks.contains("which rows UITableView#list gets is not in the file: each kind is drawn once")
    )
  }

  @Test("A table that the show does not reach has the same rows on both sides")
  func none() throws {
    let picture = try Self.picture(
      Self.cell("Row", shows: false)
        + Self.screen("UITableView", #"list.register(Row.self, forCellReuseIdentifier: "r")"#))
    let rows = Self.places("Row", .after, picture)
    #expect(rows.count > 10 && rows == Self.places("Row", .before, picture))
    #expect(!picture.after.contains { if case .skeleton = $0.content { true } else { false } })
  }

  @Test("So has one of a file, as many as it says, with what is in them")
  func unreached() throws {
    let picture = Picture(
      of: try .only(
        """
        type: UIView
        frame: [0, 0, 320, 480]
        subviews:
          - type: UITableView
            frame: [0, 0, 320, 480]
            rowHeight: 44
            numberOfRows: 3
            prototypes:
              - {type: UITableViewCell, contentView: {subviews: [{type: UILabel, text: Row, frame: [0, 0, 90, 20]}]}}
        """))
    for scene in Picture.Scene.allCases {
      let labels = picture.shapes(of: scene).filter { picture.hierarchy.typeName(of: $0.view) == "UILabel" }
      #expect(labels.map(\.frame.y) == [0, 44, 88])
      #expect(
        labels.allSatisfy {
          if case .visible(.text, let words?) = $0.content { words.text == "Row" } else { false }
        })
    }
  }

  @Test("Items whose size code decides are as large as what they hold")
  func items() throws {
    let sizes = """
      extension Screen: UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: view.bounds.width, height: 44) }
      }

      """
    let registration =
      #"list.delegate = self; list.register(Item.self, forCellWithReuseIdentifier: "r")"#
    let code =
      Self.cell("Item", "UICollectionViewCell") + Self.screen("UICollectionView", registration)
    let open = try Self.picture(code + sizes)
    #expect(Self.places("Item", .after, open).first == Rect(x: 0, y: 16, width: 390, height: 37))
    let known = try Self.picture(code.replacing("list.delegate = self; ", with: ""))
    #expect(Self.places("Item", .after, known).first?.width == 50)
  }

  @Test("Where code may name either of two cells their rows take turns, and that is said")
  func turns() throws {
    let cells = ["Loading", "Loaded"].map { Self.cell($0, shows: false) }.joined()
    let code = """
      import SkeletonView
      \(cells)
      final class Screen: UIViewController, SkeletonTableViewDataSource {
        let list = UITableView()
        var isLoading = true
        override func viewDidLoad() {
          view.addSubview(list)
          list.rowHeight = 90
          list.isSkeletonable = true
          list.dataSource = self
          list.register(Loaded.self, forCellReuseIdentifier: "Loaded")
          list.register(Loading.self, forCellReuseIdentifier: "Loading")
        }
        override func viewDidAppear(_ animated: Bool) { list.showSkeleton() }
        func collectionSkeletonView(_ v: UITableView, cellIdentifierForRowAt p: IndexPath) -> ReusableCellIdentifier {
          isLoading ? "Loading" : "Loaded"
        }
      }
      """
    let hierarchy = try #require(CodeFacts(code: code).hierarchies.first { $0.name == "Screen" })
    let picture = Picture(of: hierarchy)
    let rows = picture.after.map { hierarchy.typeName(of: $0.view) }.filter { $0.hasPrefix("Load") }
    #expect(rows.prefix(4) == ["Loaded", "Loading", "Loaded", "Loading"])
    #expect(picture.remarks.contains { $0.hasSuffix("is not known: its kinds take turns") })
  }
}
