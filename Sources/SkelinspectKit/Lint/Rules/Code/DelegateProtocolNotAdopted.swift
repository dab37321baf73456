extension Rule {
  static let delegateProtocolNotAdopted = Rule(
    "delegate-protocol-not-adopted", .warning, inPartialFiles: .warning,
    "A class names section headers or footers, but is not the table's SkeletonTableViewDelegate.",
    why:
      "SkeletonView asks delegate as? SkeletonTableViewDelegate for headers and footers: a function of the protocol in "
      + "any other class is never called.",
    fix: "Adopt SkeletonTableViewDelegate, and make the class the table's delegate.",
    link: .thread(237),
    accepts: [
      .bills(", SkeletonTableViewDelegate", "bills.delegate = self", header()),
      .bills("", "bills.delegate = self", ""),
      // Nobody knows what the delegate is.
      .bills(", SkeletonTableViewDelegate", "bills.delegate = Factory.make()", header()),
    ],
    reports: [
      .bills("", "bills.delegate = self", header("↓")),
      .bills(", SkeletonTableViewDelegate", "", header("↓")),
    ]
  ).looking(among: { ($0.hierarchy.evidence?.unaskedHeaders ?? []) }) { call, context in
    guard context.installed([.table]).contains(call.view) else { return nil }
    let name = context.name(of: call.view)
    return context.finding(
      "SkeletonView never asks for this: \(call.owner.shortened) is not a SkeletonTableViewDelegate that \(name) has "
        + "as its delegate", at: call.view, place: call.place,
      help:
        "adopt SkeletonTableViewDelegate in \(call.owner.shortened), and make it the delegate of \(name)")
  }
}

private func header(_ mark: String = "") -> String {
  "func collectionSkeletonView(_ list: UITableView, identifierForHeaderInSection section: Int) -> String? "
    + "{ \(mark)\"month\" }"
}

extension RuleExample {
  /// A table whose headers and footers are a delegate's.
  static func bills(_ conformance: String, _ line: String = "", _ members: String) -> RuleExample {
    """
    // BillsController.swift
    final class BillsController: UIViewController, SkeletonTableViewDataSource\(conformance) {
      let bills = UITableView()
      override func viewDidLoad() {
        view.addSubview(bills)
        bills.isSkeletonable = true
        bills.rowHeight = 56
        bills.dataSource = self
        \(line)
      }
      override func viewDidAppear(_ animated: Bool) { bills.showSkeleton() }
      func collectionSkeletonView(_ list: UITableView, cellIdentifierForRowAt path: IndexPath) -> String { "bill" }
      \(members)
    }
    """
  }
}
