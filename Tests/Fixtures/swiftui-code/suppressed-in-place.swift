// The comments of rules change nothing in what is read.
//# Ignored
import SwiftUI

struct Ignored: View {
  var body: some View {
    Text("")  //= Text text= redacted(placeholder) lines
      // skelinspect:ignore redacted-empty-text -- filled later
      .redacted(reason: .placeholder)
  }
}
