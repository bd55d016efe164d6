import Platform

/// The inclinations of a random run: the user takes only some of the possible actions, and most requests succeed.
///
/// A defect that needs the same action several times in a row, or several good answers, is rare among runs in which
/// everything is equally likely. Half of all runs have habits, of either kind. After Groce et al., "Swarm Testing",
/// 2012.
struct RunHabits {
  /// The places among the user's actions that the run uses, by their remainder modulo 64; `nil` for all.
  private var usedActions: UInt64?
  /// One in this number of requests has any outcome, and all others their first.
  private var failures = 1

  init(_ random: inout SplitMix64) {
    if random.next(below: 2) == 0 {
      usedActions = random.next()
      // Few actions in every other run.
      if random.next(below: 2) == 0 { usedActions? &= random.next() }
    }
    failures = [1, 1, 4, 16][random.next(below: 4)]
  }

  /// Returns the place of an action among `count`.
  func action(among count: Int, _ random: inout SplitMix64) -> Int {
    let place = random.next(below: count)
    guard let usedActions else { return place }
    for next in 0..<min(count, 64) where usedActions >> UInt64((place + next) % count % 64) & 1 == 1 {
      return (place + next) % count
    }
    return place
  }

  /// Returns an outcome of a request among `count`.
  func outcome(among count: Int, _ random: inout SplitMix64) -> Int {
    random.next(below: failures) == 0 ? random.next(below: count) : 0
  }
}
