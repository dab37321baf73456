/// Which files of a large project are read as a whole: those that have to do with skeletons. Of the others it is enough
/// to know what they declare.
struct SourceSelection {
  private(set) var isSelected: [Bool]
  private let files: [SwiftSources.File]
  /// What each file declares; empty where every file is read.
  private var names: [DeclaredNames] = []
  /// The types that the project declares.
  private var types: Set<SwiftNameSum> = []

  /// - Parameter wholeSize: bytes of all files together up to which all of every file is read.
  init(_ files: [SwiftSources.File], wholeUpTo wholeSize: Int) {
    self.files = files
    let size = files.reduce(0) { $0 + $1.size }
    if size <= wholeSize || files.count == 1 {
      isSelected = Array(repeating: true, count: files.count)
      return
    }
    isSelected = files.map { file in
      file.mentionsSkeletons && file.outline.mayHoldViews || file.outline.mayCoverInSwiftUI
        || file.outline.mayHoldLayers
    }
    names = files.map { DeclaredNames($0.outline) }
    for names in names { types.formUnion(names.types.lazy.map(\.name)) }
    selectNeeded()
  }

  /// Of each file: of those that are not selected, what they declare.
  var trees: [SwiftTree] {
    let operators = SwiftOperators(
      files.flatMap(\.outline.operators), files.flatMap(\.outline.precedenceGroups))
    return zip(files, isSelected).map { file, isSelected in
      isSelected
        ? SwiftParser.read(file.text, operators: operators)
        : SwiftTree(declarationsOf: file.outlineWithoutText)
    }
  }

  /// Selects what the files that are selected need of others.
  private mutating func selectNeeded() {
    guard isSelected.contains(false) else { return }
    let words = self.words
    let helpers = self.helpers
    for file in files.indices where !isSelected[file] {
      isSelected[file] =
        names[file].declares(words)
        || names[file].foreignExtensions.contains { !types.contains($0) }
        || !helpers.isEmpty && files[file].calls(any: helpers)
    }
    selectRelatives()
  }

  /// Subclasses and superclasses of what is declared in files that are selected.
  private mutating func selectRelatives() {
    for _ in 0..<4 {
      var own: Set<SwiftNameSum> = []
      var above: Set<SwiftNameSum> = []
      for file in files.indices where isSelected[file] {
        for type in names[file].types + names[file].extensions {
          own.insert(type.name)
          above.formUnion(type.supertypes)
        }
      }
      var isGrowing = false
      for file in files.indices where !isSelected[file] {
        let isRelative =
          names[file].types.contains {
            above.contains($0.name) || $0.isClass && !own.isDisjoint(with: $0.supertypes)
          } || names[file].extensions.contains { above.contains($0.name) }
        if isRelative { (isSelected[file], isGrowing) = (true, true) }
      }
      if !isGrowing { break }
    }
  }

  /// The names in the files that are selected.
  private var words: Set<SwiftNameSum> {
    var words: Set<SwiftNameSum> = []
    for file in files.indices where isSelected[file] {
      let text = files[file].text
      text.padded.withUnsafeBufferPointer { bytes in
        bytes.forEachWord(in: 0..<text.count) { words.insert(SwiftNameSum(bytes, $0)) }
      }
    }
    return words
  }

  /// The functions that act on what they are given or called on, in the files that speak of skeletons.
  private var helpers: Set<SwiftNameSum> {
    var helpers: Set<String> = []
    for (file, outline) in zip(0..., files.lazy.map(\.outline)) where isSelected[file] {
      for declaration in outline.declarations where declaration.kind == .function {
        let owner = declaration.owner.map { outline.declarations[$0] }
        let isForeign =
          owner.map {
            $0.kind == .protocolType
              || $0.kind == .extensionDeclaration && !types.contains(SwiftNameSum(outline.lastName($0)))
          } ?? true
        if isForeign || outline.takesViews(declaration) { helpers.insert(outline.name(of: declaration)) }
      }
    }
    return Set(helpers.subtracting(Self.common).map { SwiftNameSum($0) })
  }

  /// What UIKit calls by itself, and everybody overrides.
  private static let common: Set = [
    "init", "deinit", "subscript", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
    "tableView", "collectionView", "collectionSkeletonView", "awakeFromNib", "prepareForReuse",
    "layoutSubviews", "numberOfSections",
    "prepare", "application", "scene", "encode", "hash", "draw", "textField", "scrollViewDidScroll", "setUp",
    "setup", "configure", "update", "load", "reload", "bind", "start", "stop",
  ]
}

extension SwiftOutline {
  /// SwiftUI whose views are redacted, shimmer or have skeletons of their own.
  var mayCoverInSwiftUI: Bool { mentionsRedaction || importsSwiftUI && mentionsSkeletons }

  /// Without an import beside Foundation's there is no UIKit in a file.
  var mayHoldViews: Bool {
    imports.contains { !["Foundation", "Swift", "Testing", "XCTest", "SwiftUI"].contains(string($0)) }
  }

  /// Whether it may put layers into views, or animate them.
  var mayHoldLayers: Bool { mentionsLayers && (imports.isEmpty || mayHoldViews) }

  /// Whether a function's parameters may be views, by the names of their types, or of any type.
  fileprivate func takesViews(_ function: Declaration) -> Bool {
    let range = Int(function.name.upperBound)..<Int(function.range.upperBound)
    let end = source.bytes(range).firstIndex(of: UInt8(ascii: "{")) ?? range.upperBound
    return source.padded.withUnsafeBufferPointer { bytes in
      if range.lowerBound < end, bytes[range.lowerBound] == UInt8(ascii: "<") { return true }
      var mayBeView = false
      bytes.forEachWord(in: range.lowerBound..<end) { word in
        mayBeView =
          mayBeView || bytes.hold("UI", at: word.lowerBound)
          || Self.viewEndings.contains { bytes.ends(word, with: $0) }
      }
      return mayBeView
    }
  }

  private static let viewEndings: [StaticString] = [
    "View", "Cell", "Label", "Button", "Field", "Control", "Controller",
  ]
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func ends(_ word: Range<Int>, with letters: StaticString) -> Bool {
    let start = word.upperBound - letters.utf8CodeUnitCount
    return start >= word.lowerBound && hold(letters, at: start)
  }
}
