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

  @Test func eachJobThatComesAloneAsksForAThread() {
    let manual = ManualThreads()
    for _ in 0..<3 { manual.addJob() }
    #expect(manual.askedFor == 3)
    manual.runThread()
    #expect(manual.finishedJobs == 3)
    // The others come and find nothing left.
    manual.runThread()
    manual.runThread()
    #expect(manual.finishedJobs == 3)
    manual.addJob()
    #expect(manual.askedFor == 1)
    manual.runThread()
    #expect(manual.finishedJobs == 4)
  }

  @Test func aThreadStaysAfterSeveralJobsThatCameSoon() {
    let manual = ManualThreads()
    for number in 1...EffectExecutor.jobsBeforeStaying {
      manual.addJob()
      manual.runThread()
      #expect(manual.timeOfLastThread < EffectExecutor.stay, "\(number)")
    }
    manual.addJob()
    manual.runThread()
    #expect(manual.timeOfLastThread >= EffectExecutor.stay)
    #expect(manual.timeOfLastThread < EffectExecutor.stay * 2)
  }

  @Test func whoStaysRunsWhatComesWithoutAnotherThread() {
    let manual = ManualThreads()
    manual.makeThreadsStay()
    let before = manual.finishedJobs
    manual.addJob()
    manual.whileStaying([{ manual.addJob() }, { manual.addJob() }])
    manual.runThread()
    #expect(manual.finishedJobs == before + 3)
    #expect(manual.askedFor == 0)
  }

  @Test func nobodyStaysAfterAStayForNothing() {
    let manual = ManualThreads()
    manual.makeThreadsStay()
    manual.addJob()
    manual.runThread()
    #expect(manual.timeOfLastThread >= EffectExecutor.stay)
    for _ in 1..<EffectExecutor.jobsBeforeStaying {
      manual.addJob()
      manual.runThread()
      #expect(manual.timeOfLastThread < EffectExecutor.stay)
    }
  }

  @Test func nobodyStaysForJobsThatComeNowAndThen() {
    let manual = ManualThreads()
    for _ in 0..<20 {
      manual.advance(by: EffectExecutor.stay)
      manual.addJob()
      manual.runThread()
      #expect(manual.timeOfLastThread < EffectExecutor.stay)
    }
  }

  @Test func oneJobThatComesLateBeginsTheCountAgain() {
    let manual = ManualThreads()
    for _ in 1..<EffectExecutor.jobsBeforeStaying {
      manual.addJob()
      manual.runThread()
    }
    manual.advance(by: EffectExecutor.stay)
    for _ in 1...EffectExecutor.jobsBeforeStaying {
      manual.addJob()
      manual.runThread()
      #expect(manual.timeOfLastThread < EffectExecutor.stay)
    }
  }

  @Test func notMoreThanOneThreadStays() {
    let manual = ManualThreads()
    manual.makeThreadsStay()
    let before = manual.finishedJobs
    manual.addJob()
    manual.whileStaying([
      {
        // Who stays is enough for the first of them, and the second asks for another thread, which does not stay.
        manual.addJob()
        manual.addJob()
        #expect(manual.askedFor == 1)
        manual.runThread()
        #expect(manual.finishedJobs == before + 3)
        #expect(manual.timeOfLastThread < EffectExecutor.stay)
      }
    ])
    manual.runThread()
    #expect(manual.finishedJobs == before + 3)
    #expect(manual.askedFor == 0)
  }

  @Test func aThreadThatHasRunManyJobsGoesToTheEndOfTheLine() {
    let manual = ManualThreads()
    let count = EffectExecutor.jobsInOneGo * 2 + 1
    for _ in 0..<count { manual.addJob() }
    #expect(manual.askedFor == count)
    manual.runThread()
    #expect(manual.finishedJobs == EffectExecutor.jobsInOneGo)
    #expect(manual.askedFor == count)
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

  @Test func tasksOfTheMainSerialExecutorComeThereInTheirOwnOrder() async {
    await withMainSerialExecutor { #expect(EffectExecutor.forCurrentTask == nil) }
  }

  // MARK: Threads of the global executor

  /// More tasks than there are threads, each of which would keep one for ever.
  @Test func whoNeverEndsKeepsNobodyFromRunning() async {
    let executor = EffectExecutor()
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
    let executor = EffectExecutor()
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
    let executor = EffectExecutor()
    let value = await Task(executorPreference: executor) {
      await withTaskGroup(of: Int.self) { group in
        for number in 1...100 { group.addTask { number } }
        return await group.reduce(0, +)
      }
    }.value
    #expect(value == 5_050)
  }
}

/// Threads for an executor that do nothing until a test has them do it.
private final class ManualThreads: Sendable {
  private struct Contents {
    var time = ContinuousClock.now
    var threads: [@Sendable () -> Void] = []
    var priorities: [TaskPriority] = []
    /// What happens, by each look at the clock.
    var events: [(@Sendable () -> Void)?] = []
    var isInEvent = false
    var finishedJobs = 0
    var timeOfLastThread = Duration.zero
  }

  private let contents = LockIsolated(Contents())
  private let executor: EffectExecutor

  init() {
    let contents = contents
    executor = EffectExecutor {
      let (time, event) = contents.withValue { contents in
        contents.time += .microseconds(10)
        let event = contents.isInEvent || contents.events.isEmpty ? nil : contents.events.removeFirst()
        contents.isInEvent = contents.isInEvent || event != nil
        return (contents.time, event)
      }
      if let event {
        event()
        contents.withValue { $0.isInEvent = false }
      }
      return time
    } onThread: { priority, work in
      contents.withValue { contents in
        contents.priorities.append(priority)
        contents.threads.append(work)
      }
    }
  }

  var askedFor: Int { contents.threads.count }
  var priorities: [TaskPriority] { contents.priorities }
  var finishedJobs: Int { contents.finishedJobs }
  /// How much time has passed while the last thread that ended ran.
  var timeOfLastThread: Duration { contents.timeOfLastThread }

  func advance(by duration: Duration) { contents.withValue { $0.time += duration } }

  func addJob(priority: TaskPriority = .medium, _ job: @escaping @Sendable () -> Void = {}) {
    Task(executorPreference: executor, priority: priority) { [contents] in
      job()
      contents.withValue { $0.finishedJobs += 1 }
    }
  }

  /// Has `events` happen, one each time that a thread stays.
  func whileStaying(_ events: [@Sendable () -> Void]) {
    // It looks at the clock once before it stays.
    contents.withValue { $0.events = events.flatMap { [nil, $0] } }
  }

  func runThread() {
    let (start, thread) = contents.withValue { ($0.time, $0.threads.removeFirst()) }
    thread()
    contents.withValue { $0.timeOfLastThread = start.duration(to: $0.time) }
  }

  /// Has so many jobs come soon after one another that a thread stays after the next.
  func makeThreadsStay() {
    for _ in 1...EffectExecutor.jobsBeforeStaying {
      addJob()
      runThread()
    }
  }
}
