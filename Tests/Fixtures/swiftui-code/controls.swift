// swift-format-ignore-file
// Controls with their labels: texts, views, symbols; what they do, and what they show later, is no part of them.
//# Controls
import SwiftUI

struct Controls: View {
  @State var choice = 1

  var body: some View {
    VStack {  //= VStack redacted(placeholder) container
      Button { print("a") } label: { Label("Add", systemImage: "plus") }  //= Label text=Add systemImage=plus lines
      Button("Delete", role: .destructive) { Text("no view") }  //= Button label=Delete lines
      Menu("More") { Button("One") {} }  //= Menu label=More lines
      Picker("Size", selection: $choice) { Text("S").tag(1) }  //= Picker label=Size lines
      Toggle(isOn: .constant(true)) { Text("On") }  //= Text text=On lines
      Stepper("Count", value: $choice)  //= Stepper label=Count lines
      Link("Site", destination: URL(string: "https://example.com")!)  //= Link text=Site lines
      DisclosureGroup("More") { Text("Inside") }  //= Text text=Inside lines
      Button(title()) {}  //= Button label=… lines
      AsyncImage(url: nil) { image in image.resizable() } placeholder: { ProgressView() }  //= AsyncImage:AsyncImage uncovered
    }
    .redacted(reason: .placeholder)
    .disabled(true)
  }

  func title() -> String { "" }
}
