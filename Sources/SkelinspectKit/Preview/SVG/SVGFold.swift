/// The line where a device's screen ends, in a screen that is drawn as long as what it holds.
enum SVGFold {
  static func css(_ prefix: String, _ theme: SVGTheme) -> String {
    ".\(prefix)f{stroke:\(theme.faintWords);stroke-dasharray:6 4}"
  }

  static func svg(of picture: Picture, prefix: String) -> String {
    guard let fold = picture.fold else { return "" }
    let width = picture.screen.width
    let words = SVGElement.text(
      "the screen ends here", class: prefix + "t", x: width - 8, y: fold - 4, size: 10,
      more: #" text-anchor="end""#)
    return #"<path class="\#(prefix)f" d="M0 \#(fold.svg)h\#(width.svg)"/>\#(words)"# + "\n"
  }
}
