/// The search for the simplest run that fails in the same way.
///
/// It shrinks the stream of choices, and with it everything drawn from the stream: events are left out, answers arrive
/// earlier, values become simpler.
@MainActor
struct Shrinker {
  /// Makes the run of a stream. The result is `nil` if the time is over.
  let run: @MainActor (ChoiceStream) async -> SimulatedRun?
  private let signature: String
  private(set) var best: SimulatedRun
  private(set) var attempts = 0
  private var tried: Set<ChoiceStream> = []
  private var isOver = false

  init(_ failed: SimulatedRun, run: @escaping @MainActor (ChoiceStream) async -> SimulatedRun?) {
    best = failed
    signature = failed.failure?.signature ?? ""
    self.run = run
  }

  /// Shrinks the run until nothing makes it simpler.
  mutating func shrink() async {
    var before: ChoiceStream
    repeat {
      before = best.stream
      await removeSteps()
      await removePairs()
      await lowerValues()
      await swapSteps()
    } while best.stream != before && !isOver
  }

  /// Tries a stream.
  ///
  /// - Returns: Whether its run is simpler and fails in the same way.
  private mutating func accepts(_ steps: [[UInt32]]) async -> Bool {
    let stream = ChoiceStream(steps)
    guard !isOver, stream != best.stream, tried.insert(stream).inserted else { return false }
    guard let result = await run(stream) else {
      isOver = true
      return false
    }
    attempts += 1
    guard result.failure?.signature == signature, isSimpler(result) else { return false }
    best = result
    return true
  }

  /// Tries a stream in which a step was left out. A later answer may now have the place before, because there is a
  /// request less.
  private mutating func accepts(_ steps: [[UInt32]], after place: Int) async -> Bool {
    if await accepts(steps) { return true }
    for later in place..<max(place, min(steps.count, 20)) where steps[later][safe: 1] ?? 0 > 0 {
      var moved = steps
      moved[later][1] -= 1
      if await accepts(moved) { return true }
    }
    return false
  }

  private func isSimpler(_ run: SimulatedRun) -> Bool {
    let (new, old) = (run.steps + (run.isInterleaved ? 1 : 0), best.steps + (best.isInterleaved ? 1 : 0))
    return new < old || (new == old && run.stream < best.stream)
  }

  private mutating func removeSteps() async {
    var size = max(1, best.stream.steps.count / 2)
    while true {
      var start = 0
      while start < best.stream.steps.count {
        var steps = best.stream.steps
        steps.removeSubrange(start..<min(start + size, steps.count))
        if await !accepts(steps, after: start) { start += size }
        if isOver { return }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Leaves out two steps at once: an action, and the answer to its request.
  private mutating func removePairs() async {
    var first = 0
    while first < min(best.stream.steps.count, 20) {
      var second = first + 1
      while second < min(best.stream.steps.count, 20) {
        var steps = best.stream.steps
        steps.remove(at: second)
        steps.remove(at: first)
        if await !accepts(steps, after: first) { second += 1 }
        if isOver { return }
      }
      first += 1
    }
  }

  /// Makes each choice smaller, or leaves it out.
  private mutating func lowerValues() async {
    var step = 0
    while step < best.stream.steps.count {
      var index = 0
      while index < best.stream.steps[safe: step]?.count ?? 0 {
        await lowerValue(step, index)
        var steps = best.stream.steps
        if index < steps[safe: step]?.count ?? 0 {
          steps[step].remove(at: index)
          if await accepts(steps) { continue }
        }
        if isOver { return }
        index += 1
      }
      step += 1
    }
  }

  /// Lowers a value to zero, or by bisection to the smallest value that fails.
  private mutating func lowerValue(_ step: Int, _ index: Int) async {
    var low = -1
    while let value = best.stream.steps[safe: step]?[safe: index].map(Int.init), low + 1 < value, !isOver {
      let middle = low < 0 ? 0 : low + (value - low) / 2
      var steps = best.stream.steps
      steps[step][index] = UInt32(middle)
      if await !accepts(steps) { low = middle }
    }
  }

  /// Moves later steps before earlier ones if that is simpler: answers before actions.
  private mutating func swapSteps() async {
    var place = 0
    while place + 1 < best.stream.steps.count {
      var steps = best.stream.steps
      steps.swapAt(place, place + 1)
      if await !accepts(steps) { place += 1 }
      if isOver { return }
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
