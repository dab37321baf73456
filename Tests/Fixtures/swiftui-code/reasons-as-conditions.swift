// swift-format-ignore-file
// What the reasons of a redaction are, the views around say: conditions on them are unknown, and hide nothing for sure.
//# Screen
import SwiftUI

struct HidesPlaceholder: ViewModifier {
  @Environment(\.redactionReasons) var reasons
  func body(content: Content) -> some View {
    if reasons.contains(.placeholder) { content.opacity(0) } else { content }  //? whether the modifier is there
  }
}

struct Inner: View {
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.redactionReasons) private var found
  var body: some View {
    VStack {
      Button("a") {}.disabled(!reasons.isEmpty)  //= Button disabled(true)? uncovered
      Button("b") {}.disabled(!found.isEmpty)  //= Button disabled(true)? uncovered
      Button("c") {}.disabled(reasons.contains(.placeholder))  //= Button disabled(true)? uncovered
      Text("d").redacted(reason: reasons == nil ? .privacy : .placeholder)  //= Text redacted(placeholder,privacy)?
      //?^ whether the redaction is there
    }
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Inner()
      Text("e").modifier(HidesPlaceholder())  //= Text opacity(0.0)? uncovered
    }
  }
}
