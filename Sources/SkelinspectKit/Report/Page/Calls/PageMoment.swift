/// One screen of a sequence of calls, in the appearance that the app has at that moment.
enum PageMoment {
  /// - Parameters:
  ///   - id: begins every id.
  ///   - caption: what the screen is named by.
  static func figure(_ picture: Picture, _ id: String, _ caption: String) -> String {
    let marks = SVGMarks(onPage: picture, .after)
    let screen = """
      \(PageStage.svg(picture.screen, caption))\(SVGScene.definitions(of: picture, prefix: id))\
      <g clip-path="url(#\(id)s)">
      \(SVGShapes(picture, .after, prefix: id, isOnPage: true).svg)\(marks.outlines(id, isOnPage: true))</g>
      \(marks.html)</svg>
      """
    return figure(caption, picture.screen, isDark: picture.hierarchy.environment.isDark, screen)
  }

  /// What stands in place of a screen where the app would crash, or a limit ends the replay and the app goes on.
  ///
  /// - Parameter name: of the view at which it would.
  static func figure(ofCrash reason: String, at name: String, isLimit: Bool) -> String {
    let screen = ViewFrames.standardScreen
    let size = "0 0 \(screen.width.svg) \(screen.height.svg)"
    return figure(
      isLimit ? "the replay ends" : "the app would crash", screen, isDark: false,
      #"<svg viewBox="\#(size)" aria-hidden="true" focusable="false"></svg>"#
        + PageStage.html(ofCrash: reason, at: isLimit ? nil : name))
  }

  private static func figure(
    _ caption: String, _ screen: Rect, isDark: Bool, _ content: String
  ) -> String {
    let (width, height) = (Int(screen.width.rounded(.up)), Int(screen.height.rounded(.up)))
    return """
      <figure class="stage" style="--w:\(width);--h:\(height)"><figcaption>\(caption)</figcaption>
      <div class="device" style="color-scheme:\(isDark ? "dark" : "light")">\(content)</div></figure>

      """
  }
}
