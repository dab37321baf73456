import Testing

@testable import SkelinspectKit

@Suite("What code gives to show")
struct ShowArgumentsTests {
  private static func inspection(_ call: String) throws -> Inspection {
    let code = """
      import UIKit
      import SkeletonView
      final class QuietController: UIViewController {
        let avatar = UIImageView()
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          view.isSkeletonable = true
          avatar.isSkeletonable = true
          view.addSubview(avatar)
          \(call)
        }
      }
      """
    let hierarchy = try #require(
      try Project([Project.File(name: "A.swift", bytes: Array(code.utf8))]).hierarchies().first)
    return inspect(hierarchy)
  }

  private static func duration(_ animation: ViewAnimation) -> Double? {
    if case .layer(let animation, _) = animation.definition { animation.timing.duration } else { nil }
  }

  @Test(
    "Directions and durations of sliding gradients",
    arguments: [
      (
        "animation: SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .bottomTop, duration: 3)",
        3
      ),
      ("animation: GradientDirection.bottomTop.slidingAnimation(duration: 2)", 2),
      ("animation: GradientDirection.bottomTop.slidingAnimation()", 1.5),
    ])
  func slides(_ argument: String, _ seconds: Double) throws {
    let inspection = try Self.inspection("view.showAnimatedGradientSkeleton(\(argument))")
    #expect(inspection.hierarchy.show.direction == .bottomTop)
    #expect(inspection.animations(of: 1).map(Self.duration) == [seconds, seconds])
  }

  @Test("A local with the animation is looked through")
  func local() throws {
    let inspection = try Self.inspection(
      """
      let slide = SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .topBottom, duration: 3)
          view.showAnimatedGradientSkeleton(animation: slide)
      """)
    #expect(inspection.hierarchy.show.direction == .topBottom)
  }

  @Test(
    "An animation of the app's own is not known, and nothing is said to move or to stand still",
    arguments: [
      "showAnimatedSkeleton { _ in CAAnimation() }", "showAnimatedGradientSkeleton(animation: own)",
    ])
  func own(_ call: String) throws {
    let inspection = try Self.inspection("view.\(call)")
    #expect(inspection.animations(of: 1).isEmpty)
    var output = OutputBuffer()
    Outline.write([inspection], count: 1, at: [0], paint: Paint(isColored: false), to: &output)
    #expect(output.text.contains("not known: what the animation at A.swift:10 moves"), "\(output.text)")
    #expect(!output.text.contains("nothing is animated"))
  }

  @Test(
    "With a delay a show is animated unless it is said otherwise",
    arguments: [
      ("showSkeleton()", ShowSettings.Style.solid), ("showSkeleton(delay: 0.4)", .animatedSolid),
      ("showSkeleton(animated: true, delay: 0.4)", .animatedSolid),
      ("showSkeleton(animated: false, delay: 0.4)", .solid), ("showGradientSkeleton()", .gradient),
      ("showGradientSkeleton(delay: 0.4)", .animatedGradient),
    ])
  func delays(_ call: String, _ style: ShowSettings.Style) throws {
    #expect(try Self.inspection("view.\(call)").hierarchy.show.style == style)
  }

  @Test(
    "Colours are the code's, or it is said that they are not known",
    arguments: [
      ("showSkeleton(usingColor: .gray)", "#808080"), ("showSkeleton(usingColor: UIColor.red)", "#FF0000"),
      ("showSkeleton(usingColor: UIColor(white: 0, alpha: 1))", "#000000"),
      ("showSkeleton(usingColor: SkeletonAppearance.default.tintColor)", "#ECF0F1"),
    ])
  func colors(_ call: String, _ color: String) throws {
    let inspection = try Self.inspection("view.\(call)")
    #expect(Palette(inspection.hierarchy).solidText == color)
    #expect(inspection.assumptions.isEmpty)
  }

  @Test("What cannot be told is drawn with the default, and said")
  func open() throws {
    let color = try Self.inspection("view.showSkeleton(usingColor: theme.grey)")
    #expect(
      color.assumptions == [
        "the colour is SkeletonView's own (what A.swift:10 gives is not known)"
      ])
    let gradient = try Self.inspection(
      "view.showGradientSkeleton(usingGradient: SkeletonGradient(baseColor: UIColor.brandBlue))")
    #expect(gradient.assumptions.first?.hasPrefix("the gradient is SkeletonView's own") == true)
    let known = try Self.inspection(
      "view.showGradientSkeleton(usingGradient: SkeletonGradient(baseColor: UIColor.red))")
    #expect(known.hierarchy.show.gradient == .base(.fixed(Color(hex: 0xFF0000)), secondary: nil))
  }
}
