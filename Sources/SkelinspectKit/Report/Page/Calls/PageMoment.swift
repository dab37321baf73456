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
    marks.writeOutlines(id, to: &output)
    output.append("</g>\n")
    PageStage.write(marks.badges, to: &output)
    output.append("</svg></div></figure>\n")
    return output.text
  }

  /// What stands in place of a screen where the app would crash.
  static func figure(ofCrash reason: String, at name: String, screen: Rect) -> String {
    blank(
      "the app would crash", "The app would crash here.", "<code>\(name.inHTML)</code><br>", reason, screen)
  }

  /// The same where a limit ends the replay, and the app goes on.
  static func figure(ofLimit reason: String, screen: Rect) -> String {
    blank("the replay ends", "The replay ends here.", "", reason, screen)
  }

  private static func blank(
    _ caption: String, _ title: String, _ place: String, _ reason: String, _ screen: Rect
  ) -> String {
    var output = OutputBuffer()
    open(caption, screen, isDark: false, to: &output)
    output.append("<svg viewBox=\"0 0 ")
    output.append(points: screen.width, screen.height)
    output.append(
      "\" aria-hidden=\"true\" focusable=\"false\"></svg><p class=\"crash\"><b>\(title)</b><br>")
    output.append("\(place)\(String(reason.prefix(600)).inHTML)</p></div></figure>\n")
    return output.text
  }

  private static func open(_ caption: String, _ screen: Rect, isDark: Bool, to output: inout OutputBuffer) {
    let (width, height) = (Int(screen.width.rounded(.up)), Int(screen.height.rounded(.up)))
    output.append(
      "<figure class=\"stage\" style=\"--w:\(width);--h:\(height)\"><figcaption>\(caption)</figcaption>\n")
    output.append("<div class=\"device\" style=\"color-scheme:\(isDark ? "dark" : "light")\">")
  }
}
