import Foundation

/// A loop that repeats an operation `count` times.
typealias Loop = @MainActor (_ count: Int) async -> Void

/// A timer for operations.
@MainActor
struct LoopTimer {
  /// The number of runs of each operation.
  nonisolated static let runs = 7

  /// The duration of a run in nanoseconds, long enough that neither the clock nor a single interruption matters.
  private static let runLength = 60e6

  let usesProcessorTime: Bool

  /// Measures the operation that `loop` repeats.
  func time(_ loop: Loop) async -> Figures {
    let count = await calibrate(loop)
    var runs: [Double] = []
    for _ in 0..<Self.runs { runs.append(await nanoseconds(count, loop) / Double(count)) }
    return Figures(runs)
  }

  /// Measures how much longer `loop` takes than `base`.
  func difference(_ loop: Loop, over base: Loop) async -> Figures {
    let count = await calibrate(loop)
    let (runs, baseRuns) = await alternate(loop, count, base, count)
    return runs - baseRuns
  }

  /// Measures the operation that `loop` repeats, beside the reference operation of `floor`.
  func time(_ loop: Loop, beside floor: Loop) async -> Figures {
    var (runs, floorRuns) = await alternate(loop, await calibrate(loop), floor, await calibrate(floor))
    runs.floor = floorRuns.median
    return runs
  }

  /// Measures two operations. Their runs alternate, so that both see the same conditions.
  private func alternate(
    _ loop: Loop,
    _ count: Int,
    _ base: Loop,
    _ baseCount: Int
  ) async -> (Figures, Figures) {
    var runs: [Double] = []
    var baseRuns: [Double] = []
    for _ in 0..<Self.runs {
      baseRuns.append(await nanoseconds(baseCount, base) / Double(baseCount))
      runs.append(await nanoseconds(count, loop) / Double(count))
    }
    return (Figures(runs), Figures(baseRuns))
  }

  /// Returns the number of repetitions for a run, and warms up the operation.
  private func calibrate(_ loop: Loop) async -> Int {
    // The first run includes the cost of things created once per process, such as type metadata.
    await loop(1)
    var count = 1
    while true {
      let elapsed = await nanoseconds(count, loop)
      if elapsed >= Self.runLength / 4 { return max(1, Int(Double(count) * Self.runLength / elapsed)) }
      count *= 2
    }
  }

  private func nanoseconds(_ count: Int, _ loop: Loop) async -> Double {
    let start = now
    await loop(count)
    return now - start
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(usesProcessorTime ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
