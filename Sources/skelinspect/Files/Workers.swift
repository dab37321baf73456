import Synchronization

/// Does independent work in several threads, each taking the next piece that is left.
enum Workers {
  /// The results in the order of their numbers, whatever the number of threads.
  ///
  /// - Parameter report: called now and then on the calling thread with how many pieces have been begun.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, report: (Int) -> Void, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if min(jobs, count) <= 1 {
      return (0..<count).map { number in
        report(number)
        return body(number)
      }
    }
    let shared = Shared<Result>()
    let work: @Sendable () -> Void = { shared.work(count: count, body) }
    let threads = (1..<max(min(jobs, count), 1)).compactMap { _ in Thread(work) }
    shared.work(count: count, report: report, body)
    for thread in threads { thread.join() }
    return shared.results.withLock { $0 }.sorted { $0.number < $1.number }.map(\.result)
  }

  /// What the threads share.
  private final class Shared<Result: Sendable>: Sendable {
    let next = Atomic(0)
    let results = Mutex<[(number: Int, result: Result)]>([])

    func work(count: Int, report: (Int) -> Void = { _ in }, _ body: (Int) -> Result) {
      var own: [(number: Int, result: Result)] = []
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < count else { break }
        report(number)
        own.append((number, body(number)))
      }
      results.withLock { $0 += own }
    }
  }
}

/// A thread of the system.
struct Thread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Bytes; what is said to nest need not fit into the 512 KB that a Mac gives.
  private static let stackSize = 8 << 20

  /// That of these threads or of the first one, which the system limits.
  static var smallestStack: Int { stackLimit.map { Int(clamping: min($0, UInt64(stackSize))) } ?? stackSize }

  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif

  /// Nil where the system gives no more threads: the others do the work.
  init?(_ run: @escaping @Sendable () -> Void) {
    // On the heap: its initialiser belongs to whichever C module includes the header first.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, Self.stackSize)
    let body = Unmanaged.passRetained(Body(run))
    let result = pthread_create(&handle, attributes, start, body.toOpaque())
    guard result == 0 else {
      body.release()
      return nil
    }
  }

  func join() {
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
  }

  #if canImport(Darwin)
    private let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { body in
      Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run()
      return nil
    }
  #else
    private let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { body in
      if let body { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
      return nil
    }
  #endif
}
