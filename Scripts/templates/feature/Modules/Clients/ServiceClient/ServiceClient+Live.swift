import Dependencies

extension ServiceClient: DependencyKey {
  /// Returns the compiled-in items: there is no service yet. `Scripts/new-feature --http` makes a client that asks one.
  public static let liveValue = previewValue
}
