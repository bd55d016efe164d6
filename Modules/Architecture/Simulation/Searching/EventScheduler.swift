import Platform

/// A kind of event. The raw value is the choice that stands for it: the simplest is the end of the run.
enum EventKind: Int, CaseIterable {
  case stop, answer, user, clock, hang
}

/// The events that are possible at a point of a run.
struct PossibleEvents {
  let world: SimulatedWorld
  let hasUser: Bool
  private let hasRequests: Bool
  private let hasSleepers: Bool

  init(world: SimulatedWorld, hasUser: Bool) {
    (self.world, self.hasUser) = (world, hasUser)
    (hasRequests, hasSleepers) = (world.hasRequests, world.hasSleepers)
  }

  /// The effects that wait for the answers.
  var requests: [ObjectIdentifier?] { world.requests.map(\.effect) }
  /// The effects that sleep until the next deadline.
  var sleepers: [ObjectIdentifier?] { world.nextSleepers.map(\.effect) }

  func has(_ kind: EventKind) -> Bool {
    switch kind {
    case .stop: true
    case .answer, .hang: hasRequests
    case .user: hasUser
    case .clock: hasSleepers
    }
  }
}

/// A strategy to pick the next event of a random run.
protocol EventScheduler: AnyObject {
  /// Returns the kind of the next event, and its place among those of its kind if the strategy cares.
  func next(_ events: PossibleEvents, _ random: inout SplitMix64) -> (kind: EventKind, place: Int?)

  /// The inclinations of the run.
  var habits: RunHabits? { get }
}

extension EventScheduler {
  var habits: RunHabits? { nil }
}

/// Picks any event, for runs of different lengths and habits.
final class RandomScheduler: EventScheduler {
  private static let weights: [(EventKind, Int)] = [(.answer, 10), (.user, 10), (.clock, 6), (.hang, 1)]
  private var length = 0
  private(set) var habits: RunHabits?

  func next(_ events: PossibleEvents, _ random: inout SplitMix64) -> (kind: EventKind, place: Int?) {
    if habits == nil {
      length = [4, 8, 16, 32][random.next(below: 4)]
      habits = RunHabits(&random)
    }
    if random.next(below: length) == 0 { return (.stop, nil) }
    var sum = 0
    for (kind, weight) in Self.weights where events.has(kind) { sum += weight }
    var rest = random.next(below: max(1, sum))
    for (kind, weight) in Self.weights where events.has(kind) {
      if rest < weight { return (kind, nil) }
      rest -= weight
    }
    return (.stop, nil)
  }
}

/// Runs the event of the highest priority, and lowers a priority at a few random points.
///
/// After Burckhardt et al., "A Randomized Scheduler with Probabilistic Guarantees of Finding Bugs", 2010: a defect
/// that needs *d* events in a certain order, in a run of *k* steps by *n* effects, is found with a probability of at
/// least 1/(*n* *k*^(*d* − 1)). The user is one of the effects here.
final class PriorityScheduler: EventScheduler {
  private let depth: Int
  private let length: Int
  private var priorities: [ObjectIdentifier?: Int] = [:]
  private var changes: [Int: Int] = [:]
  private var steps = 0

  init(depth: Int, length: Int) {
    (self.depth, self.length) = (depth, length)
  }

  func next(_ events: PossibleEvents, _ random: inout SplitMix64) -> (kind: EventKind, place: Int?) {
    if steps == 0 {
      for change in 0..<max(0, depth - 1) { changes[random.next(below: length)] = -1 - change }
    }
    defer { steps += 1 }
    guard steps < length else { return (.stop, nil) }
    var best: (kind: EventKind, place: Int?, thread: ObjectIdentifier?, priority: Int)?
    func consider(_ kind: EventKind, _ place: Int?, _ thread: ObjectIdentifier?) {
      let priority = priorities[thread] ?? depth + random.next(below: 1 << 20)
      priorities[thread] = priority
      if priority > best?.priority ?? .min { best = (kind, place, thread, priority) }
    }
    if events.hasUser { consider(.user, nil, nil) }
    for (place, thread) in events.requests.enumerated() { consider(.answer, place, thread) }
    for (place, thread) in events.sleepers.enumerated() { consider(.clock, place, thread) }
    guard let best else { return (.stop, nil) }
    if let change = changes[steps] { priorities[best.thread] = change }
    return (best.kind, best.place)
  }
}

/// Lets the feature come to rest before the user acts again.
final class SequentialScheduler: EventScheduler {
  private var length: Int?

  func next(_ events: PossibleEvents, _ random: inout SplitMix64) -> (kind: EventKind, place: Int?) {
    if events.has(.answer) { return (.answer, 0) }
    if events.has(.clock), !events.hasUser || random.next(below: 4) > 0 { return (.clock, 0) }
    let length = self.length ?? [4, 8, 16, 32][random.next(below: 4)]
    self.length = length
    return events.hasUser && random.next(below: length) > 0 ? (.user, nil) : (.stop, nil)
  }
}
