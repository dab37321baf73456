// A type in another type takes no name away: `Image` is SwiftUI's here.
//# Photo
import SwiftUI

enum Model { struct Image { let url: String } }

struct Photo: View {
  var body: some View {
    Image("photo").redacted(reason: .placeholder)  //= Image image=photo block
  }
}
