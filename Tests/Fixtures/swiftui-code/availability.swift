// `#available` in a body and in a helper: both branches; a modifier in one of them stays unknown.
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
      if #available(iOS 17, *) {  //? every branch
        Text("New")  //= Text text=New
      } else {
        Text("Old")  //= Text text=Old
      }
      List { Text("Row") }  //= List:List -custom
        .hidesBackground()
        .redacted(reason: .placeholder)
    }
  }
}
