// A colour that is always over a view is none of its skeletons; one that depends on loading is, and so is a grey one.
//# MenuScreen
import SwiftUI

struct MenuScreen: View {
  let isLoading: Bool
  var body: some View {
    VStack {
      Divider().overlay(Color.orange)  //= Divider uncovered
      Divider().overlay(Color.gray)  //= Divider uncovered
      Image("badge").overlay(Color.blue)  //= Image uncovered
      Image("badge").overlay(Color.gray)  //= Image block
      Image("badge").overlay { if isLoading { Color.blue } }  //= Image block
      Image("badge").overlay(Color.blue.opacity(isLoading ? 1 : 0))  //= Image block
    }
  }
}
