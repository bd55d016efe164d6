/// Keeps an observation alive.
@preconcurrency @MainActor
public final class ObserveToken {
  private var tracker: ObservationTracker? = ObservationTracker()

  nonisolated init() {}

  /// Ends the observation.
  public func cancel() { tracker = nil }

  func run(_ apply: @escaping @MainActor () -> Void) {
    tracker?.track {
      apply()
    } onChange: { [weak self] _ in
      Task { @MainActor in self?.run(apply) }
    }
  }
}
