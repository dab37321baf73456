import Foundation

/// Whether hostile and random input is as long as can be: `CI_ALL=1`, as `make fuzz` has it.
let isWhole = ProcessInfo.processInfo.environment["CI_ALL"] == "1"

/// So many of random cases, or of something in a hostile text; as a rule a part of them, whose squares would be
/// felt all the same.
func scaled(_ count: Int, by part: Int = 20) -> Int { isWhole ? count : max(count / part, 1) }

/// Every fifth as a rule.
func sampled<Element>(_ elements: [Element], by part: Int = 5) -> [Element] {
  stride(from: 0, to: elements.count, by: isWhole ? 1 : part).map { elements[$0] }
}
