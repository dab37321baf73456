import UIKit

func prepare(_ view: UIView) { view.backgroundColor = .red }
extension UIView {
  func begin() { backgroundColor = .red }
}
