// A body of several views is a group.
//# Loose
import SwiftUI

struct Loose: View {  //= Group
  var body: some View {
    Text("a")  //= Text
    Text("b")  //= Text
  }
}
