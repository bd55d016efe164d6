import ConcurrencyExtras

/// The dismissal of the root feature of a test store: it cancels the effects that run.
final class RootDismissal: Sendable {
  private struct State: Sendable {
    var isDismissed = false
    weak var registry: EffectRegistry?
  }

  private let state = LockIsolated(State())

  /// Whether the feature has dismissed itself.
  var isDismissed: Bool { state.withValue { $0.isDismissed } }

  /// Sets the effects to cancel.
  func attach(_ registry: EffectRegistry) { state.withValue { $0.registry = registry } }

  /// Dismisses the feature.
  func dismiss() {
    let registry = state.withValue {
      $0.isDismissed = true
      return $0.registry
    }
    registry?.cancelAll()
  }
}
