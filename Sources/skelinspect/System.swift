// The system's library under one name on every platform; all files of the program see it by this import.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#else
  @_exported import Darwin
#endif

/// A clock that nobody sets. Swift's own would link its tasks and their threads, which start with the program.
func systemUptime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

/// Bytes of stack that the system allows; nil where it does not say.
var stackLimit: UInt64? {
  #if canImport(Glibc)
    let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
  #else
    let stack = RLIMIT_STACK
  #endif
  var limit = rlimit()
  return getrlimit(stack, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
}

/// `read`, by a name that no method hides.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// `write`, by a name that no method hides.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
