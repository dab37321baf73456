import SkeletonView
import UIKit

final class ProfileView: UIView {
	private let card = UIView()
	private let name = UILabel()

	func build() {
		isSkeletonable = true
		self.addSubview(self.card)
		self.card.isSkeletonable = true
		self.card.addSubview(self.name)
		self.name.isSkeletonable = true
		showAnimatedSkeleton()
	}
}
