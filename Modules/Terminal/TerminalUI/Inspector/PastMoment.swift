import ComposableArchitecture

/// A moment of the past that the screen shows.
struct PastMoment {
  /// The number of the action after which it was.
  let number: Int
  /// The shared values then.
  let shared: SharedMoment
}

extension PastMoment? {
  /// Runs an operation that reads shared values: those of the past, if there is one. Then it changes none.
  func withSharedValues<Result>(_ operation: () -> Result) -> Result {
    guard let self else { return operation() }
    return SharedChangeTracker.reading(at: self.shared, operation)
  }
}

extension EnvironmentValues {
  /// Whether the view shows a state of the past, which can't be changed.
  var isPast: Bool { past != nil }
}
