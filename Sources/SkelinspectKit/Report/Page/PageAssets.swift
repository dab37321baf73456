/// The page's style sheet: system fonts, light and dark, from 320 pixels up, and on paper.
///
/// A page is made of the files in `Assets/`, which stand in `EmbeddedAssets`, and of what the types here write:
/// `Page` the frame, `PageGallery` the cards, `PageSection` what a card opens.
enum PageStyle {
  static let text =
    "\n"
    + [
      EmbeddedAssets.pageCSS, EmbeddedAssets.galleryCSS, EmbeddedAssets.screenCSS, EmbeddedAssets.picturesCSS,
      EmbeddedAssets.filmCSS, EmbeddedAssets.findingsCSS, EmbeddedAssets.mediaCSS,
    ].joined()
}

/// The page's script: without it both pictures, the views and the findings are there, with it they answer.
enum PageScript {
  /// In the order in which they run.
  static let files: KeyValuePairs = [
    "page.js": EmbeddedAssets.pageJS, "tree.js": EmbeddedAssets.treeJS, "keys.js": EmbeddedAssets.keysJS,
    "time.js": EmbeddedAssets.timeJS, "stage.js": EmbeddedAssets.stageJS,
    "whatif.js": EmbeddedAssets.whatifJS, "steps.js": EmbeddedAssets.stepsJS,
    "film.js": EmbeddedAssets.filmJS, "screens.js": EmbeddedAssets.screensJS,
  ]

  static let text = text(of: files.map(\.value))

  static func text(of files: [String]) -> String {
    "\n(() => {\n\"use strict\";\n" + files.joined(separator: "\n") + "})();\n"
  }
}
