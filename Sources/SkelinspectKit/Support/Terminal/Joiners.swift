extension RandomAccessCollection<Unicode.Scalar> where Index == Int {
  /// Whether an invisible character alters what its neighbours look like, as in emoji and in scripts whose
  /// letters join: then it is seen.
  func joins(at index: Int) -> Bool {
    guard index > startIndex else { return false }
    let (before, after) = (self[index - 1], index + 1 < endIndex ? self[index + 1] : nil)
    switch self[index].value {
    case 0x200D where before.isEmojiPart: return after?.isEmojiPart == true
    case 0x180B...0x180F, 0x200C, 0x200D: return before.isOfJoiningScript && after?.isOfJoiningScript == true
    case 0xFE00...0xFE0F where before.isASCII: return after == "\u{20E3}" && before.properties.isEmoji
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return before.isEmojiPart || before.properties.isIdeographic
    case 0xE0020...0xE007F: return isInFlag(index)
    default: return false
    }
  }

  /// England's, Scotland's and Wales' flags are spelled in invisible letters, in which anything could be hidden.
  private func isInFlag(_ index: Int) -> Bool {
    let start = self[Swift.max(index - 6, startIndex)..<index].lastIndex { $0.value == 0x1F3F4 }
    guard let start else { return false }
    let letters = self[(start + 1)...].prefix(6).map { $0.value &- 0xE0000 }
    return ["gbeng", "gbsct", "gbwls"].contains { $0.unicodeScalars.map(\.value) + [0x7F] == letters }
  }
}

extension Unicode.Scalar {
  fileprivate var isEmojiPart: Bool { value == 0xFE0F || !isASCII && properties.isEmoji }

  /// From Arabic to Myanmar, Khmer and Mongolian, and Indic scripts that came later.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x600..<0x10A0, 0x1780..<0x18B0, 0xA800..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: true
    default: false
    }
  }
}
