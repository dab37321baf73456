// A function that is no view builder: what it returns counts, and its statements do not.
//# ReturnView
import SwiftUI

struct ReturnView: View {
  let count: Int

  var body: some View {
    print("body")
    let title = "Title"
    return VStack {  //= VStack
      Text(title)  //= Text text=Title
      label
    }
  }

  var label: AnyView {
    guard count > 0 else { return AnyView(Text("None")) }  //= absent
    let text = Text("Some")  //= Text text=Some
    return AnyView(text.bold())
  }
}
