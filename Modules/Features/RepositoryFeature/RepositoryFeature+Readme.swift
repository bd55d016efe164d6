import FeatureViews
import GitHubClient

extension RepositoryFeature.State: ReadmeListState {}

extension RepositoryFeature {
  /// Loads the README of the selected repository.
  var readmes: ReadmeLoader<Action> {
    ReadmeLoader(id: CancelID.readme, clock: clock, settled: .selectionSettled) {
      .readmeResponse(id: $0, result: $1)
    } load: { [gitHubClient] in
      try await gitHubClient.readme(owner: $0, name: $1)
    }
  }
}
