// Previews are no part of the app.
//# Screen
import SwiftUI

struct Screen: View {
  var body: some View { Text("Screen") }  //= Text text=Screen
}

struct Screen_Previews: PreviewProvider {
  struct Demo: View {
    var body: some View { VStack { Screen() } }  //= absent
  }

  static var previews: some View {
    Screen().redacted(reason: .placeholder)  //= absent
  }
}

#Preview {
  VStack { Text("Preview").redacted(reason: .placeholder) }  //= absent
}
