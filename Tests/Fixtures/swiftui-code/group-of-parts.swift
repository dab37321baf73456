// A modifier on what a view builder gives is on a group of all of it.
//# Grouped
import SwiftUI

struct Grouped: View {
  var body: some View {
    VStack {  //= VStack
      parts.redacted(reason: .placeholder)  //= Group redacted(placeholder) container
    }
  }

  @ViewBuilder var parts: some View {
    Text("a")  //= Text lines
    Text("b")  //= Text lines
  }
}
