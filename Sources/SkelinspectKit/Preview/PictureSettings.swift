/// How a picture differs from what the file says of the show.
package struct PictureSettings: Sendable {
  package var style: ShowSettings.Style?
  package var direction: ShowSettings.Direction?
  /// Dark mode, whatever the file says.
  package var isDark = false

  package init() {}
}

extension Picture {
  /// With the errors and warnings of lint's marked.
  package init(
    of hierarchy: Hierarchy, _ settings: PictureSettings = PictureSettings(),
    by linter: Linter = Linter(LintSettings())
  ) {
    let file = linter.lint([hierarchy], named: hierarchy.fileName, path: hierarchy.fileName)
    self.init(of: hierarchy, settings, marking: file.diagnostics.filter { $0.severity > .note })
  }

  init(of hierarchy: Hierarchy, _ settings: PictureSettings, marking findings: [Diagnostic]) {
    var hierarchy = hierarchy
    if settings.isDark { hierarchy.environment.isDark = true }
    inspection = Inspection(hierarchy)
    let frames = ViewFrames(hierarchy)
    screen = Self.screen(frames)
    var builder = PictureBuilder(inspection, frames, screen: screen)
    colors = PictureColors(hierarchy, style: settings.style, direction: settings.direction)
    before = builder.shapes(of: .before)
    after = inspection.crash == nil ? builder.shapes(of: .after) : []
    clips = builder.clips
    marks = PictureMarks(findings)
    remarks = PictureRemarks(inspection, frames, builder.facts).sentences
  }

  /// The root's size; a root that is too small or too large to look at has a screen of its own.
  private static func screen(_ frames: ViewFrames) -> Rect {
    let standard = ViewFrames.standardScreen
    guard let root = frames.frames.first?.drawable else { return standard }
    let largest = 10_000.0
    return Rect(
      width: root.width < 1 ? standard.width : min(root.width, largest),
      height: root.height < 1 ? standard.height : min(root.height, largest))
  }
}
