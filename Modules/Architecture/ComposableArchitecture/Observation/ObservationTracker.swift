import Observation
import Platform

/// Observes what was read the last time, and nothing that was read before.
///
/// `withObservationTracking` of the standard library keeps what it is told to watch until one of the things that
/// were read changes. Who reads again for another reason, or goes, would leave that behind, each time. So each
/// reading also reads something of the tracker's own, which ends it when it changes.
package final class ObservationTracker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let current = Current()

  /// The number of the last reading. In its own object, so that what is kept of a reading does not keep
  /// the owner of what ends it.
  private final class Current: Sendable {
    let number = Atomic(0)
  }

  package init() {}

  deinit { forget() }

  /// The number of the last reading.
  package var number: Int { current.number.load(ordering: .relaxed) }

  /// Evaluates something, and says once when anything that was read has changed. What was read before is
  /// forgotten.
  ///
  /// - Parameters:
  ///   - evaluate: Reads.
  ///   - onChange: Called with the number of the reading, on the thread of the change.
  package func track<Result>(_ evaluate: () -> Result, onChange: @escaping @Sendable (_ number: Int) -> Void)
    -> Result
  {
    forget()
    let number = number
    return withObservationTracking {
      registrar.access(self, keyPath: \.self)
      return evaluate()
    } onChange: { [current] in
      if current.number.load(ordering: .relaxed) == number { onChange(number) }
    }
  }

  /// Ends the last reading: its changes are no longer reported.
  private func forget() {
    current.number.add(1, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.self)
  }
}
