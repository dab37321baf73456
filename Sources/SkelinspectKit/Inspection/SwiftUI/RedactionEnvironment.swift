/// What reaches a place in a SwiftUI view from outside (rules U1, U2, U4 and U6).
struct RedactionEnvironment: Equatable, Sendable {
  /// All that were added inside the innermost `unredacted`.
  var reasons: RedactionReasons = []
  /// Some redaction stands around it, emptied or not.
  var isInRedaction = false
  /// The view that says the innermost `unredacted` inside a redaction.
  var unredactedBy: ViewIndex?
  var isPrivacySensitive = false
  var isInteractionDisabled = false
  var isHidden = false
  var isRightToLeft = false
  var isDark = false
  /// An active shimmer stands around it.
  var isShimmering = false
  /// It is there while it loads, and only then.
  var isOfLoading = false
  /// It is a placeholder, or stands in one, as its name or paint says.
  var isPlaceholder = false
  /// The same, or it shimmers, inside the innermost redaction: not for its sake.
  var isMeant = false
  /// Something around it pulses for ever, or a gradient moves over it.
  var isPulsing = false
  /// The innermost of the trace's redactions that reach it; -1 for none.
  var chain: Int32 = -1
  /// The view whose overlay covers it, the outermost.
  var coveredBy: ViewIndex?
  /// The view over it of which it cannot be told whether it covers it, the outermost.
  var mayBeUnder: ViewIndex?
  var doubts: Doubts = []

  /// What cannot be told of what reaches a place, and that it is not there.
  struct Doubts: OptionSet {
    let rawValue: UInt8
    /// Some redaction's reasons are not known.
    static let redaction = Doubts(rawValue: 1)
    static let hidden = Doubts(rawValue: 2)
    /// The colour of what says none.
    static let foreground = Doubts(rawValue: 4)
    /// Its condition does not hold while loading, or is not known to hold.
    static let absent = Doubts(rawValue: 8)
    /// A redaction reaches it whose condition is not known.
    static let condition = Doubts(rawValue: 16)
    /// It is not there while loading: nobody needs to guess.
    static let gone = Doubts(rawValue: 32)
  }

  var isThere: Bool { !doubts.contains(.absent) }

  /// Something of it may be seen while loading, for all that is known.
  var isSeen: Bool {
    !isHidden && coveredBy == nil && mayBeUnder == nil
      && doubts.isDisjoint(with: [.hidden, .absent, .condition])
  }

  /// Whether a redaction covers what can be redacted here (rule U3).
  var redacts: Bool {
    reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }

  /// Steps inwards through a modifier that changes what the views inside see.
  ///
  /// - Parameter isSure: whether its condition is known to hold.
  mutating func enter(_ effect: Modifier.Effect, of view: ViewIndex, isSure: Bool = true) {
    switch effect {
    case .redacted(let added) where added.isEmpty && !isSure: doubts.insert(.redaction)
    case .redacted(let added):
      if isSure {
        doubts.remove(.condition)
      } else if !reasons.isSuperset(of: added) {
        doubts.insert(.condition)
      }
      reasons.formUnion(added)
      if !added.isEmpty { (isInRedaction, isMeant) = (true, false) }
    case .unredacted:
      reasons = []
      chain = -1
      doubts.subtract([.redaction, .condition])
      if isInRedaction { unredactedBy = view }
    case .privacySensitive(let isSensitive): isPrivacySensitive = isSensitive
    case .disabled(let isDisabled): isInteractionDisabled = isInteractionDisabled || isDisabled
    case .allowsHitTesting(let isAllowed): isInteractionDisabled = isInteractionDisabled || !isAllowed
    case .hidden(let hides): hide(hides, isSure: isSure)
    case .opacity(let opacity): hide(opacity <= 0, isSure: isSure)
    case .other(let name): if name.setsForeground { doubts.insert(.foreground) }
    case .environment(let isRightToLeft, let isDark):
      self.isRightToLeft = isRightToLeft ?? self.isRightToLeft
      self.isDark = isDark ?? self.isDark
    case .invalidatableContent, .skeleton, .shimmering, .content, .padding, .frame, .font, .lineLimit,
      .backgroundColor, .custom:
      break
    }
  }

  private mutating func hide(_ hides: Bool, isSure: Bool) {
    guard hides else { return }
    if isSure { isHidden = true } else { doubts.insert(.hidden) }
  }
}
