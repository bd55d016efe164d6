import ComposableArchitecture
import FavoritesClient
import FeatureViews
import Models

extension FavoritesFeature.State: PreviewableState {
  public static func preview(_ preview: Preview) -> Self {
    var state = Self()
    switch preview {
    case .empty: state.favorites = .empty
    case .loading: state.favorites.startLoading()
    case .failed:
      state.favorites = .failed(.busy(path: "favorites.sqlite"), previous: [.mock])
    case .longText:
      var repository = Repository.mock
      repository.fullName = String(repeating: "long-", count: 20)
      repository.description = longText
      state.favorites = .loaded([repository])
    }
    return state
  }
}
