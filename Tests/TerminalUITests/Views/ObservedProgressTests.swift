import Foundation
import TerminalUI
import Testing

/// Bars for a progress of Foundation.
@MainActor
@Suite struct ObservedProgressTests {
  @Test func `the bar follows the progress until it is finished`() {
    let progress = Progress(totalUnitCount: 4)
    let now = Recorder<Date>()
    now.values = [Date(timeIntervalSince1970: 0)]
    let probe = ScreenProbe(width: 40, height: 1) {
      ProgressView(progress).environment(\.now, { now.values[0] })
    }
    func wait() {
      now.values[0] += 1
      probe.wake(at: now.values[0])
    }
    #expect(probe.text.hasSuffix("0%"))
    progress.completedUnitCount = 1
    wait()
    #expect(probe.text.hasSuffix("25%"))
    progress.completedUnitCount = 4
    wait()
    #expect(probe.text.hasSuffix("100%"))
    wait()
    #expect(!probe.needsFrame)
  }

  @Test func `an indeterminate progress is a spinner`() {
    let probe = ScreenProbe(width: 40, height: 1) { ProgressView(Progress(totalUnitCount: -1)) }
    #expect(!probe.text.contains("%"))
  }
}
