import ConcurrencyExtras

extension TestClock {
  /// Lets the settlers of the work that sleeps here know that time is about to move, and returns them.
  func beginMove() -> [any Settler] {
    let settlers = queue.withValueInPlace(\.settlers)
    for settler in settlers { settler.beginMove() }
    return settlers
  }

  /// Runs everything that can run, until nothing is left.
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
      // Work that moves the clock can't wait for itself to come to rest. It can only let other work go first.
      if current != nil { await Task.megaYield() }
      if isUnobserved || (settlers.isEmpty && current == nil) { await yieldUntilQuiet() }
      if settlers.isEmpty && current == nil { return }
    } while queue.withValueInPlace({ $0.activity }) != before
  }

  /// Gives unobserved work the chance to run.
  ///
  /// Such work can't be observed, so this makes it likely that the work has come to rest. It queues jobs of the same
  /// priorities behind the work, twenty times. It also waits for tasks that were woken and don't run yet, and for a
  /// short time for tasks that haven't slept again.
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
          // It waits for a thread or for its actor. Even if that never comes, this must end.
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
