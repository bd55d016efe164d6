import Foundation

/// Performs an operation a number of times.
typealias Loop = @MainActor (_ count: Int) async -> Void

/// Measures how long an operation takes.
@MainActor
struct Stopwatch {
  /// How often each operation is measured.
  nonisolated static let runs = 7

  /// How long a run takes, in nanoseconds, so that neither the clock nor a single interruption matters.
  private static let runLength = 60e6

  let usesProcessorTime: Bool

  /// Times what `loop` repeats.
  func time(_ loop: Loop) async -> Figures {
    let count = await calibrate(loop)
    var runs: [Double] = []
    for _ in 0..<Self.runs { runs.append(await nanoseconds(count, loop) / Double(count)) }
    return Figures(runs)
  }

  /// Times what `loop` does more than `base`. The two run in turns, so that both see the same machine.
  func difference(_ loop: Loop, over base: Loop) async -> Figures {
    let count = await calibrate(loop)
    var runs: [Double] = []
    var baseRuns: [Double] = []
    for _ in 0..<Self.runs {
      baseRuns.append(await nanoseconds(count, base) / Double(count))
      runs.append(await nanoseconds(count, loop) / Double(count))
    }
    return Figures(runs) - Figures(baseRuns)
  }

  /// How often `loop` repeats its operation in a run. Warms it up, too.
  private func calibrate(_ loop: Loop) async -> Int {
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
