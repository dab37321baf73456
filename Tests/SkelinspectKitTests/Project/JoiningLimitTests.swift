import Testing

@testable import SkelinspectKit

/// Beyond a limit nothing is said for certain.
@Suite("Limits of the views that code makes")
struct JoiningLimitTests {
  /// A class for each level, which marks itself and holds some of the next; the last one holds a marked label.
  private static func nested(_ levels: Int, views: Int) throws -> Hierarchy {
    let names = ["a", "b"].prefix(views)
    let classes = (0..<levels).map { level in
      let properties = names.map { "let \($0) = Level\(level + 1)()" }.joined(separator: "; ")
      let added = names.map { "addSubview(\($0))" }.joined(separator: "; ")
      return
        "final class Level\(level): UIView { \(properties); func make() { isSkeletonable = true; \(added) } }"
    }
    let code = """
      \(classes.joined(separator: "\n"))
      final class Level\(levels): UIView {
        let label = UILabel()
        func make() { isSkeletonable = true; label.isSkeletonable = true; addSubview(label) }
      }
      final class Screen: UIViewController {
        let first = Level0()
        override func viewDidLoad() { view.isSkeletonable = true; view.addSubview(first); view.showSkeleton() }
      }
      """
    let project = Project([.init(name: "Screen.swift", bytes: Array(code.utf8))])
    return try #require(try project.hierarchies().first { $0.name == "Screen" })
  }

  @Test("Views in one another are followed as deep as the limit, and what stands deeper is not known")
  func depth() throws {
    let whole = Inspection(try Self.nested(CodeJoining.maximumDepth - 2, views: 1))
    let deepest = try #require(whole.hierarchy.views.indices.last)
    #expect(whole.coverage[deepest].role == .lines)
    let cut = Inspection(try Self.nested(CodeJoining.maximumDepth + 8, views: 1))
    let last = try #require(cut.hierarchy.views.indices.last)
    #expect(cut.coverage[last].role == .unknown && cut.hierarchy.isMarkOpen(last))
    #expect(cut.hierarchy.evidence?.openViews[last] != nil)
  }

  @Test("Of more views than are made, what they would stand in is not known")
  func number() throws {
    let inspection = Inspection(try Self.nested(14, views: 2))
    let views = inspection.hierarchy.views.indices
    #expect(views.count < CodeJoining.maximumMade + 10)
    let leaves = views.filter { Array(inspection.hierarchy.children(of: $0)).isEmpty }
    // None of them is a block that is known to be one.
    #expect(leaves.allSatisfy { [.unknown, .lines].contains(inspection.coverage[$0].role) })
    #expect(leaves.contains { inspection.coverage[$0].role == .unknown })
  }

  /// Of a view that so many controllers have, while another one shows something.
  private static func used(by owners: Int) throws -> Hierarchy {
    let classes = (0..<owners).map { number in
      """
      final class Owner\(number): UIViewController {
        let chip = Chip()
        override func viewDidLoad() { view.addSubview(chip) }
      }
      """
    }
    let code = """
      \(classes.joined(separator: "\n"))
      final class Chip: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() { view.isSkeletonable = true; view.showSkeleton() }
      }
      """
    let project = Project([.init(name: "Screen.swift", bytes: Array(code.utf8))])
    return try #require(try project.hierarchies().first { $0.name == "Chip" })
  }

  @Test("Of more classes that have a view than are looked at, whether they show it is not known")
  func users() throws {
    let few = try Self.used(by: 8)
    #expect(few.evidence?.areRootsKnown == true && few.evidence?.whyShowIsOpen == nil)
    let many = try Self.used(by: CodeFacts.maximumUsers + 8)
    #expect(many.evidence?.whyShowIsOpen == "more than \(CodeFacts.maximumUsers) classes have views of it")
  }
}
