import ComposableArchitecture
import GitHubClient
import RepositoryFeature
import RootFeature

extension TabSample {
  static let repository = TabSample(
    tab: .repository,
    firstAction: .repository(.ownerSubmitted("octo-sample")),
    client: "GitHubClient",
    link: (
      "repos/ada-sample/quiet", { $0.repository.owner == "ada-sample" && $0.repository.linkedName == "quiet" }
    )
  ) { dependencies, offer, log in
    dependencies.gitHubClient.repositories = { _, _ in
      log("GitHubClient")
      return offer.repositories
    }
  }
}
