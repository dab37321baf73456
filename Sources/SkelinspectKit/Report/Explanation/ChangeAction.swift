/// What a step of `why`'s change is called in JSON.
enum ChangeAction: String, CaseIterable, Sendable {
  case mark, arrange, moveToContentView, putInWindow, callShow, callShowFirst, adoptSkeletonDataSource
  case useCell, useSectionView, set

  /// Nil for what reaches no view.
  init?(_ change: Change) {
    switch change {
    case .set(.isSkeletonable, _, _): self = .mark
    case .set(.hasWindow, _, _): self = .putInWindow
    case .set(.dataSource, _, _): self = .adoptSkeletonDataSource
    case .arrange: self = .arrange
    case .moveToContentView: self = .moveToContentView
    case .callShow: self = .callShow
    case .callShowFirst: self = .callShowFirst
    case .useCell: self = .useCell
    case .useSectionView: self = .useSectionView
    case .set: self = .set
    case .remove, .rename, .correct, .omitShow, .alter: return nil
    }
  }
}
