extension Rule {
  static let flagSetInCellForRow = Rule(
    "flag-set-in-cell-for-row", .warning, inPartialFiles: .warning,
    "Only cellForRowAt marks a cell or a view in it: dummy cells never have the flag.",
    why: "Dummy cells come from SkeletonView's own data source, which never calls cellForRowAt of yours.",
    fix: "Mark it in the file, in the cell's awakeFromNib or init, or in prepareCellForSkeleton.",
    link: .source("SkeletonViewCore/Sources/Internal/Collections/SkeletonCollectionDataSource.swift"),
    accepts: [
      RuleExample(
        """
        // UsersController.swift
        final class UserCell: UITableViewCell {
          let nameLabel = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isSkeletonable = true
            nameLabel.isSkeletonable = true
            contentView.addSubview(nameLabel)
          }
        }
        """ + usersController("")),
      // The function shows the cell itself.
      RuleExample(
        unmarkedCell
          + usersController("cell.nameLabel.isSkeletonable = true; cell.nameLabel.showSkeleton()")),
    ],
    reports: [
      RuleExample(unmarkedCell + usersController("↓cell.nameLabel.isSkeletonable = true")),
      RuleExample(unmarkedCell + usersController("[cell.nameLabel].forEach { ↓$0.isSkeletonable = true }")),
    ]
  ).looking(among: { $0.hierarchy.evidence?.cellFlags ?? [] }) { call, context in
    guard !context.hierarchy.views[call.view].isSkeletonable,
      let cell = context.hierarchy.template(around: call.view), context.inspection.presence.copies[cell] != 0
    else { return nil }
    let name = context.name(of: call.view)
    return context.finding(
      "\(name) is marked here only, in a function that fills real cells: the dummy cells do not have it",
      at: call.view, place: call.place,
      help: "mark it where every cell is made, or in collectionSkeletonView(_:prepareCellForSkeleton:at:)",
      notes: [context.note("\(name) of the dummy cells is not marked", at: call.view)])
  }
}

/// A cell whose label nobody marks.
private let unmarkedCell = """
  // UsersController.swift
  final class UserCell: UITableViewCell {
    let nameLabel = UILabel()
    let photo = UIImageView()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      isSkeletonable = true
      photo.isSkeletonable = true
      contentView.addSubview(nameLabel)
      contentView.addSubview(photo)
    }
  }
  """

private func usersController(_ line: String) -> String {
  """

  final class UsersController: UITableViewController, SkeletonTableViewDataSource {
    override func viewDidAppear(_ animated: Bool) {
      tableView.register(UserCell.self, forCellReuseIdentifier: "user")
      tableView.isSkeletonable = true
      tableView.rowHeight = 60
      tableView.showSkeleton()
    }
    func collectionSkeletonView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func collectionSkeletonView(_ view: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "user" }
    override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = view.dequeueReusableCell(withIdentifier: "user", for: path) as! UserCell
      \(line)
      return cell
    }
  }
  """
}
