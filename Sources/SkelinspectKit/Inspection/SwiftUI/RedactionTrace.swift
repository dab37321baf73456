/// What a pass over a SwiftUI hierarchy came by: the modifiers that make skeletons, and what each does.
struct RedactionTrace: Sendable {
  /// A modifier of a view, and what reaches it from outside.
  struct Site: Sendable {
    let view: ViewIndex
    /// Among its view's.
    let number: Int
    let node: Node
    let environment: RedactionEnvironment
  }

  struct Redaction: Sendable {
    let site: Site
    let reasons: RedactionReasons
    /// The next one outside of it; -1 for none.
    fileprivate let outside: Int32
    /// Something in it can be redacted by it, or is not known.
    var hasEffect = false
    /// It redacts a text that is read aloud.
    var coversText = false
    /// What was noted in it already.
    fileprivate var marks: UInt8 = 0
  }

  /// Overlays that cover their view, and shimmers that are active.
  var covers: [(site: Site, cover: OverlayCover)] = []
  var shimmers: [(site: Site, shimmer: Shimmer)] = []
  private(set) var redactions: [Redaction] = []
  /// Controls, links and fields under a placeholder that take taps.
  var enabledControls: [ViewIndex] = []
  /// Redacted texts without letters, which nothing is seen of.
  var emptyTexts: [ViewIndex] = []
  /// - Parameter outside: the innermost redaction that reaches the modifier; -1 for none.
  /// - Returns: the one that reaches what is inside.
  mutating func add(_ reasons: RedactionReasons, at site: Site, outside: Int32) -> Int32 {
    redactions.append(Redaction(site: site, reasons: reasons, outside: outside))
    return Int32(redactions.count - 1)
  }

  /// Notes that something can be redacted where a redaction and those outside of it reach.
  ///
  /// - Parameter isUnknown: nobody knows whether it can.
  mutating func mark(_ innermost: Int32, isSensitive: Bool, isText: Bool, isUnknown: Bool = false) {
    let mark: UInt8 = 1 << (isUnknown ? 4 : (isSensitive ? 1 : 0) + (isText ? 2 : 0))
    var next = innermost
    while next >= 0 {
      let redaction = redactions[Int(next)]
      // What stands outside of it was marked with it.
      if redaction.marks & mark != 0 { return }
      redactions[Int(next)].marks |= mark
      let applies =
        redaction.reasons.contains(.placeholder) || redaction.reasons.contains(.privacy) && isSensitive
      if applies || isUnknown { redactions[Int(next)].hasEffect = true }
      if applies, isText { redactions[Int(next)].coversText = true }
      next = redaction.outside
    }
  }
}
