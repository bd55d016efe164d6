import ConcurrencyExtras

extension TestClock {
  /// Lets everything that can run, run, until it is quiet.
  nonisolated(nonsending) func settle() async {
    let current = EffectParking.current?.settler
    var before: Int
    repeat {
      let (activity, settlers, isUnobserved) = queue.withValueInPlace {
        ($0.activity, $0.settlers, !$0.unobservedPriorities.isEmpty)
      }
      before = activity
      for settler in settlers where settler !== current {
        await settler.settle()
      }
      // Work that moves the clock itself cannot wait for itself to be quiet, only let others go first.
      if current != nil { await Task.megaYield() }
      if isUnobserved || (settlers.isEmpty && current == nil) { await yieldUntilQuiet() }
      if settlers.isEmpty && current == nil { return }
    } while queue.withValueInPlace({ $0.activity }) != before
  }

  /// Gives unobserved work the chance to run.
  ///
  /// There is no way to see such work, so this combines what makes it likely that it has come to rest:
  /// jobs of the same priorities that queue up behind it, twenty times over; a task that was woken and does
  /// not run yet is waited for; and so is, for a short time, one that has not gone to sleep again.
  private nonisolated(nonsending) func yieldUntilQuiet() async {
    // Tasks that have not slept yet may have any priority.
    await yield(behind: [.background, .low])
    var activity = queue.withValueInPlace { $0.activity }
    var quietSince = ContinuousClock.now
    var rounds = 0
    while true {
      let (newActivity, priorities, isResuming, isAwake) = queue.withValueInPlace {
        ($0.activity, $0.unobservedPriorities, $0.resuming > 0, !$0.awake.isEmpty)
      }
      if newActivity != activity {
        (activity, quietSince, rounds) = (newActivity, .now, 0)
      }
      if rounds < 20 {
        rounds += 1
        await yield(behind: [Task.currentPriority] + priorities)
        continue
      }
      let patience: Swift.Duration =
        if isResuming {
          // It waits for a thread or for its actor. Should that never come, this must still end.
          .seconds(1)
        } else if isAwake {
          .milliseconds(5)
        } else {
          .milliseconds(1)
        }
      if quietSince.duration(to: .now) >= patience { break }
      // Leaves the processor to a thread that was interrupted in the middle of such work.
      try? await Task.sleep(for: .microseconds(200))
    }
    queue.withValueInPlace { $0.awake = [] }
  }

  /// Suspends until jobs that are queued now have had their turn, at some priorities and here.
  private nonisolated(nonsending) func yield(behind priorities: [TaskPriority]) async {
    for priority in priorities {
      await Task.detached(priority: priority) {}.value
    }
    await Task.yield()
  }
}
