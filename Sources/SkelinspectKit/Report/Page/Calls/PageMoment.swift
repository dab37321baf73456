/// One screen of a sequence of calls, in the appearance that the app has at that moment.
struct PageMoment {
  let picture: Picture
  /// Begins every id.
  let id: String

  /// - Parameter caption: what the screen is named by.
  func figure(_ caption: String) -> String {
    var output = OutputBuffer()
    Self.open(caption, picture.screen, isDark: picture.hierarchy.environment.isDark, to: &output)
    output.append("<svg viewBox=\"0 0 ")
    output.append(points: picture.screen.width, picture.screen.height)
    output.append("\" role=\"img\" aria-label=\"\(caption)\" focusable=\"false\">")
    SVGScene.writeDefinitions(of: picture, prefix: id, to: &output)
    output.append("<g clip-path=\"url(#\(id)s)\">\n")
    SVGShapes(picture, .after, prefix: id, isOnPage: true).write(to: &output)
    let marks = SVGMarks(picture: picture, scene: .after, radius: 13)
    marks.writeOutlines(id, isOnPage: true, to: &output)
    output.append("</g>\n")
    PageStage.write(marks.badges, to: &output)
    output.append("</svg></div></figure>\n")
    return output.text
  }

  /// What stands in place of a screen where the app would crash, or a limit ends the replay and the app goes on.
  ///
  /// - Parameter name: of the view at which it would.
  static func figure(ofCrash reason: String, at name: String, isLimit: Bool) -> String {
    let screen = ViewFrames.standardScreen
    var output = OutputBuffer()
    open(isLimit ? "the replay ends" : "the app would crash", screen, isDark: false, to: &output)
    output.append("<svg viewBox=\"0 0 ")
    output.append(points: screen.width, screen.height)
    output.append("\" aria-hidden=\"true\" focusable=\"false\"></svg><p class=\"crash\"><b>")
    output.append(isLimit ? "The replay ends here.</b><br>" : "The app would crash here.</b><br>")
    if !isLimit { output.append("<code>\(name.inHTML)</code><br>") }
    output.append("\(String(reason.prefix(600)).inHTML)</p></div></figure>\n")
    return output.text
  }

  private static func open(_ caption: String, _ screen: Rect, isDark: Bool, to output: inout OutputBuffer) {
    let (width, height) = (Int(screen.width.rounded(.up)), Int(screen.height.rounded(.up)))
    output.append(
      "<figure class=\"stage\" style=\"--w:\(width);--h:\(height)\"><figcaption>\(caption)</figcaption>\n")
    output.append("<div class=\"device\" style=\"color-scheme:\(isDark ? "dark" : "light")\">")
  }
}
