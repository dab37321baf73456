import SkelinspectKit

// A closed pipe is not an error: the write that meets it ends the program quietly. One beyond the limit of a file's
// size is, which is said.
for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
// Where the system has no more memory, Swift's own library ends the program.
signal(SIGABRT) { _ in
  let words: StaticString = "skelinspect: error: there is not enough memory\n"
  _ = systemWrite(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  _exit(ExitStatus.failed.rawValue)
}
if let limit = stackLimit, limit < 512 << 10 {
  OutputStream.error.write(
    "skelinspect: error: the stack is limited to \(limit >> 10) KB (ulimit -s), and 512 KB are needed\n")
  exit(ExitStatus.failed.rawValue)
}
exit(run(Environment.arguments).rawValue)
