import Testing

@testable import SkelinspectKit

@Suite("A picture that does not move is whole")
struct StillPictureTests {
  private func svg(_ style: ShowSettings.Style) throws -> String {
    var settings = PictureSettings()
    settings.style = style
    return Picture.svg(of: [Picture(of: try .only("{type: UIView, isSkeletonable: true}"), settings)])
  }

  @Test("Nothing fades in, whatever the style", arguments: ShowSettings.Style.allCases)
  func fade(_ style: ShowSettings.Style) throws {
    #expect(!(try svg(style)).contains("opacity"))
  }

  @Test("The still styles have no animation at all", arguments: [ShowSettings.Style.solid, .gradient])
  func still(_ style: ShowSettings.Style) throws {
    let svg = try svg(style)
    #expect(!svg.contains("anim") && !svg.contains("@keyframes"))
  }

  @Test("On paper the others rest", arguments: [ShowSettings.Style.animatedSolid, .animatedGradient])
  func paper(_ style: ShowSettings.Style) throws {
    let svg = try svg(style)
    #expect(svg.contains("@media print,(prefers-reduced-motion:reduce){.pk{animation:none;fill:"))
  }
}
