// Properties and functions that give views are looked into, in extensions too.
//# PartsView
import SwiftUI

struct PartsView: View {
  var body: some View {
    VStack {  //= VStack
      header
      row("One")
      self.row("Two", isBold: true)
      footer()
      Self.badge
    }
  }

  private var header: some View { Text("Header") }  //= Text text=Header

  @ViewBuilder
  private func row(_ title: String, isBold: Bool = false) -> some View {
    Text(title)  //= Text text=One
    Divider()  //= Divider
  }

  static var badge: some View { Image(systemName: "star") }  //= Image systemImage=star
}

extension PartsView {
  fileprivate func footer() -> AnyView {
    AnyView(Text("Footer"))  //= AnyView:AnyView in.VStack
  }
}
