/// The line where a device's screen ends, in a screen that is drawn as long as what it holds.
struct SVGFold {
  let picture: Picture
  let prefix: String

  static func css(_ prefix: String, _ theme: SVGTheme) -> String {
    ".\(prefix)f{stroke:\(theme.faintWords);stroke-dasharray:6 4}"
  }

  func write(to output: inout OutputBuffer) {
    guard let fold = picture.fold else { return }
    output.append("<path class=\"\(prefix)f\" d=\"M0 ")
    output.append(points: fold)
    output.append("h")
    output.append(points: picture.screen.width)
    output.append("\"/>")
    output.appendText(
      "the screen ends here", class: prefix + "t", x: picture.screen.width - 8, y: fold - 4, size: 10,
      more: " text-anchor=\"end\"")
    output.append("\n")
  }
}
