// Views that wrap UIKit and shapes of one's own are never redacted; wrapped skeletons are not known.
//# MapScreen
import MapKit
import SwiftUI

struct MapView: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView { MKMapView() }
  func updateUIView(_ view: MKMapView, context: Context) {}
}

struct Blinking: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isSkeletonable = true
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { view.showAnimatedSkeleton() }
}

struct Wave: Shape {
  func path(in rect: CGRect) -> Path { Path() }
}

struct MapScreen: View {
  var body: some View {
    VStack {  //= VStack redacted(placeholder)
      MapView()  //= MapView -unknown uncovered
      Blinking()  //= Blinking unknown notKnown
      Wave().fill(.blue)  //= Wave fill=blue -unknown uncovered
      Text("a")  //= Text lines
    }
    .redacted(reason: .placeholder)
  }
}
