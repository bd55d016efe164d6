import ConcurrencyExtras
import Foundation
import Testing

@testable import ComposableArchitecture

/// Where the executor is used, and with threads of the global one.
@Suite struct EffectExecutorUseTests {
  @Test func threadsStayWhereSomebodyGainsByIt() {
    func executor(
      _ priority: TaskPriority,
      cores: Int = 2,
      mayBelongToMain: Bool = false
    ) -> EffectExecutor? {
      EffectExecutor.executor(for: priority, cores: cores, mayBelongToMain: mayBelongToMain)
    }
    #expect(executor(.medium) != nil)
    #expect(executor(.high) != nil)
    #expect(executor(.high) !== executor(.medium))
    #expect(executor(.low) == nil)
    #expect(executor(.background) == nil)
    #expect(executor(.medium, cores: 1) == nil)
    #expect(executor(.medium, mayBelongToMain: true) == nil)
  }

  @Test func tasksOfTheMainSerialExecutorComeThereInTheirOwnOrder() {
    withMainSerialExecutor {
      for _ in 0..<20 { #expect(EffectExecutor.forNextOperation == nil) }
    }
  }

  @Test func aTaskOfLowPriorityKeepsNoThread() async {
    let (executors, continuation) = AsyncStream<EffectExecutor?>.makeStream()
    Task.detached(priority: .low) {
      for _ in 0..<20 { continuation.yield(EffectExecutor.forNextOperation) }
      continuation.finish()
    }
    for await executor in executors { #expect(executor == nil) }
  }

  /// In a process of its own: other tests keep the main actor busy, or use `withMainSerialExecutor`.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1), .timeLimit(.minutes(5)))
  func operationsOfAStoreOnTheMainActorThatBeginQuicklyRunThere() async {
    await #expect(processExitsWith: .success) { try await runQuickOperations() }
  }

  // MARK: Threads of the global executor

  /// More tasks than there are threads, each of which would keep one for ever.
  @Test(.timeLimit(.minutes(5))) func whoNeverEndsKeepsNobodyFromRunning() async {
    let executor = EffectExecutor(
      priority: .medium,
      mostThreads: ProcessInfo.processInfo.activeProcessorCount
    )
    let isDone = LockIsolated(false)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0...ProcessInfo.processInfo.activeProcessorCount {
        group.addTask(executorPreference: executor) {
          while !isDone.value { await Task.yield() }
        }
      }
      group.addTask { isDone.setValue(true) }
    }
    #expect(isDone.value)
  }

  @Test(.timeLimit(.minutes(5)), arguments: 1...5)
  func everyJobRunsOnce(_: Int) async {
    let executor = EffectExecutor(
      priority: .medium,
      mostThreads: ProcessInfo.processInfo.activeProcessorCount
    )
    let count = LockIsolated(0)
    let bystander = Bystander()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let task = Task(executorPreference: executor) {
              await Task.yield()
              count.withValue { $0 += 1 }
            }
            if number.isMultiple(of: 3) { await task.value }
            if number.isMultiple(of: 7) { await bystander.pass() }
          }
        }
      }
      await group.waitForAll()
    }
    // Those that nobody waited for. A job that is forgotten meets the time limit.
    while count.value < 1_600 { await Task.yield() }
    // And none has run twice.
    #expect(count.value == 1_600)
  }

  @Test func theLastJobOfATaskEndsIt() async {
    let executor = EffectExecutor(
      priority: .medium,
      mostThreads: ProcessInfo.processInfo.activeProcessorCount
    )
    let value = await Task(executorPreference: executor) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...100 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }.value
    #expect(value == 5_050)
  }
}

/// An actor that runs where its callers do.
private actor Bystander {
  func pass() {}
}

/// Runs operations until one has run on the executor for quick ones.
@MainActor
private func runQuickOperations() async throws {
  let quick = try #require(EffectExecutor.executor(for: .medium, cores: 2, mayBelongToMain: false))
  let executors = LockIsolated<[UnownedTaskExecutor?]>([])
  let store = Store<Int, Void>(initialState: 0) {
    Reduce { _, _ in
      .merge(
        (0..<20).map { _ in
          .run(priority: .medium) { _ in
            await Task.yield()
            executors.withValue { $0.append(withUnsafeCurrentTask { $0?.unownedTaskExecutor }) }
          }
        }
      )
    }
  }
  for _ in 0..<10_000 where !executors.value.contains(quick.asUnownedTaskExecutor()) {
    await store.send(()).finish()
  }
  try #require(executors.value.contains(quick.asUnownedTaskExecutor()))
  // The first of them have run where any task does.
  try #require(executors.value.contains(nil))
  try #require(executors.value.allSatisfy { $0 == nil || $0 == quick.asUnownedTaskExecutor() })
}
