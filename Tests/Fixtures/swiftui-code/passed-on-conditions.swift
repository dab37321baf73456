// A condition that is passed through initialisers and bindings is the one that the outermost view has.
//# Outer
import SwiftUI

struct Inner: View {
  let shown: Bool
  @Binding var flag: Bool

  var body: some View {
    VStack {  //= VStack
      Text("a").redacted(reason: shown ? .placeholder : [])  //= Text redacted(placeholder) lines
      Text("b").redacted(reason: flag ? .placeholder : [])  //= Text redacted(placeholder) lines
    }
  }
}

struct Outer: View {
  @ObservedObject var model: Model
  @State var isLoading = false

  var body: some View {
    Inner(shown: model.items == nil, flag: $isLoading)  //= Inner container
  }
}
