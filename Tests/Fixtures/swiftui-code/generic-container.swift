// A container of one's own with a view builder, by its initialiser or without one.
//# Screen
import SwiftUI

struct Card<Content: View>: View {
  let title: String
  private let content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {  //= VStack
      Text(title)  //= Text text=Account
      content
    }
  }
}

struct Boxed<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { HStack { content() } }  //= HStack
}

struct Screen: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder)
      Card(title: "Account") {  //= Card container
        Text("In the card")  //= Text text=In.the.card lines
        Boxed {  //= Boxed container
          Boxed { Text("In both") }  //= Text text=In.both lines
        }
      }
      Boxed {  //= Boxed container
        Text("In the box")  //= Text text=In.the.box lines
      }
    }
    .redacted(reason: .placeholder)
  }
}
