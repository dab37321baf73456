// swift-format-ignore-file
class Allman
  : UIViewController
  , UITableViewDelegate
{
  let label: UILabel =
  {
    let label = UILabel()
    return label
  }()

  var count: Int
  {
    get
    {
      return 1
    }
  }

  @IBOutlet
  private
  var name: UILabel!

  func update(
    _ first: Int,
    second: String
  )
    -> Int
  {
    if first > 1
    {
      a()
    }
    else if second.isEmpty
    {
      b()
    }
    else
    {
      c()
    }
    items
      .map
      {
        $0
      }
      .forEach { item in
        item.run()
      }
    view.backgroundColor = isOn
      ? .red
      : .blue
    let total = first
      + second.count
    guard
      let x = y,
      case .z = w
    else {
      return
        0
    }
    UIView.animate(
      withDuration: 1
    ) {
      a()
    }
    completion: { _ in
      b()
    }
    switch first
    {
    case 1:
      a()

    // A comment.
    case 2,
      3:
      b()
    default: break
    }
  }
}; struct Next {}
enum E: String { case a, b
  case c }
func generic<T>(
  _ value: T
) where T: UIView,
  T: Sendable
{
}
if first { a() }; other()
let last = first { $0 }
let next
  = 3
