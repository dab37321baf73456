// A view has an id only where a literal says one.
//# Named
import SwiftUI

struct Named: View {
  let key: Int

  var body: some View {
    VStack {  //= VStack #list
      Text("a").accessibilityIdentifier("title")  //= Text #title
      Text("b").id("second")  //= Text #second
      Text("c").id(key)  //= Text -#
    }
    .accessibilityIdentifier("list")
  }
}
