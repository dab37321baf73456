// What an object or a closure from elsewhere gives is a view of which nothing is known.
//# Made
import SwiftUI

struct Made: View {
  let router: Router
  var content: () -> AnyView

  var body: some View {
    VStack {  //= VStack
      router.makeDetail()  //= makeDetail unknown
      //?^ cannot be told
      content()  //= content unknown
      //?^ cannot be told
      makeUnknown(3)  //= makeUnknown unknown
      //?^ cannot be told
      let _ = print("a")
      Text("a")  //= Text
    }
  }
}
