// What an object or a closure from elsewhere gives is a view of which nothing is known.
//# Made
import SwiftUI

struct Made: View {
  let router: Router
  var content: () -> AnyView

  var body: some View {
    VStack {  //= VStack
      router.makeDetail()  //= makeDetail unknown
      //?^ of which nothing is known
      content()  //= content unknown
      //?^ of which nothing is known
      makeUnknown(3)  //= makeUnknown unknown
      //?^ of which nothing is known
      let _ = print("a")
      Text("a")  //= Text
    }
  }
}
