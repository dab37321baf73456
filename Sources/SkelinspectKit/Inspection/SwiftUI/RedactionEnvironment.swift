/// What reaches a place in a SwiftUI view from outside (rules U1, U2, U4 and U6).
struct RedactionEnvironment: Equatable, Sendable {
  /// All that were added inside the innermost `unredacted`.
  var reasons: RedactionReasons = []
  /// Some redaction stands around it, emptied or not.
  var isInRedaction = false
  /// The view that says the innermost `unredacted` inside a redaction.
  var unredactedBy: ViewIndex? {
    get { unredacted < 0 ? nil : ViewIndex(unredacted) }
    set { unredacted = newValue.map { Int32($0) } ?? -1 }
  }
  var isPrivacySensitive = false
  var isInteractionDisabled = false
  var isHidden = false
  var isRightToLeft = false
  var isDark = false
  /// An active shimmer stands around it.
  var isShimmering = false
  /// The redactions that reach it, in the trace's chains; -1 for none.
  var chain: Int32 = -1
  /// The view whose overlay covers it, the outermost.
  var coveredBy: ViewIndex? {
    get { covering < 0 ? nil : ViewIndex(covering) }
    set { covering = newValue.map { Int32($0) } ?? -1 }
  }

  // Half as wide as indices are, so that an environment is three words.
  private var unredacted: Int32 = -1
  private var covering: Int32 = -1

  /// Whether a redaction covers what can be redacted here (rule U3).
  var redacts: Bool {
    reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }

  /// Steps inwards through a modifier that changes what the views inside see.
  mutating func enter(_ effect: Modifier.Effect, of view: ViewIndex) {
    switch effect {
    case .redacted(let added):
      reasons.formUnion(added)
      if !added.isEmpty { isInRedaction = true }
    case .unredacted:
      reasons = []
      chain = -1
      if isInRedaction { unredactedBy = view }
    case .privacySensitive(let isSensitive): isPrivacySensitive = isSensitive
    case .disabled(let isDisabled): isInteractionDisabled = isInteractionDisabled || isDisabled
    case .allowsHitTesting(let isAllowed): isInteractionDisabled = isInteractionDisabled || !isAllowed
    case .hidden(let hides): isHidden = isHidden || hides
    case .opacity(let opacity): isHidden = isHidden || opacity <= 0
    case .environment(let isRightToLeft, let isDark):
      self.isRightToLeft = isRightToLeft ?? self.isRightToLeft
      self.isDark = isDark ?? self.isDark
    case .invalidatableContent, .skeleton, .shimmering, .content, .padding, .frame, .font, .lineLimit,
      .backgroundColor, .other, .custom:
      break
    }
  }
}
