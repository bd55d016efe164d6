import Dependencies

extension Reducer {
  /// The dependencies that this reducer, or a reducer in it, reads and that have no live value.
  ///
  /// An app calls it before it starts, so that what is not wired is noticed there and not with the first tap
  /// that needs it:
  ///
  /// ```swift
  /// for missing in Root().missingLiveValues() { reportIssue("No live value: \(missing)") }
  /// ```
  ///
  /// Seen are the `@Dependency` properties of all reducers in the tree, children that are not there yet
  /// included, and what their live values read while they are made. Not seen is a `@Dependency` that is
  /// declared within a function. Nothing is reported as an issue; live values are made, and kept.
  ///
  /// - Parameter prepareDependencies: Overrides dependencies as the app's store does.
  /// - Returns: What is missing, each once, in the order of the reducers.
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
