// A branch on a closure that its maker does not give is never there; one that is given is.
//# Portraits
import SwiftUI

struct Portrait: View {
  private let onTap: (() -> Void)?
  init(name: String, onTap: (() -> Void)? = nil) { self.onTap = onTap }
  var body: some View {
    if let onTap {
      Button { onTap() } label: { Image("a") }  //= absent
    } else {
      Image("b")  //= Image image=b
    }
  }
}

struct Door: View {
  var onOpen: (() -> Void)?
  var body: some View {
    if let onOpen { Button("Open") { onOpen() } } else { Text("Shut") }  //= Button label=Open
  }
}

struct Portraits: View {
  var body: some View {
    HStack {
      Portrait(name: "Ada")
      Door(onOpen: {})
    }
  }
}
