/// Which files of a large project are read as a whole: those that have to do with skeletons. Of the others it is enough
/// to know what they declare.
struct SourceSelection {
  private(set) var isSelected: [Bool]
  private let files: [SwiftSources.File]
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
    for file in files {
      types.formUnion(file.outline.names.types.lazy.filter { !$0.isExtension }.map(\.name))
    }
    selectNeeded()
  }

  /// Of each file: of those that are not selected, what they declare.
  var trees: [SwiftTree] {
    let operators = SwiftOperators(
      files.flatMap(\.outline.operators), files.flatMap(\.outline.precedenceGroups))
    return zip(files, isSelected).map { file, isSelected in
      isSelected ? SwiftParser.read(file.text, operators: operators) : file.outline.types
    }
  }

  /// Selects what the files that are selected need of others.
  private mutating func selectNeeded() {
    guard isSelected.contains(false) else { return }
    let words = self.words
    let helpers = self.helpers
    for file in files.indices where !isSelected[file] {
      isSelected[file] =
        files[file].outline.names.declares(words)
        || files[file].outline.names.types.contains { $0.mayBeForeign && !types.contains($0.name) }
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
        for type in files[file].outline.names.types {
          own.insert(type.name)
          above.formUnion(type.supertypes)
        }
      }
      var isGrowing = false
      for file in files.indices where !isSelected[file] {
        let isRelative = files[file].outline.names.types.contains {
          above.contains($0.name) || $0.isClass && !own.isDisjoint(with: $0.supertypes)
        }
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
      words.formUnion(text.words(in: 0..<text.count).lazy.map { SwiftNameSum($0) })
    }
    return words
  }

  /// The functions that act on what they are given or called on, in the files that speak of skeletons.
  private var helpers: Set<SwiftNameSum> {
    var helpers: Set<SwiftNameSum> = []
    for (names, isSelected) in zip(files.lazy.map(\.outline.names), isSelected) where isSelected {
      for function in names.functions {
        let owner = function.owner.map { names.types[$0] }
        let isForeign =
          owner.map { $0.isProtocol || $0.isExtension && !types.contains($0.name) } ?? true
        if isForeign || function.takesViews { helpers.insert(function.name) }
      }
    }
    return helpers.subtracting(Self.common.map { SwiftNameSum($0.utf8) })
  }

  /// What UIKit calls by itself, and everybody overrides.
  private static let common: Set = [
    "init", "deinit", "subscript", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "tableView", "collectionView", "collectionSkeletonView", "awakeFromNib",
    "prepareForReuse", "layoutSubviews", "numberOfSections", "prepare", "application", "scene", "encode",
    "hash", "draw", "textField", "scrollViewDidScroll", "setUp", "setup", "configure", "update", "load",
    "reload", "bind", "start", "stop",
  ]
}

extension SourceText {
  /// Each word but those in comments to the end of a line: names, keywords, and those in texts. What looks like
  /// a comment after a quotation mark may be part of a text.
  func words(in range: Range<Int>) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var (position, mayBeText) = (range.lowerBound, false)
    while position < range.upperBound {
      let start = position
      position = end(from: start, to: range.upperBound, while: SwiftByteClass.continuesWord)
      if position > start {
        words.append(bytes(start..<position))
        continue
      }
      position += 1
      switch self[start] {
      case UInt8(ascii: "/") where self[position] == UInt8(ascii: "/") && !mayBeText:
        position = end(from: start, to: range.upperBound) { SwiftByteClass.of($0) != .newline }
      case UInt8(ascii: "\""): mayBeText = true
      case 0x0A, 0x0D: mayBeText = false
      default: break
      }
    }
    return words
  }
}
