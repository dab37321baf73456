import SkelinspectKit

/// Which files of a folder can be view hierarchies, by their names.
enum HierarchyFiles {
  /// Those of Interface Builder.
  private static let interfaceBuilder = [".storyboard", ".xib"]
  /// Names of hierarchies, and names that other files have too.
  private static let certain = interfaceBuilder + [".skeleton.yaml", ".skeleton.yml", ".skeleton.json"]
  private static let possible = [".yaml", ".yml", ".json"]
  /// Some of it makes hierarchies.
  private static let code = ".swift"
  /// Beside all hidden ones, such as `.build`.
  private static let foldersOfOthers = ["Pods", "Carthage", "DerivedData"]

  /// Larger files are looked into only when they are named: no screen is that large.
  static let largestGuess = 64 << 20

  /// Why a file in a folder would be read; nil: its name tells that it holds nothing of ours.
  static func choice(of name: some Sequence<UInt8>) -> FoundFile.Choice? {
    let name = String(decoding: Array(name), as: UTF8.self).lowercased()
    if ConfigurationFiles.fileNames.contains(name) { return nil }
    if certain.contains(where: name.hasSuffix) { return .byName }
    if name.hasSuffix(code) { return .asCode }
    return possible.contains(where: name.hasSuffix) ? .byLook : nil
  }

  /// Whether a file that says it by its look alone is a hierarchy.
  static func looksLikeHierarchy(_ file: Path) -> Bool {
    let bytes = try? FileReader.read(found: file, upTo: largestGuess)
    return bytes.map { SkelinspectKit.looksLikeHierarchy($0, named: file.text) } ?? false
  }

  static func isLeftOut(folder name: some Sequence<UInt8>) -> Bool {
    let name = String(decoding: Array(name), as: UTF8.self)
    return name.hasPrefix(".") || foldersOfOthers.contains(name)
  }

  static func isCode(_ name: some Sequence<UInt8>) -> Bool { choice(of: name) == .asCode }

  static func isNib(_ name: some Sequence<UInt8>) -> Bool {
    String(decoding: Array(name), as: UTF8.self).lowercased().hasSuffix(".xib")
  }

  /// For help.
  static let endings = certain.map { "*\($0)" }.joined(separator: ", ")
  static let looks =
    "a hierarchy is named \(endings), is made in *\(code), or has the type of a view at its top"
  static let guessedEndings = possible.map { "*\($0)" }.joined(separator: ", ")
  static let leftOut = "hidden folders, " + foldersOfOthers.joined(separator: ", ")
}
