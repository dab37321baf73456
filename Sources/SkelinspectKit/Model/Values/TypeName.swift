/// Class names as `"\\(type(of: view))"` prints them.
enum TypeName {
  /// `Inner` of `Module.Outer<Int>.Inner`, inside generic arguments too; the whole name where nothing would
  /// be left.
  static func unqualified(_ name: String) -> String {
    var result = ""
    // Where the names begin that a dot would cut off, one for each open bracket.
    var starts = [result.endIndex]
    for character in name {
      switch character {
      case ".": result.removeSubrange((starts.last ?? result.startIndex)...)
      case "<", "(", "[":
        result.append(character)
        starts.append(result.endIndex)
      case ">", ")", "]":
        result.append(character)
        if starts.count > 1 { starts.removeLast() }
      case ",", " ", "&", "?":
        result.append(character)
        starts[starts.count - 1] = result.endIndex
      default: result.append(character)
      }
    }
    return result.isEmpty ? name : result
  }
}
