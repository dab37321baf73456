/// How a picture differs from what the file says of the show.
package struct PictureSettings: Sendable {
  package var style: ShowSettings.Style?
  package var direction: ShowSettings.Direction?
  /// Dark mode, whatever the file says.
  package var isDark = false
  /// Seconds: a still of that moment; nil: what moves does so.
  package var time: Double?
  /// Drawn in a file, the first on the left.
  package var scenes = Picture.Scene.allCases
  /// Of the file's calls, so many are made first; a page opens with the last of them.
  package var step: Int?
  /// How files are linted, by their names, and their paths for the configuration's patterns; in any other the
  /// rules run as they come.
  package var lint: [String: (settings: LintSettings, path: String)] = [:]
  /// Whether what lint finds is outlined and numbered outside of pages; in pages it always is.
  package var hasBadges = true

  package init() {}

  /// In which a hierarchy is drawn.
  package func style(of hierarchy: Hierarchy) -> ShowSettings.Style { style ?? hierarchy.show.style }

  /// What lint finds in one file.
  func lint(_ screens: [Screen]) -> LintedFile {
    let name = screens.first?.hierarchy.fileName ?? ""
    return linter(of: name).lint(screens, named: name, path: path(of: name))
  }

  /// What is marked outside of pages.
  func errorsAndWarnings(on screen: Screen) -> [Diagnostic] {
    guard hasBadges else { return [] }
    let findings = lint([screen]).showing { _ in true }.diagnostics
    return findings.filter { $0.subject != nil && $0.severity > .note }
  }

  func linter(of file: String) -> Linter { Linter(lint[file]?.settings ?? LintSettings()) }

  func path(of file: String) -> String { lint[file]?.path ?? file }
}

extension Picture {
  /// With the errors and warnings of lint's marked, where that is asked for.
  package init(of screen: Screen, _ settings: PictureSettings = PictureSettings()) {
    self.init(of: screen.hierarchy, settings, PictureMarks(settings.errorsAndWarnings(on: screen)))
  }

  /// - Parameter clips: of another picture of the same views, which have the same numbers here.
  init(
    of hierarchy: Hierarchy, _ settings: PictureSettings, _ marks: PictureMarks = PictureMarks([]),
    clips: [Clip] = []
  ) {
    var hierarchy = hierarchy.withLooks
    if settings.isDark { hierarchy.environment.isDark = true }
    self.init(of: Inspection(hierarchy), ViewFrames(hierarchy), settings, marks, clips: clips)
  }

  /// The views as they stand at a moment; colours and dark mode are those of that moment.
  init(of standing: Standing, _ settings: PictureSettings, _ marks: PictureMarks = PictureMarks([])) {
    self.init(
      of: standing.inspection, standing.drawnFrames, settings, marks, underLayers: standing.viewsUnderLayers)
  }

  private init(
    of inspection: Inspection, _ frames: ViewFrames, _ settings: PictureSettings, _ marks: PictureMarks,
    underLayers: Set<ViewIndex> = [], clips: [Clip] = []
  ) {
    let hierarchy = inspection.hierarchy
    self.inspection = inspection
    self.marks = marks
    screen = Self.screen(frames)
    fold = frames.fold
    scenes = settings.scenes
    var builder = PictureBuilder(inspection, frames, screen: screen, time: settings.time, clips: clips)
    builder.underLayers = underLayers
    colors = PictureColors(
      hierarchy, style: settings.style, direction: settings.direction, time: settings.time)
    before = builder.shapes(of: .before)
    after = inspection.crash == nil ? builder.shapes(of: .after) : []
    (self.clips, groups) = (builder.clips, builder.groups)
    motion = builder.tracks
    let facts = builder.facts
    remarks =
      PictureRemarks(inspection: inspection, frames: frames, facts: facts, motion: motion).sentences
    remarks += LookRemarks(picture: self, facts: facts).sentences
  }

  /// The root's size; a root that is too small or too large to look at has a screen of its own.
  private static func screen(_ frames: ViewFrames) -> Rect {
    let standard = ViewFrames.standardScreen
    guard let root = (frames.swiftUI?.screen ?? frames.frames.first)?.drawable else { return standard }
    let largest = 10_000.0
    return Rect(
      width: root.width < 1 ? standard.width : min(root.width, largest),
      height: root.height < 1 ? standard.height : min(root.height, largest))
  }
}
