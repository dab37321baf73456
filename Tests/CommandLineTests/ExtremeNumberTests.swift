import SkelinspectKit
import Testing

/// Numbers that are taken, whatever they are: saying so is lint's work, and no reckoning may stop the program.
@Suite("Extreme numbers")
struct ExtremeNumberTests {
  @Test("Every command ends with a result", arguments: Self.numbers)
  func end(_ number: String) throws {
    let screens = Self.screens(number)
    let tree = try Tree(["a.yaml": screens.joined(separator: "---\n")])
    for words in Self.commands {
      let outcome = try tree.run(words + ["a.yaml"])
      #expect(outcome.status == 0, "\(words): \(outcome.error.suffix(300))")
    }
  }

  private static let numbers = [
    "-1", "-9223372036854775808", "9223372036854775807", "9223372036854775808", "1e300", "-1e300", "1e-300",
  ]

  private static let commands = [
    ["lint", "--quiet", "--select", "all", "--fail-level", "never"], ["inspect", "--format", "json"],
    ["preview", "-o", "a.svg"], ["preview"],
  ]

  /// For each key that holds a number, views that have it.
  private static func screens(_ number: String) -> [String] {
    let isWhole = Int(number) != nil
    let sizes = ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"]
    let texts = ["skeletonCornerRadius", "alpha", "skeletonLineSpacing", "skeletonTextLineHeight"]
    let counts = ["numberOfSkeletonSections"]
    let tables = ["rowHeight", "estimatedRowHeight"] + (isWhole ? counts + ["numberOfSkeletonRows"] : [])
    let collections =
      ["minimumLineSpacing", "minimumInteritemSpacing"] + (isWhole ? counts + ["numberOfSkeletonItems"] : [])
    let wholeTexts = isWhole ? ["lastLineFillPercent", "linesCornerRadius"] : []
    let insets = "{top: \(number), left: \(number), bottom: \(number), right: \(number)}"
    return (texts + wholeTexts).map { label("\($0): \(number)") } + [
      label("skeletonPaddingInsets: \(insets)")
    ]
      + [label("frame: [0, 0, \(number), \(number)]")] + tables.map { table("\($0): \(number)") }
      + collections.map { collection("\($0): \(number)") } + [collection("sectionInset: \(insets)")]
      + sizes.map { collection("\($0): [\(number), \(number)]") }
      + [collection("numberOfSkeletonItems: 9223372036854775807, frame: [0, 0, \(number), \(number)]")]
  }

  private static func label(_ key: String) -> String {
    let size = key.hasPrefix("frame") ? "" : ", frame: [0, 0, 100, 60]"
    return "{type: UILabel, text: a, isSkeletonable: true, numberOfLines: 3, \(key)\(size)}\n"
  }

  private static func table(_ key: String) -> String {
    """
    {type: UITableView, isSkeletonable: true, frame: [0, 0, 390, 600], \(key), prototypes:
      [{type: UITableViewCell, reuseIdentifier: C, isSkeletonable: true, contentView: {subviews:
        [{type: UILabel, isSkeletonable: true, frame: [0, 0, 100, 20]}]}}]}

    """
  }

  private static func collection(_ key: String) -> String {
    let size = key.contains("frame") ? "" : ", frame: [0, 0, 390, 600]"
    return """
      {type: UICollectionView, isSkeletonable: true, \(key)\(size), prototypes:
        [{type: UICollectionViewCell, reuseIdentifier: C, isSkeletonable: true, contentView: {subviews:
          [{type: UIImageView, isSkeletonable: true, frame: [0, 0, 100, 20]}]}}]}

      """
  }
}
