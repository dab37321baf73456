// A UIKit class that has a property named body is no view of SwiftUI.
//#
import SwiftUI
import UIKit

final class PageView: UIView {
  let body = UILabel()

  func redacted(reason: Int) -> PageView { self }
  func apply() { _ = redacted(reason: 1) }
}

struct Request { let body: String }

protocol Described { var body: String { get } }
