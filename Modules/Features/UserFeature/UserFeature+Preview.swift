import ComposableArchitecture
import FeatureViews
import Models

extension UserFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self(login: "ada-sample")
    switch preview {
    case .empty: state = Self()
    case .loading: state.load.startLoading()
    case .failed: state.load = .failed(.offline(detail: "no route to host"), previous: .mock)
    case .longText:
      var account = Account.mock
      account.name = longText
      account.bio = longText + ". " + longText
      state.load = .loaded(account)
    }
    return state
  }
}
