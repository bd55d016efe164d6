import ComposableArchitecture
import FeatureViews
import Models

extension RepositoryFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self(owner: "octo-sample")
    switch preview {
    case .empty: state.load = .empty
    case .loading:
      state.account.startLoading()
      state.load.startLoading()
    case .failed:
      let page = RepositoriesPage(repositories: [.mock], nextPage: nil)
      state.account = .failed(.rateLimited(), previous: .mockOrganization)
      state.load = .failed(.rateLimited(), previous: LoadedRepositories(adding: page))
    case .longText:
      var repository = Repository.mock
      repository.name = String(repeating: "long-", count: 20)
      repository.description = longText
      let page = RepositoriesPage(repositories: [repository, .mock2], nextPage: nil)
      state.load = .loaded(LoadedRepositories(adding: page))
      var account = Account.mock
      account.name = longText
      account.bio = longText
      account.location = longText
      state.account = .loaded(account)
    }
    return state
  }
}
