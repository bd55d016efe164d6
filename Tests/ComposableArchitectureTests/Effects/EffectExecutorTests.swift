import ConcurrencyExtras
import Foundation
import Testing

@testable import ComposableArchitecture

@Suite struct EffectExecutorTests {
  // MARK: Threads that a test runs by hand, in a time that it tells

  @Test func aJobWaitsForTheThreadThatItAsksFor() {
    let manual = ManualThreads()
    manual.addJob()
    #expect(manual.askedFor == 1)
    #expect(manual.finishedJobs == 0)
    manual.runThread()
    #expect(manual.finishedJobs == 1)
    #expect(manual.askedFor == 0)
  }

  @Test func threadsComeForJobsThatNobodyIsToComeFor() {
    let manual = ManualThreads()
    for _ in 0..<3 { manual.addJob() }
    #expect(manual.askedFor == 3)
    manual.runThread()
    #expect(manual.finishedJobs == 3)
    // The first of the others will look for it.
    manual.addJob()
    #expect(manual.askedFor == 2)
    manual.runThread()
    #expect(manual.finishedJobs == 4)
    // It finds nothing, and leaves.
    manual.runThread()
    manual.addJob()
    #expect(manual.askedFor == 1)
    manual.runThread()
    #expect(manual.finishedJobs == 5)
  }

  @Test func noMoreThreadsComeThanMayWork() {
    let manual = ManualThreads(most: 2)
    for _ in 0..<10 { manual.addJob() }
    #expect(manual.askedFor == 2)
    manual.runThread()
    #expect(manual.finishedJobs == 10)
    manual.runThread()
    // Both have left.
    for _ in 0..<10 { manual.addJob() }
    #expect(manual.askedFor == 2)
    manual.runThread()
    manual.runThread()
    #expect(manual.finishedJobs == 20)
  }

  @Test func aThreadCountsUntilItHasLeft() {
    let manual = ManualThreads(most: 1)
    manual.addJob {
      manual.addJob()
      #expect(manual.askedFor == 0)
    }
    manual.runThread()
    #expect(manual.finishedJobs == 2)
    manual.addJob()
    #expect(manual.askedFor == 1)
    manual.runThread()
  }

  @Test func operationsRunHereAfterSeveralThatCameSoon() {
    let manual = ManualThreads()
    for _ in 0..<EffectExecutor.soonOperations { #expect(!manual.beginOperation()) }
    for _ in 0..<10 { #expect(manual.beginOperation()) }
    manual.advance(by: EffectExecutor.soon)
    for _ in 0..<EffectExecutor.soonOperations { #expect(!manual.beginOperation()) }
    #expect(manual.beginOperation())
  }

  @Test func operationsThatComeNowAndThenRunElsewhere() {
    let manual = ManualThreads()
    for _ in 0..<20 {
      manual.advance(by: EffectExecutor.soon)
      #expect(!manual.beginOperation())
    }
  }

  @Test func nobodyStaysForOperationsThatAreNotQuick() {
    let manual = ManualThreads()
    for _ in 0..<10 {
      manual.addJob()
      manual.runThread()
      #expect(manual.timeOfLastThread == .zero)
    }
  }

  @Test func aThreadStaysForAMomentAfterQuickOperations() {
    let manual = ManualThreads()
    manual.beginQuickOperations()
    manual.addJob()
    manual.runThread()
    #expect(manual.timeOfLastThread >= EffectExecutor.stay)
    #expect(manual.timeOfLastThread < EffectExecutor.stay * 2)
  }

  @Test func whoStaysRunsWhatComesWithoutAnotherThread() {
    let manual = ManualThreads()
    manual.beginQuickOperations()
    manual.addJob()
    manual.whileStaying([{ manual.addJob() }, { manual.addJob() }])
    manual.runThread()
    #expect(manual.finishedJobs == 3)
    #expect(manual.askedFor == 0)
  }

  @Test func nobodyStaysAfterAStayForNothing() {
    let manual = ManualThreads()
    manual.beginQuickOperations()
    manual.addJob()
    manual.runThread()
    #expect(manual.timeOfLastThread >= EffectExecutor.stay)
    manual.addJob()
    manual.runThread()
    #expect(manual.timeOfLastThread == .zero)
    #expect(!manual.beginOperation())
    manual.beginQuickOperations()
    manual.addJob()
    manual.runThread()
    #expect(manual.timeOfLastThread >= EffectExecutor.stay)
  }

  @Test func notMoreThanOneThreadStays() {
    let manual = ManualThreads()
    manual.beginQuickOperations()
    manual.addJob()
    manual.whileStaying([
      {
        // Who stays is enough for the first of them, and the second asks for another thread, which does not stay.
        manual.addJob()
        manual.addJob()
        #expect(manual.askedFor == 1)
        manual.runThread()
        #expect(manual.finishedJobs == 3)
        #expect(manual.timeOfLastThread == .zero)
      }
    ])
    manual.runThread()
    #expect(manual.finishedJobs == 3)
    #expect(manual.askedFor == 0)
  }

  @Test func aThreadThatHasRunManyJobsGoesToTheEndOfTheLine() {
    let manual = ManualThreads(most: 2)
    let count = EffectExecutor.jobsInOneGo * 5
    for _ in 0..<count { manual.addJob() }
    for turn in 1...4 {
      #expect(manual.askedFor == 2)
      manual.runThread()
      #expect(manual.finishedJobs == EffectExecutor.jobsInOneGo * turn)
    }
    while manual.askedFor > 0 { manual.runThread() }
    #expect(manual.finishedJobs == count)
  }

  @Test func jobsAreRunInTheOrderInWhichTheyCame() {
    let manual = ManualThreads()
    let order = LockIsolated<[Int]>([])
    for number in 0..<200 { manual.addJob { order.withValue { $0.append(number) } } }
    while manual.askedFor > 0 { manual.runThread() }
    #expect(order.value == Array(0..<200))
  }

  @Test func aThreadIsAskedForWithThePriorityOfTheJob() {
    let manual = ManualThreads()
    manual.addJob(priority: .high)
    manual.addJob(priority: .medium)
    #expect(manual.priorities == [.high, .medium])
    manual.runThread()
    manual.runThread()
  }

  // MARK: When it is used

  @Test func threadsStayWhereSomebodyGainsByIt() {
    #expect(EffectExecutor.suits(priority: .medium, cores: 2, mayBelongToMain: false))
    #expect(EffectExecutor.suits(priority: .high, cores: 2, mayBelongToMain: false))
    #expect(!EffectExecutor.suits(priority: .low, cores: 2, mayBelongToMain: false))
    #expect(!EffectExecutor.suits(priority: .background, cores: 2, mayBelongToMain: false))
    #expect(!EffectExecutor.suits(priority: .medium, cores: 1, mayBelongToMain: false))
    #expect(!EffectExecutor.suits(priority: .medium, cores: 2, mayBelongToMain: true))
  }

  @Test func tasksOfTheMainSerialExecutorComeThereInTheirOwnOrder() {
    withMainSerialExecutor {
      for _ in 0..<20 { #expect(EffectExecutor.forNextOperation == nil) }
    }
  }

  // MARK: Threads of the global executor

  /// More tasks than there are threads, each of which would keep one for ever.
  @Test func whoNeverEndsKeepsNobodyFromRunning() async {
    let executor = EffectExecutor(mostThreads: ProcessInfo.processInfo.activeProcessorCount)
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

  @Test(arguments: 1...5)
  func nothingIsForgotten(_: Int) async {
    let executor = EffectExecutor(mostThreads: ProcessInfo.processInfo.activeProcessorCount)
    let count = LockIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            let task = Task(executorPreference: executor) {
              await Task.yield()
              count.withValue { $0 += 1 }
            }
            if number.isMultiple(of: 3) { await task.value }
            if number.isMultiple(of: 7) { await MainActor.run {} }
          }
        }
      }
      await group.waitForAll()
    }
    // Those that nobody waited for.
    while count.value < 1_600 { await Task.yield() }
    #expect(count.value == 1_600)
  }

  @Test func theLastJobOfATaskEndsIt() async {
    let executor = EffectExecutor(mostThreads: ProcessInfo.processInfo.activeProcessorCount)
    let value = await Task(executorPreference: executor) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...100 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }.value
    #expect(value == 5_050)
  }
}
