import Models

/// The loads of the features.
public struct RootActivity: Equatable, Sendable {
  /// The features that are loading something.
  public var loading: [String] = []
  /// The services whose last answer to a feature was a failure, each of them once.
  public var failed: [String] = []

  /// Adds a load of a feature.
  ///
  /// - Parameters:
  ///   - name: The name of what is loaded.
  ///   - load: The load.
  ///   - service: The service that is asked; `nil` to use the name.
  mutating func add<Value, Failure>(
    _ name: String,
    _ load: LoadState<Value, Failure>,
    from service: String? = nil
  ) {
    if load.isLoading, !loading.contains(name) { loading.append(name) }
    let source = service ?? name
    if load.error != nil, !failed.contains(source) { failed.append(source) }
  }
}
