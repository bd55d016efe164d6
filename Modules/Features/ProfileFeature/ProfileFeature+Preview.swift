import ComposableArchitecture
import FeatureViews
import Models

extension ProfileFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self()
    switch preview {
    case .empty:
      state.list.users = .empty
      state.user = .failed(.notFound(resource: "user 1", service: "reqres"), previous: nil)
    case .loading:
      state.user.startLoading()
      state.list.users.startLoading()
    case .failed:
      state.user = .failed(.timedOut, previous: .mock)
      state.list.users = .failed(.server(status: 503), previous: nil)
    case .longText:
      var user = User.mock
      user.firstName = longText
      user.email = "\(String(repeating: "long.", count: 20))address@example.com"
      state.user = .loaded(user)
      state.list.users = .loaded(LoadedUsers(users: [user, .mock2], total: 2))
    }
    return state
  }
}
