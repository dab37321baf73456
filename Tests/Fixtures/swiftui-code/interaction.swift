// disabled, allowsHitTesting, hidden: literals, loading, and what cannot be told.
//# Buttons
import SwiftUI

struct Buttons: View {
  @State var isLoading = true
  @State var email = ""

  var body: some View {
    VStack {  //= VStack
      Button("Save") {}.disabled(isLoading)  //= Button label=Save disabled(true)
      Button("Send") {}.disabled(email.isEmpty)  //= Button label=Send disabled(true)?
      Button("Back", action: back).allowsHitTesting(false)  //= Button label=Back allowsHitTesting(false)
      Button(action: back) { Text("Label") }.disabled(!isLoading)  //= Button:Button disabled(false)
      Text("x").hidden()  //= Text hidden(true)
      TextField("Email", text: $email)  //= TextField text=Email
    }
  }

  func back() {}
}
