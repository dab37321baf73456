// swift-format-ignore-file
// U2. What is set takes the place of all reasons around it, as `unredacted` and `redacted` after it do.
//# Reasons
import SwiftUI

struct Reasons: View {
  var isLoading: Bool

  var body: some View {
    VStack {  //= VStack container
      VStack {  //= VStack container
        Text("a")  //= Text lines
        Text("b").unredacted()  //= Text uncovered
      }
      .environment(\.redactionReasons, .placeholder)
      Text("c").environment(\.redactionReasons, isLoading ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("d").environment(\.redactionReasons, isLoading ? [] : .placeholder)  //= Text redacted(placeholder)! uncovered
      Text("e").environment(\.redactionReasons, .privacy).redacted(reason: .placeholder)  //= Text uncovered
      Text("f").environment(\.redactionReasons, []).redacted(reason: .placeholder)  //= Text unredacted uncovered
      Text("g").transformEnvironment(\.redactionReasons) { $0.insert(.placeholder) }  //= Text redacted()? notKnown
      //?^ the reason of this redaction
      Text("h").redacted(reason: { if isLoading { return .placeholder } else { return [] } }())  //= Text redacted(placeholder) lines
      Text("l").redacted(reason: makeReason())  //= Text redacted()? notKnown
      //?^ the reason of this redaction
      Text("i").redacted(reason: .own).redacted(reason: .placeholder)  //= Text lines
      //?^ the reason of this redaction
      Text("j").redacted(reason: .own).unredacted()  //= Text notKnown
      //?^ the reason of this redaction
      Text("k").unredacted().redacted(reason: .own)  //= Text uncovered
      //?^ the reason of this redaction
    }
  }
}
