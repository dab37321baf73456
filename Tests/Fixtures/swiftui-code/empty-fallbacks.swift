// `x ?? ""` is empty where the redaction is there because x is nil, and not known otherwise.
//# Rows
import SwiftUI

struct Rows: View {
  @StateObject var model: PriceModel
  let title: String?
  let price: String?
  let post: Post?
  let isLoading: Bool
  var body: some View {
    VStack {
      Text(title ?? "").redacted(reason: isLoading ? .placeholder : [])  //= Text -text lines
      Text(model.formatted ?? "").redacted(reason: isLoading ? .placeholder : [])  //= Text -text lines
      Text(price ?? "").redacted(reason: price == nil ? .placeholder : [])  //= Text text=
      Text(post?.title ?? "").redacted(reason: post == nil ? .placeholder : [])  //= Text text=
      Text(model.other ?? "").redacted(reason: model.formatted == nil ? .placeholder : [])  //= Text -text lines
      Text(title ?? "Title").redacted(reason: isLoading ? .placeholder : [])  //= Text text=Title lines
    }
  }
}
