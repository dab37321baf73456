// What a text is while loading: literals, fallbacks, constants, placeholders, state that nothing changes.
//# Texts, StoredTexts, GivenText, GivenState, LocalTexts, MadeText
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

enum InspectCommand {
  static var userName = ""
  static var title: String { "Computed" }
}

// What is written down is what a wrapper begins with, or only falls back to.
struct StoredTexts: View {
  @AppStorage("userName") private var userName = ""
  @SceneStorage("draft") private var draft = ""
  @Default(.name) private var name = ""
  @Trimmed private var trimmed = ""
  @AppStorage("count") private var count = 0
  @State private var steady = "Steady"
  @SwiftUI.State private var other = "Other"
  @available(iOS 17, *) private var computed: String { "Ready" }

  var body: some View {
    VStack {  //= VStack
      Text(userName)  //= Text -text
      Text(draft)  //= Text -text
      Text(name)  //= Text -text
      Text(trimmed)  //= Text -text
      Text(String(repeating: "x", count: count))  //= Text -text
      Text(InspectCommand.userName)  //= Text -text
      Text(InspectCommand.title)  //= Text text=Computed
      Text(steady)  //= Text text=Steady
      Text(other)  //= Text text=Other
      Text(computed)  //= Text text=Ready
    }
  }
}

// Whoever makes the view may give it another text than the empty one.
struct GivenText: View {
  var title = ""
  var full = "Full"
  private var mine = ""

  var body: some View {
    VStack {  //= VStack
      Text(title)  //= Text -text
      Text(full)  //= Text text=Full
      Text(mine)  //= Text text=
    }
  }
}

struct GivenState: View {
  @State private var name = ""

  init(name: String) { _name = State(initialValue: name) }

  var body: some View {
    Text(name)  //= Text -text
  }
}

struct LocalTexts: View {
  let user: String?

  var body: some View { line(user) }

  private func line(_ user: String?) -> some View {
    var title = ""
    if let user { title = user }
    return Text(title)  //= Text -text
  }
}

private struct Inner: View {
  var title = ""

  var body: some View {
    Text(title)  //= Text text=
  }
}

struct MadeText: View {
  var body: some View { Inner() }
}
