// A Group is none of the views, nor is a ForEach: shimmers and measures go to each of them; a stack keeps its own.
//# Rows
import Shimmer
import SwiftUI

struct Rows: View {
  var body: some View {
    VStack {
      Group {  //= Group container -padding -shimmering
        Text("First")  //= Text padding(2.0,2.0,2.0,2.0) shimmering(on) lines
        Text("Second")  //= Text padding(2.0,2.0,2.0,2.0) shimmering(on) lines
      }
      .padding(2)
      .redacted(reason: .placeholder)
      .shimmering()
      HStack {  //= HStack padding(2.0,2.0,2.0,2.0) shimmering(on) container
        Text("Third")  //= Text -shimmering
        Text("Fourth").redacted(reason: .placeholder)  //= Text -shimmering lines
      }
      .padding(2)
      .shimmering()
      Group {  //= Group container -shimmering
        ForEach(0..<6, id: \.self) { _ in  //= ForEach redacted(placeholder) -shimmering
          Text("Fifth")  //= Text shimmering(on) lines times=6
        }
        .redacted(reason: .placeholder)
      }
      .shimmering()
    }
  }
}
