// Of two views of one condition one is there.
//# Either
import SwiftUI

struct Either: View {
  var isLoading: Bool
  var body: some View {
    HStack {  //= HStack
      isLoading ? Text("Wait") : Text("Go")  //= Text text=Wait
    }
  }
}
