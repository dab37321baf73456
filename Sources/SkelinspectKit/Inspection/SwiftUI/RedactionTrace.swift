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
    /// Something in it can be redacted by it, or is not known.
    var hasEffect = false
    /// It redacts a text that is read aloud.
    var coversText = false
  }

  /// Overlays that cover their view, and shimmers that are active.
  var covers: [(site: Site, cover: OverlayCover)] = []
  var shimmers: [(site: Site, shimmer: Shimmer)] = []
  private(set) var redactions: [Redaction] = []
  /// Controls, links and fields under a placeholder that take taps.
  var enabledControls: [ViewIndex] = []
  /// Redacted texts without letters, which nothing is seen of.
  var emptyTexts: [ViewIndex] = []
  /// The redactions that reach a place, each with the next one outside of it; -1 for none.
  private var chains: [(redaction: Int, outside: Int32, marks: UInt8)] = []

  /// - Parameter chain: the redactions that reach the modifier from outside.
  /// - Returns: those that reach what is inside.
  mutating func add(_ reasons: RedactionReasons, at site: Site, outside chain: Int32) -> Int32 {
    redactions.append(Redaction(site: site, reasons: reasons))
    chains.append((redactions.count - 1, chain, 0))
    return Int32(chains.count - 1)
  }

  /// Notes that something can be redacted where a chain of redactions reaches.
  ///
  /// - Parameter isUnknown: nobody knows whether it can.
  mutating func mark(_ chain: Int32, isSensitive: Bool, isText: Bool, isUnknown: Bool = false) {
    let mark: UInt8 = 1 << (isUnknown ? 4 : (isSensitive ? 1 : 0) + (isText ? 2 : 0))
    var next = chain
    while next >= 0 {
      let link = chains[Int(next)]
      // What stands outside of it was marked with it.
      if link.marks & mark != 0 { return }
      chains[Int(next)].marks |= mark
      let reasons = redactions[link.redaction].reasons
      let applies = reasons.contains(.placeholder) || reasons.contains(.privacy) && isSensitive
      if applies || isUnknown { redactions[link.redaction].hasEffect = true }
      if applies, isText { redactions[link.redaction].coversText = true }
      next = link.outside
    }
  }
}
