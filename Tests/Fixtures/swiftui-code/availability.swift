// `#available` in a body and in a helper: the newest system's branch.
//# AvailableView
import SwiftUI

extension View {
  @ViewBuilder func hidesBackground() -> some View {
    if #available(iOS 16, *) {
      scrollContentBackground(.hidden)
    } else {
      self
    }
  }
}

struct AvailableView: View {
  var body: some View {
    VStack {  //= VStack
      if #available(iOS 17, *) {
        Text("New")  //= Text text=New
      } else {
        Text("Old")  //= absent
      }
      List { Text("Row") }  //= List:List -custom
        .hidesBackground()
        .redacted(reason: .placeholder)
    }
  }
}
