import ConcurrencyExtras
import Dependencies
import Dispatch
import Foundation
import Sharing
import Testing

/// The lock of a file, held by another program.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock")))
struct FileLockTests {
  private let directory: TemporaryDirectory
  private let url: URL

  init() throws {
    directory = try TemporaryDirectory()
    url = directory.url.appendingPathComponent("count.json")
    try Data("1".utf8).write(to: url)
  }

  private func count() -> Shared<Int> {
    withDependencies {
      $0.refreshDefaults()
    } operation: {
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        Shared(wrappedValue: 0, .fileStorage(url))
      }
    }
  }

  /// Starts a program that holds the lock until it is told to release it.
  private func holder(then end: String = "true") async throws -> Shell {
    try await start("exec flock .count.json.lock sh -c 'echo > held; read _ < go; \(end)'")
  }

  /// Starts a program, and waits until it writes to the pipe `held`.
  private func start(_ script: String) async throws -> Shell {
    for pipe in ["held", "go"] {
      guard mkfifo(directory.url.appendingPathComponent(pipe).path, 0o600) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }
    let shell = try Shell(script, in: directory.url)
    await onThread { [directory] in
      // Opening a pipe waits for the other end.
      let held = FileHandle(forReadingAtPath: directory.url.appendingPathComponent("held").path)
      _ = try? held?.readToEnd()
    }
    return shell
  }

  private func letGo() async {
    await onThread { [directory] in
      let go = FileHandle(forWritingAtPath: directory.url.appendingPathComponent("go").path)
      try? go?.write(contentsOf: Data("\n".utf8))
      try? go?.close()
    }
  }

  private func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }

  @Test func `a change waits for the lock`() async throws {
    let count = count()
    let holder = try await holder(then: "echo 10 > new; mv new count.json")
    let (changes, change) = AsyncStream<Void>.makeStream()
    Thread.detachNewThread {
      count.withLock { $0 += 1 }
      change.finish()
    }
    // Without turns for others in between: beside many other tests one may take as long as a change waits.
    await letGo()
    #expect(await holder.waitUntilExit() == 0)
    for await _ in changes {}
    #expect(count.wrappedValue == 11, "the change is made of what the other program wrote")
    #expect(try String(contentsOf: url, encoding: .utf8) == "11")
  }

  @Test func `a value is read without the lock`() async throws {
    let holder = try await holder()
    #expect(count().wrappedValue == 1)
    await letGo()
    #expect(await holder.waitUntilExit() == 0)
  }

  @Test func `the lock of a program that is killed is free`() async throws {
    let holder = try await start("exec 9> .count.json.lock; flock 9; echo > held; read _ < go")
    holder.end()
    _ = await holder.waitUntilExit()
    let count = count()
    count.withLock { $0 += 1 }
    #expect(try String(contentsOf: url, encoding: .utf8) == "2")
  }

  @Test func `a task that starts within a change waits for its own turn`() async {
    let (outer, inner) = (count(), count())
    let executor = ThreadExecutor()
    let order = LockIsolated<[String]>([])
    let started = DispatchSemaphore(value: 0)
    let tasks = LockIsolated<[Task<Void, Never>]>([])
    let change = Task(executorPreference: executor) {
      outer.withLock { value in
        let task = Task(executorPreference: executor) {
          started.signal()
          inner.withLock {
            order.withValue { $0.append("task") }
            $0 += 1
          }
        }
        tasks.withValue { $0.append(task) }
        started.wait()
        for _ in 0..<1_000 { sched_yield() }
        order.withValue { $0.append("change") }
        value += 10
      }
    }
    await change.value
    for task in tasks.value { await task.value }
    #expect(order.value == ["change", "task"])
    #expect(inner.wrappedValue == 12)
  }
}

/// Runs each job on another thread, so that a waiting job holds up no other.
private final class ThreadExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
