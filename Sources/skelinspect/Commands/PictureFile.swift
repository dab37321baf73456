import SkelinspectKit

/// What kind of file a picture is written to, by its ending.
enum PictureFile: String, CaseIterable {
  case svg, html

  /// The words of `--scene`.
  static let scenes = Picture.Scene.allCases.map(\.rawValue) + ["both"]

  /// For messages and help.
  static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")

  init?(_ name: String) {
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    guard let kind = Self(rawValue: ending.lowercased()) else { return nil }
    self = kind
  }

  func text(of difference: Difference, _ settings: PictureSettings) -> String {
    switch self {
    case .svg: Picture.svg(of: difference.pictures(settings))
    case .html: Page(of: difference, settings).text
    }
  }

  func text(of screens: [Screen], _ settings: PictureSettings) -> String {
    switch self {
    case .svg: Picture.svg(of: screens.map { Picture(of: $0, after: settings.step, settings) })
    case .html: Page(drawing: screens, settings).text
    }
  }
}
