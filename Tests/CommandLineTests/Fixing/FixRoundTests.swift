import Foundation
import Testing

@Suite("lint --fix, again and again")
struct FixRoundTests {
  /// Of ten fixes most bring a finding together with another.
  private static let screen = """
    type: UIView
    subviews:
    - type: UITableView
      prototypes:
      - type: Cell30
        contentView:
          isSkeletonable: true
          baseClass: UITableViewHeaderFooterView
          contentView:
            isSkeletonable: true
    - type: UIScrollView
      isSkeletonable: true
      subviews:
      - type: UIView
        subviews:
        - type: UIButton
          skeletonTextLineHeight: relativeToConstraints
        - type: UIScrollView
          isSkeletonable: true
          subviews:
          - type: UILabel
            children:
            - type: UIScrollView
              isSkeletonable: true
              subviews:
              - type: UIView
                subviews:
                - type: UILabel
                  isSkeletonable: true
              - type: UIView
                subviews:
                - type: UIView
                  isSkeletonable: true
                  subviews:
                  - type: UIScrollView
                    subviews:
                    - type: UILabel
                      isHiddenWhenSkeletonIsActive: true
                    - type: UIImageView
                      isSkeletonable: true
      - type: UIView
        isSkeletonable: true
        subviews:
        - type: UIScrollView
          subviews:
          - type: UILabel
            isHiddenWhenSkeletonIsActive: true
            skeletonCornerRadius: 2
          - type: UIImageView
            isSkeletonable: true
        - type: UIView
          isSkeletonable: true
    """

  @Test("Running it twice changes nothing the second time, however many fixes are in each other's way")
  func twice() throws {
    let half = "- " + Self.screen.replacing("\n", with: "\n  ") + "\n"
    let text = "type: UIView\nisSkeletonable: true\nsubviews:\n" + half + half
    let tree = try Tree(["a.yaml": text])
    let outcome = try tree.run("lint", "--fix", "a.yaml")
    #expect(outcome.error.hasSuffix("Fixed 20 findings in 1 file.\n"), "\(outcome.error)")
    let fixed = try tree.text("a.yaml")
    let again = try tree.run("lint", "--fix", "a.yaml")
    #expect(try tree.text("a.yaml") == fixed, "\(again.error)")
  }
}
