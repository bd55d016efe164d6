import Observation

/// Tracks reads of observable state, as `withObservationTracking` does. It is for code that is also built for systems
/// without Observation.
///
/// - Parameters:
///   - apply: Reads the values to track.
///   - onChange: Called once, when anything that was read changes.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<T>(
  _ apply: () -> T,
  onChange: @autoclosure () -> @Sendable () -> Void
) -> T { withObservationTracking(apply, onChange: onChange()) }
