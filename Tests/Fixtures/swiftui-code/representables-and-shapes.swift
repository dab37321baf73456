// Views that wrap UIKit and shapes of one's own are never redacted.
//# MapScreen
import MapKit
import SwiftUI

struct MapView: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct MapScreen: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder)
      MapView()  //= MapView -unknown uncovered
      Wave().fill(.blue)  //= Wave fill=blue -unknown uncovered
      Text("a")  //= Text lines
    }
    .redacted(reason: .placeholder)
  }
}
