import Foundation

/// So many where `CI_ALL=1`, as `make fuzz` has it; else a fifth of them: of random cases, or of something in a
/// hostile text, whose squares would be felt all the same.
func scaled(_ count: Int) -> Int {
  ProcessInfo.processInfo.environment["CI_ALL"] == "1" ? count : count / 5
}
