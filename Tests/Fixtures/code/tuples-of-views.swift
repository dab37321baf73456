// X6, X11. Tuples that are written down, in lists, in dictionaries and by themselves: each part is the view that it is.
import SkeletonView

final class CardView: UIView {  //= container shown
  let box1 = UIView()  //= container
  let box2 = UIView()  //= container
  let box3 = UIView()  //= container
  let box4 = UIView()  //= container
  let box5 = UIView()  //= container
  let box6 = UIView()  //= container
  let box7 = UIView()  //= container
  let box8 = UIView()  //= container
  let box9 = UIView()  //= container
  let gap = UIView()  //= uncovered unmarked //! unreachable-skeletonable
  let one = UILabel()  //= lines
  let two = UILabel()  //= lines
  let three = UILabel()  //= lines
  let four = UILabel()  //= lines
  let five = UILabel()  //= lines
  let six = UILabel()  //= lines
  let seven = UILabel()  //= lines
  let eight = UILabel()  //= lines
  let nine = UILabel()  //= lines
  let lost = UILabel()  //= unreached because=notSkeletonable
  let plain = UILabel()  //= uncovered unmarked
  private lazy var rows = [(box9, nine)]

  func setUp() {
    isSkeletonable = true
    [box1, box2, box3, box4, box5, box6, box7, box8, box9].forEach { $0.isSkeletonable = true }
    [one, two, three, four, five, six, seven, eight, nine, lost].forEach { $0.isSkeletonable = true }
    for (box, label) in [(box1, one), (gap, lost)] {
      addSubview(box)
      box.addSubview(label)
    }
    [(box2, two)].forEach { box, label in
      addSubview(box)
      box.addSubview(label)
    }
    [(box3, three)].forEach {
      addSubview($0)
      $0.addSubview($1)
    }
    [(box4, four)].forEach {
      addSubview($0.0)
      $0.0.addSubview($0.1)
    }
    zip([box5], [five]).forEach { pair in
      addSubview(pair.0)
      pair.0.addSubview(pair.1)
    }
    for (box, label) in [box6: six] {
      addSubview(box)
      box.addSubview(label)
    }
    let pair = (box: box7, label: seven)
    addSubview(pair.box)
    pair.box.addSubview(pair.label)
    let list = [(title: plain, body: eight)]
    addSubview(box8)
    for row in list {
      box8.addSubview(row.title)
      box8.addSubview(row.body)
    }
    for (box, label) in rows {
      addSubview(box)
      box.addSubview(label)
    }
    showSkeleton()
  }
}

/// What is paired elsewhere stands in one of them, nobody knows in which.
final class PairsView: UIView {  //= unknown shown
  let line = UIView()
  let left = UIView()
  let right = UILabel()
  var others: [(UIView, UILabel)] = []

  func setUp() {
    isSkeletonable = true
    right.isSkeletonable = true
    addSubview(line)
    others.append((left, right))
    for (box, label) in others {
      addSubview(box)
      box.addSubview(label)
    }
    showSkeleton()
  }
}

/// More may be added to a list that is written down.
final class GrowingView: UIView {  //= unknown shown
  let line = UIView()
  let first = UIView()
  let second = UIView()
  let text = UILabel()
  private lazy var rows = [(first, text)]

  func setUp() {
    isSkeletonable = true
    text.isSkeletonable = true
    addSubview(line)
    rows.append((second, text))
    for (box, label) in rows {
      addSubview(box)
      box.addSubview(label)
    }
    showSkeleton()
  }
}
