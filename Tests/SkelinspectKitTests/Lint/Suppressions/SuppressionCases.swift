extension SuppressionCase {
  /// Where a comment stands, and what it hides there.
  static let places: [SuppressionCase] = [
    SuppressionCase(
      "On the line of a view, with a reason",
      "{type: UILabel, isSkeletonable: true, isHidden: true} # skelinspect:ignore hidden-leaf -- shown later",
      hidden: ["1: hidden-leaf, shown later"]),
    SuppressionCase(
      "Above a view, whose finding points further down",
      """
      type: UIView
      isSkeletonable: true
      subviews:
        # skelinspect:ignore hidden-leaf
        # The badge comes with the data.

        - type: UILabel
          isSkeletonable: true
          isHidden: true
      """, hidden: ["9: hidden-leaf"]),
    SuppressionCase(
      "Above an attribute",
      """
      type: UILabel
      isSkeletonable: true
      # skelinspect:ignore hidden-leaf
      isHidden: true
      """, hidden: ["4: hidden-leaf"]),
    SuppressionCase(
      "Not for the views below",
      """
      # skelinspect:ignore hidden-leaf
      type: UIView
      isSkeletonable: true
      subviews: [{type: UILabel, isSkeletonable: true, isHidden: true}]
      """, found: ["1: unused-suppression", "4: hidden-leaf"]),
    SuppressionCase(
      "A whole subtree",
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - type: UIView # skelinspect:ignore-subtree hidden-leaf -- all hidden
          isSkeletonable: true
          subviews:
            - {type: UILabel, isSkeletonable: true, isHidden: true}
            - type: UIStackView
              isSkeletonable: true
              arrangedSubviews: [{type: UILabel, isSkeletonable: true, alpha: 0}]
        - {type: UILabel, isSkeletonable: true, isHidden: true}
      """, found: ["11: hidden-leaf"], hidden: ["7: hidden-leaf, all hidden", "10: hidden-leaf, all hidden"]),
    SuppressionCase(
      "A whole file, all its documents, from anywhere in it",
      """
      {type: UILabel, isSkeletonable: true, isHidden: true}
      ---
      {type: UILabel, isSkeletonable: true, isHidden: true}
      # skelinspect:ignore-file hidden-leaf -- a template
      """, hidden: ["1: hidden-leaf, a template", "3: hidden-leaf, a template"]),
    SuppressionCase(
      "Behind a dash and behind a key, the value on the next line",
      """
      type: UITableViewCell
      isSkeletonable: true
      contentView: # skelinspect:ignore misspelt-class
        type: UIViwe
        subviews:
          - # skelinspect:ignore hidden-leaf
            type: UILabel
            isSkeletonable: true
            isHidden: true
      """, hidden: ["4: misspelt-class", "9: hidden-leaf"]),
    SuppressionCase(
      "Above a key, the value on the next line",
      """
      # skelinspect:ignore hidden-leaf
      root:
        {type: UILabel, isSkeletonable: true, isHidden: true}
      """, hidden: ["3: hidden-leaf"]),
    SuppressionCase(
      "A key of a list does not speak of its first element",
      """
      type: UIView
      isSkeletonable: true
      subviews: # skelinspect:ignore hidden-leaf
        - {type: UILabel, isSkeletonable: true, isHidden: true}
      """, found: ["3: unused-suppression", "4: hidden-leaf"]),
    SuppressionCase(
      "Above the next document of a stream",
      """
      {type: UIView}
      # skelinspect:ignore hidden-leaf
      ---
      {type: UILabel, isSkeletonable: true, isHidden: true}
      --- # skelinspect:ignore hidden-leaf
      {type: UILabel, isSkeletonable: true, isHidden: true}
      """, hidden: ["4: hidden-leaf", "6: hidden-leaf"]),
    SuppressionCase(
      "Every view of a line",
      """
      type: UIView
      isSkeletonable: true
      # skelinspect:ignore hidden-leaf
      subviews: [{type: UIView, alpha: 0, isSkeletonable: true}, {type: A, alpha: 0, isSkeletonable: true}]
      """, hidden: ["4: hidden-leaf", "4: hidden-leaf"]),
    SuppressionCase(
      "An alias stands where its anchor does",
      """
      type: UIView
      isSkeletonable: true
      subviews:
        - &badge {type: UILabel, isSkeletonable: true, isHidden: true} # skelinspect:ignore hidden-leaf
        - *badge
      """, hidden: ["4: hidden-leaf"]),
    SuppressionCase(
      "What is about no view",
      """
      type: UIView
      isSkeletonable: yes # skelinspect:ignore yaml-boolean
      isHidden: no
      """, found: ["3: yaml-boolean"], hidden: ["2: yaml-boolean"]),
  ]

  /// The `lint` key of a view.
  static let keys: [SuppressionCase] = [
    SuppressionCase(
      "In YAML",
      """
      type: UIView
      isSkeletonable: true
      lint: {ignore: {border-stays-visible: "drawn by the designer"}}
      layer: {borderWidth: 1}
      """, hidden: ["4: border-stays-visible, drawn by the designer"]),
    SuppressionCase(
      "In JSON, for that view only",
      """
      {"type": "UIView", "isSkeletonable": true, "lint": {"ignore": {"hidden-leaf": ""}}, "subviews": [
        {"type": "UILabel", "isSkeletonable": true, "isHidden": true},
        {"type": "UILabel", "isSkeletonable": true, "alpha": 0, "lint": {"ignore": {"hidden-leaf": ""}}}]}
      """, named: "a.json", found: ["1: unused-suppression", "2: hidden-leaf"], hidden: ["3: hidden-leaf"]),
    SuppressionCase(
      "Through a merge key and an alias, used in one place",
      """
      x-hidden: &hidden {isHidden: true, lint: {ignore: {hidden-leaf: shown later}}}
      type: UIView
      isSkeletonable: true
      subviews:
        - {<<: *hidden, type: UILabel, isSkeletonable: true}
        - {<<: *hidden, type: UILabel}
      """, hidden: ["1: hidden-leaf, shown later"]),
    SuppressionCase(
      "A misspelt rule, and one that cannot be ignored",
      "{type: UIView, lint: {ignore: {hidden-laef: a, syntax-error: b, all: c}}}",
      found: ["1: unused-suppression", "1: unused-suppression"]),
    SuppressionCase(
      "Comments of JSON's texts are none",
      #"{"type": "UILabel", "isSkeletonable": true, "alpha": 0, "id": " # skelinspect:ignore hidden-leaf"}"#,
      named: "a.json", found: ["1: hidden-leaf"]),
  ]
}
