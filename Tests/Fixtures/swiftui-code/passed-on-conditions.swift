// A condition that is passed through initialisers and bindings is the one that the outermost view has.
//# Called, Outer
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

extension View {
  func covered(if condition: @autoclosure () -> Bool) -> some View {
    redacted(reason: condition() ? .placeholder : [])
  }
  func covered(when condition: () -> Bool) -> some View { redacted(reason: condition() ? .placeholder : []) }
}

struct Called: View {
  let size: Int
  let isEven: (Int) -> Bool
  var body: some View {
    VStack {  //= VStack container
      Text("c").covered(if: true)  //= Text redacted(placeholder) lines
      Text("d").covered(if: false)  //= Text uncovered
      Text("e").covered { true }  //= Text redacted(placeholder) lines
      Text("f").redacted(reason: isEven(size) ? .placeholder : [])  //= Text lines
      //?^ the condition does not say
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
