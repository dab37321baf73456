internal import CAssets

/// The page's style sheet and script, whose files are those of `Sources/CAssets`; the types here write the rest:
/// `Page` the frame, `PageGallery` the cards, `PageSection` what a card opens.
enum PageAssets {
  /// System fonts, light and dark, from 320 pixels up, and on paper.
  static let style = "\n" + String(cString: page_style())

  /// Without it both pictures, the views and the findings are there, with it they answer.
  static let script = "\n(() => {\n\"use strict\";\n" + String(cString: page_script()) + "})();\n"

  /// The SHA-256 by which the page's policy knows the script; a test compares it.
  static let scriptHash = "sha256-3pGKn4/S7XafB+ibGG8MC9QQCOmz1j7UyRS7tPMStBc="
}
