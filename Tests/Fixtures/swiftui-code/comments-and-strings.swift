// swift-format-ignore-file
// A modifier in a comment or a string is none.
//# Quiet
import SwiftUI

struct Quiet: View {
  var body: some View {
    VStack {  //= VStack -redacted uncovered
      Text("a")  //= Text -redacted uncovered
      // .redacted(reason: .placeholder)
      /* .redacted(reason: .placeholder) /* nested */ */
      Text(".redacted(reason: .placeholder)")  //= Text uncovered
      Text("""
        .shimmering()
        """)
    }
    //.redacted(reason: .placeholder)
    .padding(4)
  }
}
