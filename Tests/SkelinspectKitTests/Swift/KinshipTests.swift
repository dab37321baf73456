import Testing

@testable import SkelinspectKit

@Suite("Which class is of which other")
struct KinshipTests {
  private static let code = """
    import Widgets
    protocol Styled {}
    protocol Dressed: Styled {}
    class Own: UILabel {}
    final class Heir: Own, Dressed {}
    class Foreign: WidgetLabel {}
    class Cell: UITableViewCell, WidgetStyled {}
    extension UIControl: Dressed {}
    """

  private func types() -> CodeTypes { CodeFacts(code: Self.code).types }

  @Test(
    "An object of a class is of those that it comes from",
    arguments: [
      ("UILabel", "UILabel", Kinship.yes), ("UILabel", "UIView", .yes), ("UISwitch", "UIControl", .yes),
      ("UITextView", "UIScrollView", .yes), ("UILabel", "NSObject", .yes), ("Module.Heir", "Own", .yes),
      ("Heir", "UILabel", .yes), ("Heir", "Styled", .yes), ("UISwitch", "Styled", .yes),
      ("Cell", "WidgetStyled", .yes), ("Foreign", "WidgetLabel", .yes),
      ("UISwitch", "UILabel", .no), ("UIView", "UILabel", .no), ("UILabel", "Own", .no), ("Own", "Heir", .no),
      ("Own", "Styled", .no), ("UILabel", "Dressed", .no), ("Cell", "UILabel", .no),
      ("Foreign", "UILabel", .open), ("WidgetLabel", "UILabel", .open), ("UILabel", "WidgetStyled", .open),
      ("Styled", "UILabel", .open), ("T", "UILabel", .open), ("UILabel", "T", .open),
    ])
  func exact(_ name: String, _ target: String, _ kinship: Kinship) {
    #expect(types().kinship(of: name, to: target, near: 0) == kinship)
  }

  @Test(
    "One that may be of a class below it may be of more",
    arguments: [
      ("UIView", "UILabel", Kinship.open), ("UILabel", "Own", .open), ("Own", "Heir", .open),
      ("UILabel", "Styled", .open), ("UILabel", "UIView", .yes), ("UISwitch", "UILabel", .no),
      ("UISwitch", "Own", .no), ("Cell", "UILabel", .no), ("UIView", "WidgetLabel", .open),
    ])
  func below(_ name: String, _ target: String, _ kinship: Kinship) {
    #expect(types().kinship(below: name, to: target, near: 0) == kinship)
  }
}
