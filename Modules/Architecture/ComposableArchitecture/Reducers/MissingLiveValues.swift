import Dependencies

extension Reducer {
  /// Returns the dependencies without a live value that this reducer, or a reducer in it, reads.
  ///
  /// An app calls it before it starts. So missing values are noticed there and not with the first tap that needs
  /// them:
  ///
  /// ```swift
  /// for missing in Root().missingLiveValues() { reportIssue("No live value: \(missing)") }
  /// ```
  ///
  /// It sees the `@Dependency` properties of all reducers in the tree, including children that don't exist yet, and
  /// the dependencies that live values read while they are made. It doesn't see a `@Dependency` that is declared
  /// within a function. It reports no issues. Live values are made, and kept.
  ///
  /// - Parameter prepareDependencies: Overrides dependencies as the app's store does.
  /// - Returns: The missing values, each once, in the order of the reducers.
  public func missingLiveValues(
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> [MissingLiveValue] {
    var dependencies = DependencyValues._current
    prepareDependencies(&dependencies)
    return dependencies.missingLiveValues { _ in
      ReducerSurvey.run(self) { reducer in
        for property in Mirror(reflecting: reducer).children {
          (property.value as? any DependencyReader)?.readValue()
        }
      }
    }
  }
}
