import Platform

/// The source of the choices of a run: a stream that is replayed, then random choices or zeros.
// @unchecked: touched only by the main actor's jobs of one run, one after the other.
final class Choices: @unchecked Sendable {
  /// The choices, one step after the other, and the number of values that each had.
  private var values: [UInt32] = []
  private var limits: [UInt32] = []
  /// The number of choices before each step.
  private var starts: [Int] = []
  /// Whether choices from here on stay as they are when all others are enumerated.
  var isSettling = false
  /// Whether random runs let all jobs run in their order, before the next event.
  let isCalm: Bool
  /// Whether slow checks are made.
  let isThorough: Bool
  private let replayed: [[UInt32]]
  private var random: SplitMix64?

  /// - Parameters:
  ///   - stream: The first choices.
  ///   - seed: The seed of the random choices after them; `nil` for zeros.
  ///   - isCalm: Whether random runs let all jobs run in their order, before the next event.
  ///   - isThorough: Whether slow checks are made.
  init(
    _ stream: ChoiceStream = ChoiceStream(),
    seed: UInt64? = nil,
    isCalm: Bool = false,
    isThorough: Bool = true
  ) {
    (self.isCalm, self.isThorough) = (isCalm, isThorough)
    replayed = stream.steps
    random = seed.map(SplitMix64.init)
    // Most runs are shorter.
    values.reserveCapacity(64)
    limits.reserveCapacity(64)
    starts.reserveCapacity(32)
  }

  /// The choices that the run has made.
  var stream: ChoiceStream { ChoiceStream(drawn) }

  /// The choices that each step has made.
  var drawn: [[UInt32]] { split(values) }

  /// The number of values that each choice of each step had.
  var bounds: [[UInt32]] { split(limits) }

  private func split(_ list: [UInt32]) -> [[UInt32]] {
    zip(starts, starts.dropFirst() + [list.count]).map { Array(list[$0..<$1]) }
  }

  /// Begins a step.
  func beginStep() { starts.append(values.count) }

  /// Returns a choice of the order of jobs, which calm runs don't vary.
  func drawOrder(below bound: Int, pick: (inout SplitMix64) -> Int = { _ in -1 }) -> Int {
    guard isCalm else { return draw(below: bound, pick: pick) }
    let isSettling = isSettling
    defer { self.isSettling = isSettling }
    self.isSettling = true
    return draw(below: bound) { _ in 0 }
  }

  /// Returns a choice below `bound`.
  ///
  /// - Parameters:
  ///   - bound: The number of values. Without an alternative nothing is recorded.
  ///   - pick: Returns a random choice; a negative one for any. Without it all values are equally likely.
  func draw(below bound: Int, pick: (inout SplitMix64) -> Int = { _ in -1 }) -> Int {
    guard bound > 1 else { return 0 }
    if starts.isEmpty { beginStep() }
    let step = starts.count - 1
    var value = 0
    if step < replayed.count {
      let place = values.count - starts[step]
      // A shrunk stream may have a choice that the run doesn't have at this point.
      if place < replayed[step].count { value = Int(replayed[step][place]) % bound }
    } else if random != nil {
      value =
        random.map { generator in
          var generator = generator
          defer { random = generator }
          let picked = pick(&generator)
          return picked < 0 ? generator.next(below: bound) : picked
        } ?? 0
    }
    values.append(UInt32(value))
    limits.append(isSettling ? 1 : UInt32(clamping: bound))
    return value
  }
}
