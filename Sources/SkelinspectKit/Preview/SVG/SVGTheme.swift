/// The colours of what is not a skeleton: the screen, wireframes, words.
struct SVGTheme {
  let page, screen, bezel, words, faintWords, outline, area, error, warning, badge, placeholder: String

  static let light = SVGTheme(
    page: "#f3f5f7", screen: "#ffffff", bezel: "#d3d9df", words: "#2f3a45", faintWords: "#6b7782",
    outline: "#b4bec8", area: "#e3e8ec", error: "#d13438", warning: "#c07a00", badge: "#ffffff",
    placeholder: "rgba(60,60,67,.2)")
  static let dark = SVGTheme(
    page: "#14181c", screen: "#000000", bezel: "#363f48", words: "#dfe5ea", faintWords: "#93a0ac",
    outline: "#4d5964", area: "#222a31", error: "#ff6b6b", warning: "#f0b429", badge: "#14181c",
    placeholder: "rgba(235,235,245,.24)")
}
