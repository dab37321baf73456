// What a model has not got yet is a condition, wherever the model comes from; a part of what has come is none.
//# Guide
import ComposableArchitecture
import SkeletonUI
import SwiftUI

struct Guide: View {
  let store: StoreOf<GuideFeature>
  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in  //? 'WithViewStore' is not a known view
      VStack {
        Text("Title").skeleton(with: viewStore.details == nil)  //= Text block
        Text("Text").redacted(reason: viewStore.details == nil ? .placeholder : [])  //= Text redacted(placeholder) lines
        ForEach(viewStore.stops) { stop in
          Text("Stop").redacted(reason: stop.details == nil ? .placeholder : [])  //= Text redacted(placeholder)?
          //?^ whether the redaction is there
        }
      }
    }
  }
}
