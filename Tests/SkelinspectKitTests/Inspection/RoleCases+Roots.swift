extension RoleCase {
  static let roots: [RoleCase] = [
    RoleCase(
      "show on a root that is not marked does nothing",
      "{type: UIView, id: r, subviews: [{type: UIView, id: a, isSkeletonable: true}]}",
      "r unreached 1 < r rootNotSkeletonable", "a unreached 1 < r rootNotSkeletonable"),
    RoleCase(
      "views outside the root are not touched",
      """
      {show: {roots: [b]}, root: {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UIView, id: a, isSkeletonable: true}, {type: UIView, id: b, isSkeletonable: true}]}}
      """,
      "r unreached 1", "a unreached 1", "b block 1"),
    RoleCase(
      "show on a child first makes show on its ancestor do nothing",
      """
      {show: {roots: [a, r]}, root: {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UIView, id: a, isSkeletonable: true}, {type: UIView, id: b, isSkeletonable: true}]}}
      """,
      "r unreached 1 < r alreadyActive", "a block 1", "b unreached 1 < r alreadyActive"),
    RoleCase(
      "an active view below a gap does not hinder show above it",
      """
      {show: {roots: [a, r]}, root: {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UIView, id: gap, subviews: [{type: UIView, id: a, isSkeletonable: true}]},
        {type: UIView, id: b, isSkeletonable: true}]}}
      """,
      "r container 1", "gap uncovered 1", "a block 1", "b block 1"),
    RoleCase(
      "show on the root first covers everything, a later show on a child changes nothing",
      """
      {show: {roots: [r, a]}, root: {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UIView, id: a, isSkeletonable: true}, {type: UIView, id: b, isSkeletonable: true}]}}
      """,
      "r container 1", "a block 1", "b block 1"),
    RoleCase(
      "of two roots beside one another each covers its own",
      """
      {show: {roots: [a, b]}, root: {type: UIView, id: r, subviews: [
        {type: UIView, id: a, isSkeletonable: true}, {type: UIView, id: b}]}}
      """,
      "r unreached 1", "a block 1", "b unreached 1 < b rootNotSkeletonable"),
    RoleCase(
      "in unit tests tables are views like any other",
      """
      {environment: {isRunningXCTest: true}, root: {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UITableView, id: t, isSkeletonable: true},
        {type: UITableView, id: u, isSkeletonable: true, subviews: [{type: UIView, id: a, isSkeletonable: true}]}]}}
      """,
      "r container 1", "t block 1", "u container 1", "a block 1"),
  ]
}
