import ConcurrencyExtras
import Testing

@testable import ComposableArchitecture

/// With threads that a test runs by hand, in a time that it tells.
@Suite struct EffectExecutorTests {
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
      #expect(manual.timeOfLastThread < EffectExecutor.stay)
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
    #expect(manual.timeOfLastThread < EffectExecutor.stay)
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
        #expect(manual.timeOfLastThread < EffectExecutor.stay)
      }
    ])
    manual.runThread()
    #expect(manual.finishedJobs == 3)
    #expect(manual.askedFor == 0)
  }

  @Test func aThreadThatHasRunForSomeTimeWaitsForItsTurn() {
    let manual = ManualThreads(most: 2)
    for _ in 0..<5 { manual.addJob { manual.advance(by: EffectExecutor.turn) } }
    // Two threads are to come. The last two jobs are theirs.
    for turn in 1...3 {
      #expect(manual.askedFor == 2)
      manual.runThread()
      #expect(manual.finishedJobs == turn)
    }
    #expect(manual.askedFor == 2)
    manual.runThread()
    manual.runThread()
    #expect(manual.finishedJobs == 5)
    #expect(manual.askedFor == 0)
    // Both have left.
    for _ in 0..<3 { manual.addJob() }
    #expect(manual.askedFor == 2)
    manual.runThread()
    manual.runThread()
    #expect(manual.finishedJobs == 8)
  }

  @Test func jobsThatTakeNoTimeRunInOneTurn() {
    let manual = ManualThreads(most: 1)
    for _ in 0..<50 { manual.addJob() }
    manual.runThread()
    #expect(manual.finishedJobs == 50)
    #expect(manual.askedFor == 0)
  }

  @Test func jobsAreRunInTheOrderInWhichTheyCame() {
    let manual = ManualThreads()
    let order = LockIsolated<[Int]>([])
    for number in 0..<200 { manual.addJob { order.withValue { $0.append(number) } } }
    while manual.askedFor > 0 { manual.runThread() }
    #expect(order.value == Array(0..<200))
  }

  @Test func aThreadHasThePriorityOfTheExecutor() {
    let manual = ManualThreads(most: 1)
    for _ in 0..<2 { manual.addJob { manual.advance(by: EffectExecutor.turn) } }
    manual.runThread()
    manual.runThread()
    #expect(manual.finishedJobs == 2)
    #expect(manual.priorities == [.medium, .medium])
  }

  @Test func aJobThatMayBelongToTheMainActorIsLeftToTheGlobalExecutor() async {
    let manual = ManualThreads()
    manual.letJobsBelongToMain()
    await withCheckedContinuation { continuation in manual.addJob { continuation.resume() } }
    #expect(manual.askedFor == 0)
  }

  @Test func aJobOfAnotherPriorityWaitsForNoneOfThisOne() {
    let manual = ManualThreads(most: 1)
    manual.addJob()
    manual.addJob(priority: .high)
    manual.addJob(priority: .background)
    #expect(manual.priorities == [.medium, .high, .background])
    manual.runThread(at: 1)
    #expect(manual.finishedJobs == 1)
    manual.runThread(at: 1)
    #expect(manual.finishedJobs == 2)
    manual.runThread()
    #expect(manual.finishedJobs == 3)
  }
}
