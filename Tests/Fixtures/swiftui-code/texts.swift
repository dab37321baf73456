// What a text is while loading: literals, fallbacks, constants, placeholders, state that nothing changes.
//# Texts
import SwiftUI

enum Strings { static let title = "Constant" }

struct Texts: View {
  var user: User?
  @State var changing = ""
  @State var steady = "Steady"
  let passed: String

  var body: some View {
    VStack {  //= VStack
      Text("Literal \"quoted\"")  //= Text text=Literal."quoted"
      Text(verbatim: "Verbatim")  //= Text text=Verbatim
      Text(user?.name ?? "Somebody")  //= Text text=Somebody
      Text(Strings.title)  //= Text text=Constant
      Text(String(repeating: "x", count: 5))  //= Text text=xxxxx
      Text("Hello, \(passed)!")  //= Text text=Hello,.…!
      Text("\(passed)")  //= Text -text
      Text(changing)  //= Text -text
      Text(steady)  //= Text text=Steady
      Text(passed)  //= Text -text
      Text("One" + " two")  //= Text text=One.two
      Text("Three").bold() + Text(" four")  //= Text text=Three.four
      Text(user?.bio ?? "").redacted(reason: .placeholder)  //= Text lines
    }
    .onAppear { changing = "now" }
  }
}
