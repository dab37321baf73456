/// What changes of a hierarchy are in its files.
struct ChangeEdits {
  /// One for each file.
  let files: [FileEdits]
  /// Views beside those of the changes that the same text describes: through an alias, a merge key, or a cell that
  /// several tables use.
  var others: [ViewIndex] = []
}
