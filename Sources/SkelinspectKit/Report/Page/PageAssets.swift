/// The page's style sheet: system fonts, light and dark, from 320 pixels up, and on paper.
///
/// A page is made of the files in `Assets/`, which the package embeds in the program, and of what the types
/// here write: `Page` the frame, `PageGallery` the cards, `PageSection` what a card opens.
enum PageStyle {
  static let text =
    "\n"
    + PageAssets.joined([
      PackageResources.page_css, PackageResources.gallery_css, PackageResources.screen_css,
      PackageResources.pictures_css, PackageResources.film_css, PackageResources.findings_css,
      PackageResources.media_css,
    ])
}

/// The page's script: without it both pictures, the views and the findings are there, with it they answer.
enum PageScript {
  static let text =
    "\n(() => {\n\"use strict\";\n"
    + PageAssets.joined(
      [
        PackageResources.page_js, PackageResources.tree_js, PackageResources.keys_js,
        PackageResources.time_js, PackageResources.stage_js, PackageResources.steps_js,
        PackageResources.film_js, PackageResources.screens_js,
      ], separator: "\n") + "})();\n"

  /// What the page's security policy knows the script by; a test keeps it true.
  static let hash = String(decoding: PackageResources.script_sha256.dropLast(), as: UTF8.self)
}

private enum PageAssets {
  static func joined(_ files: [[UInt8]], separator: String = "") -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: separator)
  }
}
