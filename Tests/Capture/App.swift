// Names that apps have of their own, in the module that SkeletonCapture.swift becomes part of.
import UIKit

class Thread {}
struct Notes {}
struct Defaults {}
struct DataSource {}
struct ViewType {}
struct JSONText {}
struct Layer {}
struct Step {}
struct Place {}

func name() -> String { "" }

extension NSObject {
  var className: String { "" }
  var name: String { "" }
  var type: String { "" }
}

extension UIView {
  var address: String { "" }
  var number: Int { 0 }
  var contents: [UIView] { subviews }
  var children: [UIView] { subviews }
}

extension UIColor {
  var hexadecimal: String { "" }
  var hex: String { "" }
}

extension String {
  var text: String { self }
}
