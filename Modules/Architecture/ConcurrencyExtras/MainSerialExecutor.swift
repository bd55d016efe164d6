import Dispatch
import Foundation
import Platform

/// Runs an operation and its tasks one at a time, on the main actor, in the order in which they become ready.
///
/// It is for tests of asynchronous code that no `TestStore` runs:
///
/// ```swift
/// @Test func isLoadingWhileItLoads() async {
///   await withMainSerialExecutor {
///     let model = NumberModel(client: .mock)
///     let loading = Task { await model.load() }
///     await Task.yield()
///     #expect(model.isLoading)
///     await loading.value
///     #expect(!model.isLoading)
///   }
/// }
/// ```
///
/// Other work isn't affected, unless it is on the main actor, so that tests may run in parallel. Tasks of another
/// actor run on that actor, and effects of a `TestStore` on the executor of the store. If the concurrency runtime
/// can't be reached, as in an executable that links it statically, tasks run on their usual executors.
///
/// - Parameter operation: An operation to run on the main actor.
/// - Returns: The result of the operation.
/// - Throws: The error of the operation.
@MainActor
public func withMainSerialExecutor<T>(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> T
) async rethrows -> T {
  MainSerialExecutor.begin()
  defer { MainSerialExecutor.end() }
  return try await MainSerialExecutor.$isActive.withValue(true) { try await operation() }
}

/// Runs an operation, and the tasks that it starts on the main actor; see the async overload.
///
/// For `invokeTest` of an `XCTestCase`:
///
/// ```swift
/// override func invokeTest() {
///   withMainSerialExecutor { super.invokeTest() }
/// }
/// ```
public func withMainSerialExecutor<T>(
  @_implicitSelfCapture operation: () throws -> T
) rethrows -> T {
  MainSerialExecutor.begin()
  defer { MainSerialExecutor.end() }
  return try MainSerialExecutor.$isActive.withValue(true) { try operation() }
}

/// Whether all tasks of the process run on the main actor, one at a time.
///
/// "Unchecked", because it affects more than the caller's tasks and is never reset.
/// ``withMainSerialExecutor(operation:)`` affects only the tasks of an operation. Within one it is true.
public var uncheckedUseMainSerialExecutor: Bool {
  get { MainSerialExecutor.isProcessWide.load(ordering: .relaxed) || MainSerialExecutor.isActive }
  set {
    if newValue { MainSerialExecutor.install() }
    MainSerialExecutor.isProcessWide.store(newValue, ordering: .relaxed)
  }
}

/// A redirection of jobs from the global executor to the main actor.
///
/// The runtime calls a hook for each of them: `swift_task_enqueueGlobal_hook`, in `swift/Runtime/Concurrency.h` of
/// the Swift project.
private enum MainSerialExecutor {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Whether the caller belongs to an operation whose tasks run on the main actor.
  @TaskLocal static var isActive = false

  static let isProcessWide = Atomic(false)
  private static let operations = Atomic(0)
  /// The jobs of such operations, by their descriptions, which contain unique numbers. The code that resumes a job
  /// may not know the operation.
  private static let jobs = Mutex<Set<String>>([])

  static func begin() {
    install()
    operations.add(1, ordering: .relaxed)
  }

  static func end() {
    if operations.subtract(1, ordering: .relaxed).newValue == 0 { jobs.withLock { $0 = [] } }
  }

  static func install() { _ = installation }

  private static let installation: Void = {
    DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return }
    // The runtime declares this symbol as a variable of the type `Hook?`.
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
      if takes(job) { MainActor.shared.enqueue(job) } else { original(job) }
    }
  }()

  private static func takes(_ job: UnownedJob) -> Bool {
    if isProcessWide.load(ordering: .relaxed) { return true }
    guard operations.load(ordering: .relaxed) > 0 else { return false }
    let (id, current) = (id(of: job), isActive ? nil : currentTask)
    let isOfAnOperation = jobs.withLock { jobs in
      // A detached task doesn't know the operation either, and neither do the tasks that it starts.
      guard isActive || id.map(jobs.contains) == true || current.map(jobs.contains) == true else {
        return false
      }
      if let id { jobs.insert(id) }
      return true
    }
    // A task that suspends is no longer current when it is enqueued, but it has run on the operation's executor.
    return isOfAnOperation || isOnMainQueue
  }

  private static let mainQueueKey = DispatchSpecificKey<Bool>()

  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) == true }

  private static var currentTask: String? {
    // Both are just the address of a job; a task is one.
    withUnsafeCurrentTask { $0.flatMap { id(of: unsafeBitCast($0, to: UnownedJob.self)) } }
  }

  /// Returns the description of a task; `nil` for a job of an actor, which has no number.
  private static func id(of job: UnownedJob) -> String? {
    let description = job.description
    return description.hasSuffix("nil)") ? nil : description
  }
}
