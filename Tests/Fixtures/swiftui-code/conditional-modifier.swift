// swift-format-ignore-file
// The usual `if` in an extension of View: one view, whose modifiers have that condition.
//# RowView
import SwiftUI

extension View {
  @ViewBuilder func redacted(if condition: Bool) -> some View {
    if condition { redacted(reason: .placeholder) } else { self }  //? whether the modifier is there
  }

  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct RowView: View {
  @State var isLoading = true
  @State var isOn = true

  var body: some View {
    VStack {  //= VStack container
      Text("a").redacted(if: isLoading)  //= Text redacted(placeholder) lines
      Text("b").redacted(if: !isLoading)  //= Text redacted(placeholder)! uncovered
      Text("c").if(isLoading) { view in view.redacted(reason: .placeholder) }  //= Text redacted(placeholder) lines
      Text("d").if(isLoading) { $0.redacted(reason: .placeholder) }  //= Text redacted(placeholder) lines
      Text("e").redacted(if: isOn)  //= Text redacted(placeholder)?
    }
  }
}
