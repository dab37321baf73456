// swift-format-ignore-file
// U2. Reasons by name, several, none, through a property and a constant.
//# CardView
import SwiftUI

struct CardView: View {
  var isLoading: Bool
  private var reason: RedactionReasons { isLoading ? .placeholder : [] }
  private var later: RedactionReasons {
    if isLoading { return .placeholder }
    return []
  }

  var body: some View {
    VStack {
      Text("a").redacted(reason: .privacy).privacySensitive()  //= Text redacted(privacy) privacySensitive(true)
      Text("b").redacted(reason: [.placeholder, .privacy])  //= Text redacted(placeholder,privacy) lines
      Text("c").redacted(reason: [])  //= Text redacted() uncovered
      Text("d").redacted(reason: reason)  //= Text redacted(placeholder) lines
      Text("e").redacted(reason: self.later)  //= Text redacted(placeholder) lines
      Text("f").redacted(reason: RedactionReasons.placeholder)  //= Text redacted(placeholder) lines
      Text("g").redacted(reason: isLoading ? .placeholder : .init())  //= Text redacted(placeholder) lines
      Text("h").environment(\.redactionReasons, .placeholder)  //= Text order=redacted(placeholder)|unredacted lines
      Text("i").redacted(reason: .ownReason)  //= Text redacted()?
      //?^ reason of this redaction
    }
  }
}
