import ConcurrencyExtras
import Observation

/// A counter of the notifications of an observer. It registers again each time.
@MainActor final class Tracker {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    track()
  }

  private func track() {
    withObservationTracking(read) {
      MainActor.assumeIsolated {
        self.count += 1
        self.track()
      }
    }
  }
}
