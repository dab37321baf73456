extension Rule {
  static let skeletonDelegateSwallowsHeights = Rule(
    "skeleton-delegate-swallows-heights", .warning, inPartialFiles: .warning,
    "A SkeletonTableViewDelegate gives heights for headers and footers, but names none for skeletons.",
    why:
      "SkeletonView replaces a SkeletonTableViewDelegate with a delegate of its own, which forwards neither "
      + "heightForHeaderInSection nor heightForFooterInSection: UIKit makes room as if they were not implemented.",
    fix: "Do not adopt SkeletonTableViewDelegate, or name the headers and footers for skeletons.",
    link: .source("SkeletonViewCore/Sources/Internal/Collections/SkeletonCollectionDelegate.swift"),
    accepts: [
      .bills("", "bills.delegate = self", height),
      .bills(", SkeletonTableViewDelegate", "bills.delegate = self", ""),
      // For a header of its own it is there to be adopted.
      .bills(
        ", SkeletonTableViewDelegate", "bills.delegate = self",
        height + """

            func collectionSkeletonView(_ list: UITableView, identifierForHeaderInSection section: Int) -> String? { "a" }
          """),
    ],
    reports: [
      .bills(", SkeletonTableViewDelegate", "bills.delegate = self", "↓" + height),
      .bills(
        ", SkeletonTableViewDelegate",
        "bills.delegate = self",
        "↓func tableView(_ list: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }"),
    ]
  ).looking(among: { $0.hierarchy.evidence?.unaskedHeights.firstOfEach(\.view) ?? [] }) { call, context in
    guard context.installed([.table]).contains(call.view) else { return nil }
    return context.finding(
      "nobody asks for this height while \(context.name(of: call.view)) shows its skeleton, because "
        + "\(call.owner.shortened) is a SkeletonTableViewDelegate: the room for headers and footers may differ "
        + "from the app's",
      at: call.view, place: call.place,
      help: "do not adopt SkeletonTableViewDelegate in \(call.owner.shortened): it names no header or footer")
  }
}

private let height =
  "func tableView(_ list: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }"
