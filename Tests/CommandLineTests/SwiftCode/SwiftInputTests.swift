import Foundation
import Testing

@Suite("Swift files as input")
struct SwiftInputTests {
  @Test("One that is named, or found in a folder that is, counts for all storyboards of the run")
  func named() throws {
    let tree = try Tree(
      storyboards: ["App/Main.storyboard"],
      code: ["App/A.swift", "B.swift", "Kit/C.swift", "Kit/KitTests/D.swift"],
      ["App/App.xcodeproj/": "", "Kit/Test.swift": "import XCTest\n"])
    #expect(
      try tree.code("App/Main.storyboard", "B.swift", "App/A.swift") == [
        "1 Swift file of App/, 1 of this run"
      ])
    #expect(try tree.code("App/Main.storyboard", "Kit") == ["1 Swift file of App/, 2 of this run"])
  }

  @Test("One that is named and makes no view is known to make none")
  func noView() throws {
    let tree = try Tree(storyboards: [], code: ["A.swift", "B.swift"], ["App.xcodeproj/": ""])
    let outcome = try tree.run("inspect", "A.swift")
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.error == "A.swift: note: there is no view in it\n")
  }

  /// A cell that another file's table shows, and that its own file knows nothing of.
  private static let cell = """
    final class CardCell: UITableViewCell {
      private let holder = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        isSkeletonable = true
        holder.isSkeletonable = true
        contentView.addSubview(holder)
      }
    }

    """
  private static let controller = """
    final class WalletController: UIViewController, SkeletonTableViewDataSource {
      private let cards = UITableView()
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.addSubview(cards)
        cards.isSkeletonable = true
        cards.register(CardCell.self, forCellReuseIdentifier: "Card")
        cards.dataSource = self
        cards.showSkeleton()
      }
      func ready() { cards.hideSkeleton() }
      func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
      ) -> ReusableCellIdentifier { "Card" }
    }

    """

  @Test(
    "One that is named alone is read with its project, as a storyboard is",
    arguments: ["project.yml", "Package.swift", ".git/", "App.xcodeproj/", "none"])
  func project(_ mark: String) throws {
    let tree = try Tree(["UI/Card.swift": Self.cell, "UI/Wallet.swift": Self.controller, mark: ""])
    // Without a project it is the folder.
    let words = "read with: 2 Swift files of \(mark == "none" ? "UI/" : "the working folder")\n"
    let outcome = try tree.run("inspect", "UI/Card.swift")
    #expect(outcome.text.contains("UILabel#holder ☠ in code  1 line,"), "\(outcome.text)")
    #expect(!outcome.text.contains("nothing shows it") && outcome.text.hasSuffix("\n" + words))
    let why = try tree.run("why", "UI/Card.swift", "holder")
    #expect(why.status == 0 && !why.text.contains("no code of the project calls show"), "\(why.text)")
    #expect(why.error == "skelinspect: note: " + words)
    #expect(try tree.run("lint", "-v", "UI/Card.swift").error.hasPrefix(words))
    let alone = try tree.run("inspect", "UI/Card.swift", "--no-sources")
    #expect(!alone.text.contains("read with"))
  }

  @Test("That no code calls show is said only where none does, not even in a function that nobody runs")
  func uncalled() throws {
    func code(_ body: String) -> String {
      """
      import SkeletonView
      final class Cover: UIView {
        let image = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          image.isSkeletonable = true
          addSubview(image)
        }
        private func start() { \(body) }
      }

      """
    }
    let tree = try Tree(["A/Cover.swift": code("image.showSkeleton()"), "B/Cover.swift": code("")])
    #expect(try tree.run("inspect", "A").text.contains("nothing is shown: no code shows a view here\n"))
    #expect(
      try tree.run("inspect", "B").text.contains("nothing is shown: no code of the project calls show\n"))
  }

  @Test("One whose views are outlets says what else to name, unless that is named")
  func outlets() throws {
    let code = "final class A: UIViewController {\n  @IBOutlet var title: UILabel!\n}\n"
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["B.swift"], ["App.xcodeproj/": "", "A.swift": code])
    let note = "A.swift: note: its outlets are views of a storyboard or xib: name that too\n"
    for command in ["inspect", "lint"] {
      #expect(try tree.run(command, "A.swift").error.contains(note))
      for others in [["A.swift", "Main.storyboard"], ["B.swift"], ["."], ["A.swift", "--no-sources"]] {
        #expect(try !tree.run([command] + others).error.contains(note), "\(command) \(others)")
      }
    }
  }

  @Test("Lint says of one that is named what it says where all are linted")
  func sameAnswer() throws {
    let shown = Self.controller.replacing("cards.isSkeletonable = true", with: "")
    let tree = try Tree(["App.xcodeproj/": "", "Card.swift": Self.cell, "Wallet.swift": shown])
    let all = try tree.run("lint", "-q").text
    #expect(all.contains("Wallet.swift:"), "\(all)")
    #expect(try tree.run("lint", "-q", "Wallet.swift").text == all)
    #expect(try tree.run("lint", "-q", "Wallet.swift", "Card.swift").text == all)
  }

  @Test("One that is on standard input stands for its file")
  func standardInput() throws {
    let tree = try Tree(["App.xcodeproj/": "", "Card.swift": Self.cell, "Wallet.swift": Self.controller])
    let text = Self.cell.replacing("holder", with: "owner")
    let outcome = try tree.run(["inspect", "-", "--stdin-filename", "Card.swift"], input: text)
    #expect(outcome.text.contains("UILabel#owner ☠ in code  1 line,") && !outcome.text.contains("holder"))
  }

  @Test("All are read with their app; all files share what is the same")
  func found() throws {
    let tree = try Tree(
      storyboards: ["UI/Main.storyboard"], code: ["A.swift", "Sub/B.swift", "Kit/Sources/C.swift"],
      ["App.xcodeproj/": "", "Kit/Package.swift": ""])
    let words = "read with: 3 Swift files of the working folder\n"
    for arguments in [["Sub"], ["."], ["Kit", "UI"], ["--files-from", "-"]] {
      let outcome = try tree.run(["lint", "-v"] + arguments, input: "Sub/B.swift\n")
      #expect(outcome.error.hasPrefix(words), "\(arguments)")
      #expect(outcome.error.split(separator: "\n").count { $0.hasPrefix("read with") } == 1)
    }
    #expect(try tree.run("lint", "-v", "Sub/B.swift").error.hasPrefix(words))
  }

  @Test(
    "Of a folder the outline counts hierarchies without a mark or a show, and prints them where it is asked to"
  )
  func bare() throws {
    let tree = try Tree([
      "App.xcodeproj/": "", "Card.swift": Self.cell, "Wallet.swift": Self.controller,
      // Layers that are seen need no mark.
      "Glow.swift": """
      final class GlowView: UIView {
        let glow = CAGradientLayer()
        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.addSublayer(glow)
          glow.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        }
      }
      """,
      "Plain.swift": """
      final class PlainView: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
      }
      final class OtherView: UIView {
        let name = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(name) }
      }
      """,
    ])
    let line = "2 hierarchies have neither a mark nor a show: --all prints them\n"
    let some = try tree.run("inspect", ".").text
    #expect(
      some.contains("UILabel#holder") && some.contains("GlowView") && !some.contains("PlainView"), "\(some)")
    #expect(some.hasSuffix("\n\n\(line)\nread with: 4 Swift files of the working folder\n"), "\(some)")
    let all = try tree.run("inspect", ".", "--all").text
    #expect(all.contains("PlainView") && all.contains("OtherView") && !all.contains("neither a mark"))
    // What is named is printed, and JSON has all.
    let named = try tree.run("inspect", ".", "Plain.swift").text
    #expect(named.contains("UILabel#title") && !named.contains("neither a mark"))
    #expect(try tree.run("inspect", "Plain.swift").text.contains("UILabel#title"))
    let json = try tree.run("inspect", ".", "--format", "json").text
    #expect(json.contains("PlainView"))
    // Nothing else to print.
    let only = try Tree([
      "App.xcodeproj/": "",
      "Plain.swift":
        "final class PlainView: UIView {\n  let title = UILabel()\n  func add() { addSubview(title) }\n}\n",
    ])
    #expect(
      try only.run("inspect", ".").text
        == "1 hierarchy has neither a mark nor a show: --all prints it\n")
  }

  @Test("Nothing is said of those in folders that make no view")
  func silent() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["A.swift", "Sub/B.swift"], ["App.xcodeproj/": ""])
    for command in ["inspect", "describe", "preview"] {
      let outcome = try tree.run(command, ".")
      #expect(outcome.status == 0 && !outcome.error.contains("there is no view"))
    }
    let nothing = try tree.run("inspect", "Sub")
    #expect(nothing.status == 2 && nothing.message == "Sub: error: no view hierarchy in this folder")
  }

  @Test("Lint counts those in folders only where it has something to say, and lists all")
  func lint() throws {
    let tree = try Tree(
      storyboards: ["Main.storyboard"], code: ["A.swift", "Sub/B.swift", "SubTests/C.swift"],
      ["App.xcodeproj/": "", "Sub/T.swift": "@testable import App\n"])
    #expect(try tree.run("lint").text == "No findings in 1 file.\n")
    #expect(try tree.run("lint", "A.swift", "Main.storyboard").text == "No findings in 2 files.\n")
    #expect(try tree.listed() == ["A.swift", "Main.storyboard", "Sub/B.swift"])
    #expect(try tree.listed("--no-sources") == ["Main.storyboard"])
    let account = try tree.run("lint", "-v").error
    #expect(account.contains("read with: 2 Swift files of the working folder\n"))
    #expect(account.contains("Sub/B.swift: linted: it makes no hierarchy and has no findings\n"))
    #expect(account.contains("SubTests/C.swift: skipped: its code does not count\n"))
  }

  @Test("A folder of code alone passes with a line on standard error; a list of it is none of ours")
  func codeAlone() throws {
    let tree = try Tree(storyboards: [], code: ["Sub/A.swift", "Sub/B.swift"])
    let outcome = try tree.run("lint", "Sub")
    #expect(outcome.status == 0 && outcome.text == "No findings in 0 files.\n")
    #expect(outcome.error == "skelinspect: note: 2 Swift files make no hierarchy\n")
    #expect(try tree.run("lint", "Sub", "-q").error.isEmpty)
    let none = try tree.run("lint", "Sub", "--no-sources")
    #expect(none.status == 2 && none.message == "skelinspect: error: nothing to lint in Sub")
  }

  @Test("What was read is said in the outline, and never in what a machine reads")
  func remarks() throws {
    let tree = try Tree(storyboards: ["Main.storyboard", "B.xib"], code: ["A.swift"], ["App.xcodeproj/": ""])
    let code = "read with: 1 Swift file of the working folder\n"
    let words = "read with: 1 Swift file and 1 xib of the working folder\n"
    #expect(try tree.run("inspect", "Main.storyboard").text.hasSuffix("\n" + words))
    #expect(try tree.run("inspect", "Main.storyboard", "B.xib").text.hasSuffix("\n" + code))
    for arguments in [
      ["inspect", "Main.storyboard", "--format=json"], ["why", "Main.storyboard", "UILabel"],
      ["why", "Main.storyboard", "UILabel", "--format=json"], ["preview", "Main.storyboard"],
      ["preview", "Main.storyboard", "-o", "a.svg"], ["describe", "Main.storyboard"],
      ["diff", "Main.storyboard", "B.xib"],
    ] {
      let outcome = try tree.run(arguments)
      #expect(outcome.status == 0 && !outcome.text.contains("read with"), "\(arguments)")
      #expect(outcome.error.contains("skelinspect: note: " + words), "\(arguments)")
    }
    let linted = try tree.run("lint", "Main.storyboard")
    #expect(!linted.text.contains("read with") && !linted.error.contains("read with"))
  }
}
