extension Rule {
  static let shimmerOnGroup = Rule(
    "shimmer-on-group", .note, systems: .swiftUI,
    "A shimmer on a Group runs over each of its views by itself.",
    why:
      "A Group is not a view on screen: SwiftUI applies its modifiers to each of its views, and so does a ForEach in it. "
      + "Every view gets a mask of its own, and a band as wide as it is.",
    fix: "Put the shimmer on a view that holds them, such as a VStack.",
    link: .apple("swiftui/group"),
    accepts: [
      .body("VStack { Text(\"A\"); Text(\"B\") }.redacted(reason: .placeholder).shimmering()"),
      .body("Group { Text(\"A\") }.redacted(reason: .placeholder).shimmering()"),
      .body("ForEach(0..<6, id: \\.self) { _ in Text(\"A\").redacted(reason: .placeholder) }.shimmering()"),
    ],
    reports: [
      .body("Group { Text(\"A\"); Text(\"B\") }.redacted(reason: .placeholder).↓shimmering()"),
      .body(
        "Group { ForEach(0..<6, id: \\.self) { _ in Text(\"A\") } }.redacted(reason: .placeholder).↓shimmering()"
      ),
    ]
  ) { context in
    guard let facts = context.hierarchy.swiftUI else { return [] }
    var findings: [Finding] = []
    var sites: [(group: ViewIndex, node: Node, views: [ViewIndex])] = []
    for (site, _) in context.redaction.shimmers where facts[site.view].isHandedShimmer {
      guard let group = context.group(around: site.view) else { continue }
      if sites.last?.group == group {
        sites[sites.count - 1].views.append(site.view)
      } else {
        sites.append((group, site.node, [site.view]))
      }
    }
    for (group, node, views) in sites {
      let counts = views.map { context.inspection.presence.copies[$0] }
      let count = counts.contains(nil) ? nil : counts.compactMap(\.self).reduce(0, +)
      if count.map({ $0 < 2 }) ?? false { continue }
      let number = count.map { "\($0) views" } ?? "views"
      findings.append(
        context.finding(
          "the shimmer of \(context.name(of: group)) runs over each of its \(number) by itself", at: group,
          place: context.hierarchy.place(ofNode: node, in: group),
          help: "put it on a view that holds them, such as a VStack"))
    }
    return findings
  }
}

extension RuleContext {
  /// The outermost Group that hands its modifiers to a view, through others and through a ForEach.
  fileprivate func group(around view: ViewIndex) -> ViewIndex? {
    var found: ViewIndex?
    for holder in hierarchy.ancestors(of: view) {
      guard ["Group", "ForEach"].contains(hierarchy.typeName(of: holder)) else { break }
      if hierarchy.typeName(of: holder) == "Group" { found = holder }
    }
    return found
  }
}

extension RuleExample {
  /// A view of SwiftUI in code, for examples.
  static func body(_ body: String, _ members: String = "") -> RuleExample {
    """
    // Rows.swift
    import SwiftUI
    struct Rows: View {
      \(members)
      var body: some View {
        \(body)
      }
    }
    """
  }
}
