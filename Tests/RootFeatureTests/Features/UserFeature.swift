import ComposableArchitecture
import GitHubClient
import RootFeature
import UserFeature

extension TabSample {
  static let user = TabSample(
    tab: .user,
    firstAction: .user(.ownerSelected("octo-sample")),
    client: "GitHubClient",
    link: ("user/ada-sample", { $0.user.login == "ada-sample" })
  ) { dependencies, offer, log in
    dependencies.gitHubClient.account = { _ in
      log("GitHubClient")
      return offer.account
    }
  }
}
