// swift-format-ignore-file
// Without a title fields show what they are bound to, and switches stay; labels and links may hold views of their own.
//# Titles
import SwiftUI

struct Titles: View {
  @Binding var name: String
  @Binding var isOn: Bool
  @Binding var day: Date

  var body: some View {
    Form {  //= Form container
      TextField("", text: $name)  //= TextField -text lines
      SecureField("", text: $name)  //= SecureField -text lines
      Toggle("", isOn: $isOn).labelsHidden()  //= Toggle -label uncovered
      DatePicker("", selection: $day)  //= DatePicker -label uncovered
      Button("") {}  //= Button label= lines
      Link(destination: url) { Text("a") }  //= Link container
      Label { Text("b") } icon: { Image("c") }  //= Label container
      Label("", systemImage: "star")  //= Label lines
    }
    .redacted(reason: .placeholder)
  }
}
