// Two types with constants of one name: each sees its own, first in itself, then in its extensions.
//# First, Second
import SwiftUI

struct First: View {
  enum Layout { static let side: CGFloat = 40; static let title = "First" }
  var body: some View {
    Text(Layout.title).frame(width: Layout.side)  //= Text text=First frame(w:40.0)
  }
}

struct Second: View {
  var body: some View {
    Text(Layout.title).frame(width: Layout.side)  //= Text text=Second.one frame(w:90.0)
  }
}

extension Second {
  private enum Layout { static let side: CGFloat = 90; static let title = "Second one" }
}
