# Shortens what `swift test` says to what failed, what was skipped, and the closing line. What is left out is counted,
# with its line in the log. To be run with LC_ALL=C: letters are bytes here, whichever awk it is.

BEGIN {
  room = 130            # lines for issues; beyond them issues are only counted
  lines_of_issue = 16
  issues_of_test = 3
  width = 200           # bytes of a line
  place = " at [^ ]*[.]swift:[0-9]+:[0-9]+: "
}

# An event is a sign, `Test` or `Suite` and a name; the lines up to the next one belong to it.
/^[\200-\377][^ ]* +(Test|Suite) / || /^error: / {
  end_issue()
  if (/ recorded an? (issue|warning)/ && !/ Test case passing /) first = NR
  else if (/ Test run with /) closing = $0
  else if (/ Test / && match($0, / skipped(\.$|: )/)) skip(substr($0, RSTART + RLENGTH))
}
first { issue[count++] = $0 }
!/ started\.$/ { latest[NR % 20] = $0 }

END {
  end_issue()
  for (i = 1; i <= tests && i <= 20; i++)
    print cut("… " hidden[test[i]] " more of " test[i] " from line " begin[test[i]] " of " log_file)
  if (tests > 20) print "… and " tests - 20 " more tests in " log_file
  for (i = 1; i <= reasons; i++) print cut("Skipped " skipped[reason[i]] ": " reason[i])
  if (!closing) print "The tests came to no end. The last lines of " log_file ":"
  for (i = NR - 19; i <= NR && !closing; i++) if (i % 20 in latest) print cut(latest[i % 20])
  if (closing) print closing
}

function skip(why) {
  if (why == "") why = "no reason is given"
  if (!skipped[why]++) reason[++reasons] = why
}

# Prints the issue that was read since `first`, with its place before the test's arguments.
function end_issue(    head, name, at, i, last) {
  if (!first) return
  head = issue[0]
  for (i = 1; head !~ place && i < count && i < 20; i++) head = head "⏎" issue[i]
  name = head
  sub(/ recorded an? .*/, "", name)
  if (printed >= room || ++issues[name] > issues_of_test) {
    if (!hidden[name]++) { test[++tests] = name; begin[name] = first }
  } else {
    match(head, place)
    at = RSTART
    show(name arguments(substr(head, 1, at - 1)))
    show("  " substr(head, at + 4))
    last = count - i <= lines_of_issue ? count : i + lines_of_issue
    for (; i < last; i++) show("  " issue[i])
    if (last < count) show("  … " count - last " more lines from line " first + last " of " log_file)
  }
  first = count = 0
}

# What stands after `with 2 arguments`, if anything.
function arguments(head) { return match(head, / with [0-9]+ arguments? /) ? ": " substr(head, RSTART + RLENGTH) : "" }

function show(line) { printed++; print cut(line); fflush() }

# Leaves out the middle of a long line; no letter is cut in two.
function cut(line,    end) {
  if (length(line) <= width) return line
  end = substr(line, length(line) - width / 4)
  sub(/^[\200-\277]+/, "", end)
  line = substr(line, 1, width / 4 * 3)
  sub(/[\300-\377]?[\200-\277]*$/, "", line)
  return line " … " end
}
