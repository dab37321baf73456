// swift-format-ignore-file
// Colours by their names and components, shapes with fills.
//# Shapes
import SwiftUI

struct Shapes: View {
  var body: some View {
    ZStack(alignment: .topLeading) {  //= ZStack alignment=topLeading
      Color.red  //= Color color=red
      Color(.systemGray5)  //= Color color=systemGray5
      Color(red: 1, green: 0, blue: 0)  //= Color color=#FF0000
      Color(white: 0.5, opacity: 0.5)  //= Color color=#80808080
      Color("brand")  //= Color -color
      Color.black.opacity(0.3)  //= Color color=black opacity(0.3)
      RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.2))  //= RoundedRectangle cornerRadius=12.0 fill=gray.0.2
      Circle().fill(.blue)  //= Circle fill=blue
      Capsule().stroke(.green)  //= Capsule -fill
    }
  }
}
