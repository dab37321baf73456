extension String {
  /// Columns of a terminal that it takes.
  var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Character {
  /// Several scalars that a terminal draws as one: emoji take two cells, jamo those of the first.
  var cellWidth: Int {
    let isEmoji = unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
      default: false
      }
    }
    if isEmoji { return 2 }
    return unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x1160...0x11FF, 0xD7B0...0xD7FF: width
      default: width + scalar.cellWidth
      }
    }
  }
}
