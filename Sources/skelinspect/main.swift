import SkelinspectKit

// A closed pipe is not an error: the write that meets it ends the program quietly. One beyond the limit of a file's
// size is, which is said.
for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
exit(run(Environment.arguments).rawValue)
