import Models

/// The activity of the features, by their names.
public struct RootActivity: Equatable, Sendable {
  /// The features that are loading something.
  public var loading: [String] = []
  /// The features whose last request failed.
  public var failed: [String] = []

  /// Adds a load of a feature.
  mutating func add<Value, Failure>(_ name: String, _ load: LoadState<Value, Failure>) {
    if load.isLoading, !loading.contains(name) { loading.append(name) }
    if load.error != nil, !failed.contains(name) { failed.append(name) }
  }
}
