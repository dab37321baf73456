extension RoleCase {
  private static let cell =
    "{type: Cell, id: cell, reuseIdentifier: c, isSkeletonable: true, contentView: {id: v, subviews: "
    + "[{type: UIView, id: a, isSkeletonable: true}]}}"

  static let tables: [RoleCase] = [
    RoleCase(
      "a table without a window has no kids and dequeues nothing",
      """
      {type: UITableView, id: t, hasWindow: false, isSkeletonable: true, rowHeight: 44, frame: [0, 0, 320, 100],
       tableHeaderView: {type: UIView, id: h, isSkeletonable: true}, prototypes: [\(cell)]}
      """,
      "t collection 1", "h unreached 1 < t noWindow", "cell container 0", "v uncovered 0", "a block 0"),
    RoleCase(
      "dummy cells are counted where they begin inside the frame, below the header view",
      """
      {type: UITableView, id: t, isSkeletonable: true, rowHeight: 44, frame: [0, 0, 320, 100],
       subviews: [{type: UIView, id: s}], tableHeaderView: {type: UIView, id: h, frame: [0, 0, 320, 50]},
       prototypes: [\(cell)]}
      """,
      "t collection 1", "h uncovered 1", "s uncovered 1", "cell container 2", "v uncovered 2", "a block 2"),
    RoleCase(
      "sections follow one another, each with a header while it begins inside the frame",
      """
      {type: UITableView, id: t, isSkeletonable: true, rowHeight: 10, frame: [0, 0, 320, 100],
       numberOfSkeletonRows: 3, numberOfSkeletonSections: 5, headerIdentifier: h, prototypes: [\(cell)],
       headerFooterViews: [{type: Head, id: head, reuseIdentifier: h, isSkeletonable: true}]}
      """,
      "t collection 1", "cell container 10", "v uncovered 10", "a block 10", "head block 4"),
    RoleCase(
      "cells on screen leave it when dummy cells come, and stay where the data source is a plain one",
      """
      {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UITableView, id: t, isSkeletonable: true, rowHeight: 50, frame: [0, 0, 320, 100], subviews: [
          {type: UITableViewCell, id: old, isSkeletonable: true}], prototypes: [\(cell)]},
        {type: UITableView, id: u, isSkeletonable: true, dataSource: UITableViewDataSource, subviews: [
          {type: UITableViewCell, id: kept, isSkeletonable: true}]}]}
      """,
      "r container 1", "t collection 1", "old block 0", "cell container 2", "v uncovered 2", "a block 2",
      "u collection 1", "kept block 1"),
    RoleCase(
      "without sizes the counts are unknown, not zero",
      "{type: UITableView, id: t, isSkeletonable: true, rowHeight: 44, prototypes: [\(cell)]}",
      "t collection 1", "cell container ?", "v uncovered ?", "a block ?"),
    RoleCase(
      "nested counts multiply, and a table in a cell is shown before it has a window",
      """
      {type: UITableView, id: t, isSkeletonable: true, rowHeight: 50, frame: [0, 0, 320, 100], prototypes: [
        {type: Outer, id: o, isSkeletonable: true, contentView: {id: w, subviews: [
          {type: UITableView, id: u, isSkeletonable: true, rowHeight: 20, frame: [0, 0, 320, 60],
           tableHeaderView: {type: UIView, id: h, isSkeletonable: true, frame: [0, 0, 0, 0]},
           prototypes: [\(cell)]}]}}]}
      """,
      "t collection 1", "o container 2", "w uncovered 2", "u collection 2", "h unreached 2 < u noWindow",
      "cell container 6", "v uncovered 6", "a block 6"),
    RoleCase(
      "the named prototype is dequeued, the other keeps its role with no copy",
      """
      {type: UITableView, id: t, isSkeletonable: true, rowHeight: 50, frame: [0, 0, 320, 100],
       skeletonCellIdentifier: d, prototypes: [\(cell),
        {type: Other, id: other, reuseIdentifier: d, isSkeletonable: true}]}
      """,
      "t collection 1", "cell container 0", "v uncovered 0", "a block 0", "other block 2"),
    RoleCase(
      "a cell that is not marked appears uncovered",
      """
      {type: UITableView, id: t, isSkeletonable: true, rowHeight: 50, frame: [0, 0, 320, 100], prototypes: [
        {type: Cell, id: c, contentView: {id: v, subviews: [{type: UIView, id: a, isSkeletonable: true}]}}]}
      """,
      "t collection 1", "c unreached 2 < c rootNotSkeletonable", "v unreached 2 < c rootNotSkeletonable",
      "a unreached 2 < c rootNotSkeletonable"),
    RoleCase(
      "a collection's lines, not its items, are counted",
      """
      {type: UICollectionView, id: g, isSkeletonable: true, itemSize: [100, 100], frame: [0, 0, 320, 300],
       supplementaryIdentifier: h, headerReferenceSize: [0, 40], footerReferenceSize: [0, 1],
       prototypes: [{type: Photo, id: p, isSkeletonable: true}],
       supplementaryViews: [{type: Head, id: head, reuseIdentifier: h, isSkeletonable: true}]}
      """,
      "g collection 1", "p block 3", "head block 2"),
    RoleCase(
      "a section of a grid begins on a line of its own",
      """
      {type: UICollectionView, id: g, isSkeletonable: true, itemSize: [100, 100], frame: [0, 0, 320, 320],
       numberOfSkeletonItems: 4, numberOfSkeletonSections: 3, supplementaryIdentifier: h, headerReferenceSize: [0, 9],
       minimumLineSpacing: 10, prototypes: [{type: Photo, id: p, isSkeletonable: true}],
       supplementaryViews: [{type: Head, id: head, reuseIdentifier: h, isSkeletonable: true}]}
      """,
      "g collection 1", "p block 7", "head block 2"),
  ]
}
