// Helpers that lead back to each other end.
//# Circle1
import SwiftUI

struct Circle1: View {
  var body: some View {
    VStack {  //= VStack
      first
    }
  }

  @ViewBuilder var first: some View {  //? leads back to itself
    Text("First")  //= Text text=First
    second
  }

  @ViewBuilder var second: some View {
    Text("Second")  //= Text text=Second
    first
  }
}
