// A view of the project's own that has a name of SwiftUI's is the project's.
//# OwnNames
import SwiftUI

struct Text: View {
  let value: String
  var body: some View { Rectangle() }  //= Rectangle
}

struct OwnNames: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder)
      Text(value: "a")  //= Text -text uncovered
    }
    .redacted(reason: .placeholder)
  }
}
