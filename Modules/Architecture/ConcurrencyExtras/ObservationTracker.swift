import Observation
import Platform

/// An observer of the last read only: each read replaces the one before.
///
/// `withObservationTracking` of the standard library holds its observation until one of the values that were read
/// changes. A caller that reads again for another reason, or is released, would leave that observation behind. So
/// each reading also reads a property of the tracker, and changing that property ends the observation.
package final class ObservationTracker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let current = Current()

  /// The number of the last reading. It is a separate object, so that an observation doesn't retain the tracker that
  /// ends it.
  private final class Current: Sendable {
    let number = Atomic(0)
  }

  package init() {}

  deinit { forget() }

  /// The number of the last reading.
  package var number: Int { current.number.load(ordering: .relaxed) }

  /// Evaluates a closure, and calls `onChange` once when anything that it read has changed. Earlier reads are
  /// forgotten.
  ///
  /// - Parameter onChange: Called with the number of the reading, on the thread of the change.
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
