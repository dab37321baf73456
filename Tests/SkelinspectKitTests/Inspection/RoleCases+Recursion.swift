extension RoleCase {
  static let recursion: [RoleCase] = [
    RoleCase(
      "a gap cuts its subtree off, and turns a container without other marked views into a block",
      """
      {type: UIView, id: a, isSkeletonable: true, frame: [0, 0, 9, 9], subviews: [
        {type: UIView, id: b, subviews: [{type: UILabel, id: c, isSkeletonable: true}]}]}
      """,
      "a block 1", "b underBlock 1 < a block", "c underBlock 1 < a block"),
    RoleCase(
      "beside a marked view an unmarked one stays visible and hides what is below it",
      """
      {type: UIView, id: a, isSkeletonable: true, subviews: [{type: UILabel, id: d, isSkeletonable: true},
        {type: UIView, id: b, subviews: [{type: UILabel, id: c, isSkeletonable: true}]}]}
      """,
      "a container 1", "d lines 1", "b uncovered 1", "c unreached 1 < b notSkeletonable"),
    RoleCase(
      "a stack view's kids are arranged",
      """
      {type: UIStackView, id: s, isSkeletonable: true,
       arrangedSubviews: [{type: UIView, id: a, isSkeletonable: true}],
       subviews: [{type: UIView, id: b, isSkeletonable: true}]}
      """,
      "s container 1", "a block 1", "b unreached 1 < b notArranged"),
    RoleCase(
      "a cell's kids are in its contentView, whose own flag is never read",
      """
      {type: UITableViewCell, id: c, isSkeletonable: true, subviews: [{type: UIView, id: out, isSkeletonable: true}],
       contentView: {id: v, isSkeletonable: true, subviews: [{type: UIView, id: in, isSkeletonable: true}]}}
      """,
      "c container 1", "out unreached 1 < out outsideContentView", "v unreached 1 < v contentViewIgnored",
      "in block 1"),
    RoleCase(
      "a contentView among the subviews, as view dumps have it",
      """
      {type: UICollectionViewCell, id: c, isSkeletonable: true, subviews: [
        {type: UICollectionViewCellContentView, id: v, subviews: [{type: UIView, id: in, isSkeletonable: true}]}]}
      """,
      "c container 1", "v uncovered 1", "in block 1"),
    RoleCase(
      "a stack view that is a contentView: all of its subviews are candidates",
      """
      {type: UITableViewCell, id: c, isSkeletonable: true, contentView: {type: UIStackView, id: v,
       arrangedSubviews: [{type: UIView, id: a, isSkeletonable: true}],
       subviews: [{type: UIView, id: b, isSkeletonable: true}]}}
      """,
      "c container 1", "v uncovered 1", "a block 1", "b block 1"),
    RoleCase(
      "a visual effect view's contentView is an ordinary subview",
      """
      {type: UIVisualEffectView, id: e, isSkeletonable: true,
       contentView: {type: UIView, id: v, isSkeletonable: true, subviews: [{type: UIView, id: a, isSkeletonable: true}]}}
      """,
      "e container 1", "v container 1", "a block 1"),
    RoleCase(
      "the wrapper view of old tables is looked through, a subclass of it is not",
      """
      {type: UITableView, id: t, isSkeletonable: true, rowHeight: 44, dataSource: null, subviews: [
        {type: UITableViewWrapperView, id: w, subviews: [{type: UIView, id: a, isSkeletonable: true}]},
        {type: Own, baseClass: UITableViewWrapperView, id: o, subviews: [{type: UIView, id: b, isSkeletonable: true}]}]}
      """,
      "t collection 1", "w uncovered 1", "a block 1", "o uncovered 1", "b unreached 1 < o notSkeletonable"),
    RoleCase(
      "a printed tree's children are kids, whatever class holds them",
      """
      {type: Cell, baseClass: UITableViewCell, id: c, isSkeletonable: true, children: [
        {type: UIStackView, id: s, isSkeletonable: true, children: [{type: UILabel, id: l, isSkeletonable: true}]}]}
      """,
      "c container 1", "s container 1", "l lines 1"),
    RoleCase(
      "a label with a marked subview is a container, an unmarked subview of a leaf's lines stays visible",
      """
      {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UILabel, id: a, isSkeletonable: true, subviews: [{type: UIView, id: b, isSkeletonable: true}]},
        {type: UILabel, id: c, isSkeletonable: true, subviews: [{type: UIView, id: d}]}]}
      """,
      "r container 1", "a container 1", "b block 1", "c lines 1", "d uncovered 1"),
    RoleCase(
      "text that cannot have lines is a block",
      """
      {type: UIView, id: r, isSkeletonable: true, subviews: [
        {type: UILabel, id: a, isSkeletonable: true, numberOfLines: -2, frame: [0, 0, 9, 90]},
        {type: UILabel, id: b, isSkeletonable: true, numberOfLines: 0, frame: [0, 0, 9, 12]},
        {type: UITextView, id: c, isSkeletonable: true, frame: [0, 0, 9, 12.5]},
        {type: UITextField, id: d, isSkeletonable: true, frame: [0, 0, 9, 90]}]}
      """,
      "r container 1", "a block 1", "b block 1", "c lines 1", "d block 1"),
  ]
}
