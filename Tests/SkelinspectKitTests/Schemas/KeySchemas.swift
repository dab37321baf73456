@testable import SkelinspectKit

extension ViewKey {
  /// The value that an absent key stands for, where it is the same for every view.
  var standard: OrderedJSON? {
    switch self {
    case .isSkeletonable, .isHiddenWhenSkeletonIsActive, .isHidden: false
    case .isUserInteractionDisabledWhenSkeletonIsActive, .hasWindow, .isScrollEnabled: true
    case .alpha, .numberOfLines, .numberOfSkeletonSections: 1
    case .spacing, .skeletonPaddingInsets, .sectionInset: 0
    case .minimumLineSpacing, .minimumInteritemSpacing: 10
    case .semanticContentAttribute: "unspecified"
    case .axis: "horizontal"
    case .scrollDirection: "vertical"
    case .alignment, .distribution: "fill"
    case .textAlignment: "natural"
    case .skeletonTextNumberOfLines: "inherited"
    case .rowHeight, .estimatedRowHeight: "automaticDimension"
    case .numberOfSkeletonRows, .numberOfSkeletonItems: "automatic"
    case .layout: "flow"
    case .itemSize: [50, 50]
    case .headerReferenceSize, .footerReferenceSize: [0, 0]
    default: nil
    }
  }

  /// Values that an editor offers, where the shape does not say them.
  var examples: [OrderedJSON]? {
    switch self {
    case .type: ViewClass.allNames.filter { !$0.hasPrefix("_") }.map(OrderedJSON.text)
    case .reference: ["0x00006000012c8000"]
    case .skeletonCornerRadius, .linesCornerRadius: [5]
    case .lastLineFillPercent: [70]
    case .style: ["plain", "grouped", "insetGrouped"]
    case .layout: ["flow", "compositional", "custom"]
    case .dataSource: Self.dataSources.map(OrderedJSON.text) + [nil]
    case .delegate: Self.delegates.map(OrderedJSON.text) + [nil]
    default: nil
    }
  }

  private static let dataSources = [
    "SkeletonTableViewDataSource", "SkeletonCollectionViewDataSource", "UITableViewDataSource",
    "UICollectionViewDataSource", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
  ]
  private static let delegates = [
    "SkeletonTableViewDelegate", "SkeletonCollectionViewDelegate", "UITableViewDelegate",
    "UICollectionViewDelegate",
  ]
}

extension EnvelopeKey {
  var schema: OrderedJSON {
    switch self {
    case .root: .reference(to: "view")
    case .name: ValueShape.text.schema
    case .show, .appearance, .environment: .reference(to: rawValue)
    }
  }
}

extension ShowKey {
  var schema: OrderedJSON {
    switch self {
    case .roots: ["type": "array", "items": ValueShape.text.schema, "examples": [["header", "#list"]]]
    case .style:
      ValueShape.oneOf(ShowSettings.Style.allCases.map(\.rawValue)).schema.adding(["default": "solid"])
    case .color: ValueShape.color.schema
    case .gradient: ValueShape.gradient.schema
    case .direction: ValueShape.oneOf(ShowSettings.Direction.allCases.map(\.rawValue)).schema
    case .transition:
      [
        "anyOf": [["type": "number", "minimum": 0], ["const": "none"]],
        "default": .number(ShowSettings().transition),
      ]
    }
  }
}

extension EnvironmentKey {
  var schema: OrderedJSON {
    switch self {
    case .userInterfaceStyle: ["enum": ["light", "dark"], "default": "light"]
    case .isRunningXCTest: ["type": "boolean", "default": false]
    case .skeletonViewVersion: ValueShape.text.schema.adding(["default": "1.31.0"])
    }
  }
}
