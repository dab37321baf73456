// A view that leaves something out under a placeholder; what its own body redacts is not in its environment.
//# Badges, Alone
import SwiftUI

struct Badge: View {
  @Environment(\.redactionReasons) private var reasons
  let label: String
  var body: some View {
    HStack {
      if !reasons.contains(.placeholder) { Button("Follow") {} }  //= absent
      //?^ none of its branches is there
      if reasons.isEmpty { Text("Only when loaded") }  //= absent
      //?^ none of its branches is there
      Text(label)  //= Text lines
    }
  }
}

struct Badges: View {
  var body: some View {
    VStack { Badge(label: "Some name") }.redacted(reason: .placeholder)
  }
}

struct Alone: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View {
    VStack {
      if reasons.isEmpty { Button("Follow") {} }  //= Button lines
      //?^ the condition does not say whether it is there
    }
    .redacted(reason: .placeholder)
  }
}
