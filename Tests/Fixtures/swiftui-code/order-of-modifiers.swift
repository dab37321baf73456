// The order of the source is kept, and a modifier on several views is one on them all.
//# Ordered
import SwiftUI

struct Ordered: View {
  var body: some View {
    Text("a")  //= Text order=padding(1.0,1.0,1.0,1.0)|redacted(placeholder)|frame(w:10.0)|unredacted
      .padding(1)
      .redacted(reason: .placeholder)
      .frame(width: 10)
      .unredacted()
  }
}
