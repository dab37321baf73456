/// How a picture differs from what the file says of the show.
package struct PictureSettings: Sendable {
  package var style: ShowSettings.Style?
  package var direction: ShowSettings.Direction?
  /// Dark mode, whatever the file says.
  package var isDark = false
  /// How files are linted, by their names, and their paths for the configuration's patterns; in any other the
  /// rules run as they come.
  package var lint: [String: (settings: LintSettings, path: String)] = [:]

  package init() {}

  /// What lint finds in one file.
  func lint(_ hierarchies: [Hierarchy]) -> LintedFile {
    let name = hierarchies.first?.fileName ?? ""
    return linter(of: name).lint(hierarchies, named: name, path: path(of: name))
  }

  func linter(of file: String) -> Linter { Linter(lint[file]?.settings ?? LintSettings()) }

  func path(of file: String) -> String { lint[file]?.path ?? file }
}

extension Picture {
  /// With the errors and warnings of lint's marked.
  package init(of hierarchy: Hierarchy, _ settings: PictureSettings = PictureSettings()) {
    let found = settings.lint([hierarchy]).diagnostics
    self.init(of: hierarchy, settings, marking: found.filter { $0.severity > .note })
  }

  init(of hierarchy: Hierarchy, _ settings: PictureSettings, marking findings: [Diagnostic]) {
    var hierarchy = hierarchy
    if settings.isDark { hierarchy.environment.isDark = true }
    inspection = Inspection(hierarchy)
    let frames = ViewFrames(hierarchy)
    screen = Self.screen(frames)
    fold = frames.fold
    var builder = PictureBuilder(inspection, frames, screen: screen)
    colors = PictureColors(hierarchy, style: settings.style, direction: settings.direction)
    before = builder.shapes(of: .before)
    after = inspection.crash == nil ? builder.shapes(of: .after) : []
    clips = builder.clips
    marks = PictureMarks(findings)
    remarks = PictureRemarks(inspection: inspection, frames: frames, facts: builder.facts).sentences
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
