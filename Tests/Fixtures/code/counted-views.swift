// As many views as a list has that is written down, or a range.
import SkeletonView

final class Rows: UIView {  //= container
  private static let dots = 5
  private let lines = 3
  private var most = 2
  private let stack = UIStackView()  //= container
  override init(frame: CGRect) {
    super.init(frame: frame)
    isSkeletonable = true
    stack.isSkeletonable = true
    addSubview(stack)
    ["one", "two", "three"].forEach { text in
      let label = UILabel()  //= lines count=3
      label.text = text
      label.isSkeletonable = true
      stack.addArrangedSubview(label)
    }
    for _ in 0..<2 {
      let dot = UIView()  //= block count=2
      dot.isSkeletonable = true
      stack.addArrangedSubview(dot)
      for _ in 1...3 {
        let part = UIView()  //= underBlock count=6
        dot.addSubview(part)
      }
    }
    for _ in 0..<Self.dots { stack.addArrangedSubview(make()) }
    for _ in 1...lines {
      let line = UIView()  //= block count=3 marked
      line.isSkeletonable = true
      stack.addArrangedSubview(line)
    }
    for _ in 0..<most {
      let rest = UIView()  //= block count=null
      rest.isSkeletonable = true
      stack.addArrangedSubview(rest)
    }
    (0..<4).forEach { number in
      let bar = UIView()  //= block count=4
      bar.isSkeletonable = true
      stack.addArrangedSubview(bar)
      // Not for each.
      if number > 0 {
        let line = UIView()  //= block count=null
        line.isSkeletonable = true
        stack.addArrangedSubview(line)
      }
    }
    for number in 0..<4 where number != 2 {
      let tag = UIView()  //= block count=null
      tag.isSkeletonable = true
      stack.addArrangedSubview(tag)
    }
    for number in 0..<4 {
      if number == 1 { continue }
      let chip = UIView()  //= block count=null
      chip.isSkeletonable = true
      stack.addArrangedSubview(chip)
    }
  }
  private func make() -> UIView {
    let dot = UIView()  //= block count=5 marked
    dot.isSkeletonable = true
    return dot
  }
  func begin() { showSkeleton() }
  func end() { hideSkeleton() }
}
