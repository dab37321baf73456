// swift-format-ignore-file
// X9. Data sources of RxSwift's and other modules: unknown, and no rule speaks of them.
import RxDataSources
import SkeletonView

final class PeopleViewController: UIViewController {
  let table = UITableView()  //= shown
  let other = UITableView()  //= shown
  let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    view.addSubview(other)
    [table, other].forEach {
      $0.register(PersonCell.self, forCellReuseIdentifier: "Person")
      $0.isSkeletonable = true
    }
    let source = RxTableViewSectionedReloadDataSource<Section>(configureCell: { _, _, _, _ in UITableViewCell() })
    viewModel.sections.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
    other.dataSource = SkeletonRxSource(viewModel)
  }

  func load() {
    table.showSkeleton()
    other.showSkeleton()
  }
}

final class PersonCell: UITableViewCell {
  let name = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(name)
    name.isSkeletonable = true
  }
}
