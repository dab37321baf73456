/// How a picture differs from what the file says of the show.
package struct PictureSettings: Sendable {
  package var style: ShowSettings.Style?
  package var direction: ShowSettings.Direction?
  /// Dark mode, whatever the file says.
  package var isDark = false
  /// What lint finds is marked.
  package var hasMarks = true

  package init() {}
}

extension Picture {
  package init(of hierarchy: Hierarchy, _ settings: PictureSettings = PictureSettings()) {
    var hierarchy = hierarchy
    if settings.isDark { hierarchy.environment.isDark = true }
    let inspection = Inspection(hierarchy)
    let frames = ViewFrames(hierarchy)
    let screen = Self.screen(frames)
    var builder = PictureBuilder(inspection, frames, screen: screen)
    self.hierarchy = hierarchy
    self.screen = screen
    crash = inspection.crash
    colors = PictureColors(hierarchy, style: settings.style, direction: settings.direction)
    before = builder.shapes(of: .before)
    after = inspection.crash == nil ? builder.shapes(of: .after) : []
    clips = builder.clips
    let marks = settings.hasMarks ? Self.marks(hierarchy) : []
    self.marks = marks
    markNumbers = marks.reduce(into: [:]) { numbers, mark in
      if numbers[mark.view] == nil { numbers[mark.view] = numbers.count }
    }
    severities = Dictionary(marks.map { ($0.view, $0.severity) }, uniquingKeysWith: max)
    remarks = PictureRemarks(inspection, frames, builder.facts).sentences
  }

  /// The root's size; a root that is too small or too large to look at has a screen of its own.
  private static func screen(_ frames: ViewFrames) -> Size {
    guard let root = frames.frames.first?.drawable else { return ViewFrames.standardScreen }
    let largest = 10_000.0
    let standard = ViewFrames.standardScreen
    return Size(
      width: root.width < 1 ? standard.width : min(root.width, largest),
      height: root.height < 1 ? standard.height : min(root.height, largest))
  }

  /// Errors and warnings of lint's, one for each view and rule, in the order of the file.
  private static func marks(_ hierarchy: Hierarchy) -> [Mark] {
    let file = Linter(LintSettings()).lint([hierarchy], named: hierarchy.fileName, path: hierarchy.fileName)
    return file.diagnostics.compactMap { diagnostic in
      guard diagnostic.severity > .note, let view = diagnostic.subject?.index else { return nil }
      return Mark(
        view: view, severity: diagnostic.severity, rule: diagnostic.rule, message: diagnostic.message)
    }
  }
}
