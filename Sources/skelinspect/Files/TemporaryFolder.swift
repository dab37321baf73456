import SkelinspectKit
import Synchronization

/// A folder of its own where the system has such; it goes with this value, or with a signal that ends the program.
struct TemporaryFolder: ~Copyable {
  /// Absolute, without links.
  let path: Path
  private let signals: EndingSignals

  init() throws(FileError) {
    let place = Path(Environment.value("TMPDIR") ?? "")
    let parent = FileSystem.realPath(of: place.isAbsolute ? place : Path("/tmp")) ?? Path("/tmp")
    let pattern = parent / "skelinspect-XXXXXX".utf8
    var name = pattern.bytes.map { CChar(bitPattern: $0) } + [0]
    // Before there is something to clean up.
    let former = EndingSignals.block()
    guard mkdtemp(&name) != nil else {
      let error = FileSystem.systemError
      EndingSignals.restore(former)
      throw FileError(message: "cannot make a folder in \(parent.text): \(error)")
    }
    let path = Path(bytes: name.dropLast().map { UInt8(bitPattern: $0) })
    self.path = path
    signals = EndingSignals(former) { TemporaryFolder.remove(path) }
  }

  deinit {
    Self.remove(path)
    signals.release()
  }

  /// A signal that comes while it is removed waits for that.
  private static let removal = Mutex(())

  private static func remove(_ path: Path) { removal.withLock { _ in removeAll(in: path) } }

  /// Moves it away first, so that nothing new gets into it meanwhile.
  private static func removeAll(in path: Path) {
    let old = Path(bytes: path.bytes + ".old".utf8)
    let isMoved = path.withSystemName { name in old.withSystemName { rename(name, $0) } } == 0
    var folders = [isMoved ? old : path]
    var next = 0
    while next < folders.count {
      let folder = folders[next]
      next += 1
      for entry in (try? FileSystem.entries(of: folder).entries) ?? [] {
        let path = folder / entry.name
        if entry.kind == .folder { folders.append(path) } else { _ = path.withSystemName { unlink($0) } }
      }
    }
    for folder in folders.reversed() { _ = folder.withSystemName { rmdir($0) } }
  }
}

/// Signals that would end the program, which wait until something is cleaned up.
struct EndingSignals {
  private static let isOver = Atomic(false)
  /// Nobody else sends it.
  private static let end = SIGUSR1

  private let thread: Thread?
  private let former: sigset_t

  /// They wait from now on.
  ///
  /// - Returns: what waited before.
  static func block() -> sigset_t {
    var (set, former) = (Self.set, sigset_t())
    pthread_sigmask(SIG_BLOCK, &set, &former)
    return former
  }

  static func restore(_ former: sigset_t) {
    var former = former
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// - Parameter former: what waited before they did.
  init(_ former: sigset_t, cleaningUp: @escaping @Sendable () -> Void) {
    self.former = former
    Self.isOver.store(false, ordering: .releasing)
    thread = Thread {
      var (set, signal) = (Self.set, Int32(0))
      guard sigwait(&set, &signal) == 0, !Self.isOver.load(ordering: .acquiring) else { return }
      cleaningUp()
      // Nothing catches it: the program ends here.
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      kill(getpid(), signal)
    }
  }

  /// What came meanwhile is delivered now.
  func release() {
    Self.isOver.store(true, ordering: .releasing)
    if let thread {
      kill(getpid(), Self.end)
      thread.join()
    }
    Self.restore(former)
  }

  /// Without those that are ignored, as under nohup.
  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, end)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] {
      var action = sigaction()
      sigaction(signal, nil, &action)
      if !action.isIgnoring { sigaddset(&set, signal) }
    }
    return set
  }
}

extension sigaction {
  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
