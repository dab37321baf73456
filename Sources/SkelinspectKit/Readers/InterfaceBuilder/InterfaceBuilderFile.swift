/// What an XML file is to Interface Builder.
enum InterfaceBuilderFile {
  /// The elements of a storyboard or xib.
  ///
  /// - Throws: an error, or what the file is where it is none of UIKit's (`ReadError.isForeign`).
  static func read(_ source: SourceText) throws(ReadError) -> HierarchyDocument {
    if let foreign = foreignText(source) { throw ReadError(foreign: foreign, in: source) }
    let file: XMLFile
    do throws(Diagnostic) { file = try XMLFile.read(source) } catch { throw ReadError(error, in: source) }
    if let foreign = foreignDocument(file.head) { throw ReadError(foreign: foreign, in: source) }
    return HierarchyDocument(file)
  }

  /// Whether a text begins as Interface Builder's files do; a console log may begin with `<UIView: 0x…`.
  static func looksLikeXML(_ source: SourceText) -> Bool {
    let rest = source.bytes.prefix(4096).drop { $0 <= 0x20 }
    return ["<?xml", "<!--", "<!DOCTYPE", "<document ", "<archive "].contains { rest.starts(with: $0.utf8) }
  }

  private static func foreignText(_ source: SourceText) -> Diagnostic? {
    if source.bytes.allSatisfy({ $0 <= 0x20 && $0 > 0 }) {
      return .invalidValue(
        "the file is empty", at: source.place(0..<0), help: "is it the one that Xcode saved?")
    }
    guard source.begins("version https://git-lfs", at: 0) else { return nil }
    return .invalidValue(
      "a pointer of Git LFS, which stands for the file", at: source.place(0..<7),
      help: "git lfs pull fetches the file")
  }

  private static func foreignDocument(_ xml: XMLTree) -> Diagnostic? {
    guard let root = xml.root else { return nil }
    let place = xml.source.place(xml.start(of: root)..<xml.name(of: root).upperBound)
    if xml.isNamed(root, "archive") {
      return .invalidValue(
        "an Interface Builder archive from before Xcode 5, which holds no tree of views", at: place,
        help: "open it in Xcode and save it: File › Save writes today's format")
    }
    guard xml.isNamed(root, "document") else {
      return .invalidValue(
        "not an Interface Builder file: its root element is <\(xml.nameText(of: root).shortened)>", at: place,
        help: "storyboards and xibs begin with <document type=\"com.apple.InterfaceBuilder3.CocoaTouch…\">")
    }
    let words = ["type", "targetRuntime"].compactMap { name in
      xml.attributes(of: root).first { xml.source.string($0.name) == name }
    }
    for word in words {
      let text = xml.text(of: word).lowercased()
      guard let platform = platforms.first(where: { text.contains(text: $0.word) }) else { continue }
      return .invalidValue(
        "an Interface Builder file for \(platform.name): SkeletonView draws on UIKit's views only",
        at: xml.source.place(word.value))
    }
    return nil
  }

  /// `com.apple.InterfaceBuilder3.Cocoa.XIB`, `MacOSX.Cocoa`, `watchKit`.
  private static let platforms = [
    (word: "watchkit", name: "watchOS"), (word: "macosx", name: "macOS"), (word: ".cocoa.", name: "macOS"),
  ]
}
