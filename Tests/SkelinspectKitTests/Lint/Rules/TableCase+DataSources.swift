@testable import SkelinspectKit

extension TableCase {
  static let dataSources = [
    TableCase(
      "{type: UITableView, isSkeletonable: true, dataSource: UITableViewDiffableDataSource, "
        + "isUserInteractionDisabledWhenSkeletonIsActive: false}",
      .unsupportedDataSource,
      "error dataSource: the data source of UITableView is UITableViewDiffableDataSource, not "
        + "SkeletonTableViewDataSource: no dummy cells appear"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, dataSource: ~}",
      .unsupportedDataSource,
      "error dataSource: UICollectionView has no data source when show is called: no dummy cells "
        + "appear, and show still turns off touches and scrolling"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, dataMode: static}",
      .unsupportedDataSource),
    TableCase(
      "{type: UITableView, isSkeletonable: true, dataMode: static, dataSource: UITableViewDataSource}",
      .unsupportedDataSource,
      "error dataSource: the data source of UITableView is UITableViewDataSource, not "
        + "SkeletonTableViewDataSource: no dummy cells appear, and show still turns off touches and "
        + "scrolling"),
    TableCase(
      "{type: UITableView, dataSource: UITableViewDataSource}",
      .unsupportedDataSource),
    TableCase(
      "{environment: {isRunningXCTest: true}, root: {type: UITableView, isSkeletonable: true, "
        + "dataSource: null}}",
      .unsupportedDataSource),
    TableCase(
      // A prototype whose identifier the file leaves out may be the one.
      "{type: UITableView, isSkeletonable: true, skeletonCellIdentifier: A, prototypes: [{type: C}]}",
      .cellIdentifierNotRegistered),
    TableCase(
      "{type: UITableView, isSkeletonable: true, skeletonCellIdentifier: A, "
        + "prototypes: [{type: C, reuseIdentifier: B}]}",
      .cellIdentifierNotRegistered,
      "error skeletonCellIdentifier: no prototype of UITableView has the reuse identifier 'A': "
        + "dequeuing a dummy cell throws"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, isScrollEnabled: false, isUserInteractionEnabled: "
        + "false}",
      .interactionReenabled,
      "warning isScrollEnabled: hiding the skeleton turns on scrolling and touches of UITableView, "
        + "which were off"),
    TableCase(
      "{environment: {isRunningXCTest: true}, root: {type: UITableView, isSkeletonable: true, "
        + "isScrollEnabled: false}}",
      .interactionReenabled),
  ]

  static let others = [
    TableCase(
      "{type: UITableView, isSkeletonable: true, frame: [0, 0, 390, 20000], rowHeight: 44, "
        + "numberOfSkeletonRows: 300}",
      .excessiveRows,
      "warning numberOfSkeletonRows: UITableView makes 300 dummy rows at once: each is 44 pt high in a "
        + "frame of 20000 pt"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 800], itemSize: [30, 2], "
        + "minimumLineSpacing: 0}",
      .excessiveRows,
      "warning itemSize: UICollectionView makes 400 dummy items at once: each is 2 pt high in a frame "
        + "of 800 pt"),
    TableCase(
      "{type: UICollectionView, isSkeletonable: true, frame: [0, 0, 390, 800], layout: custom, "
        + "numberOfSkeletonItems: 999}",
      .excessiveRows),
    TableCase(
      "{type: UITableView, isSkeletonable: true, hasWindow: false, frame: [0, 0, 390, 800], rowHeight: "
        + "1}",
      .excessiveRows),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 80, numberOfSkeletonRows: 999}",
      .excessiveRows),
    TableCase(
      nested(
        "{type: UITableView, id: inner, isSkeletonable: true, rowHeight: 10, frame: [0, 0, 9, 40]}",
        in: "UITableView", "rowHeight: 1, frame: [0, 0, 9, 400]"),
      .excessiveRows,
      "warning rowHeight: UITableView makes 400 dummy rows at once: each is 1 pt high in a frame of "
        + "400 pt"),
    TableCase(
      nested(
        "{type: UITableView, id: inner, isSkeletonable: true, rowHeight: 10, tableHeaderView: {type: "
          + "UIView, isSkeletonable: true}}",
        in: "UITableView", "rowHeight: 80, frame: [0, 0, 9, 400]"),
      .nestedCollection,
      "note view: UITableView#inner is inside Cell: its count of dummy rows depends on sizes that "
        + "the file does not say"),
    TableCase(
      nested(
        "{type: UICollectionView, id: inner, isSkeletonable: true, numberOfSkeletonItems: 4, "
          + "numberOfSkeletonSections: 2}",
        in: "UITableView", "rowHeight: 80, frame: [0, 0, 9, 400]"),
      .nestedCollection,
      "note view: UICollectionView#inner is inside Cell: 4 dummy items in each of 2 sections in "
        + "each of 5 copies, 40 in all"),
    TableCase(
      nested(
        "{type: UICollectionView, id: inner, isSkeletonable: true, numberOfSkeletonItems: 4}",
        in: "UITableView", "rowHeight: 80"),
      .nestedCollection,
      "note view: UICollectionView#inner is inside Cell: 4 dummy items in every copy of it"),
    TableCase(
      nested(
        "{type: UICollectionView, id: inner, isSkeletonable: true, dataSource: null}",
        in: "UITableView", "rowHeight: 80"),
      .nestedCollection,
      "note view: UICollectionView#inner is inside Cell: it gets no dummy cells"),
    TableCase(
      "{type: UIView, hasWindow: false, isSkeletonable: true, subviews: [{type: UITableView, id: a, "
        + "isSkeletonable: true}, {type: UITableView, isSkeletonable: true}, {type: UITableView}]}",
      .tableOffWindow,
      "note hasWindow: show reaches UITableView#a and 1 other table before there is a window: header "
        + "view, footer view and visible cells stay as they are"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, headerFooterViews: [{type: H, "
        + "reuseIdentifier: H}]}",
      .headerFooterNotSkeletoned,
      "note view: UITableView shows no skeleton for H: the file names no SkeletonTableViewDelegate"),
    TableCase(
      "{type: UITableView, isSkeletonable: true, rowHeight: 44, headerIdentifier: H, "
        + "headerFooterViews: [{type: H, reuseIdentifier: H}]}",
      .headerFooterNotSkeletoned),
    TableCase(
      "{type: UITableView, hasWindow: false, isSkeletonable: true, rowHeight: 44, tableFooterView: "
        + "{type: UIView, subviews: [{type: UILabel, isSkeletonable: true}]}}",
      .headerFooterNotSkeletoned),
    TableCase(
      "{type: UITableView, isSkeletonable: true, prototypes: [{type: A, rowHeight: 44}, {type: B, "
        + "frame: [0, 0, 9, 50.5]}]}",
      .singleRowHeightForAllCells,
      "note view: the prototypes of UITableView are 44 and 50.5 pt high, but all its dummy rows are "
        + "of one height"),
  ]
}
