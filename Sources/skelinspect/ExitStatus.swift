/// What the exit status says to scripts and CI.
enum ExitStatus: Int32 {
  case done = 0
  /// Findings at or above the fail level; two files that differ.
  case findings = 1
  /// Unreadable input, bad configuration, cannot write.
  case failed = 2
  /// A command line that makes no sense (`EX_USAGE`).
  case badUsage = 64
}
