import CharactersFeature
import CoinsFeature
import ComposableArchitecture
import FavoritesFeature
import Models
import NumberFactFeature
import ProfileFeature
import RepositoryFeature
import UserFeature

/// The activity of the features, by their names.
public struct RootActivity: Equatable, Sendable {
  /// The features that are loading something.
  public var loading: [String] = []
  /// The features whose last request failed.
  public var failed: [String] = []

  fileprivate mutating func add<Value, Failure>(_ name: String, _ load: LoadState<Value, Failure>) {
    if load.isLoading, !loading.contains(name) { loading.append(name) }
    if load.error != nil, !failed.contains(name) { failed.append(name) }
  }
}

extension RootFeature.State {
  /// The activity of all features, including those that aren't shown.
  public var activity: RootActivity {
    var activity = RootActivity()
    activity.add("profile", profile.user)
    activity.add("users", profile.list.users)
    activity.add("repos", repository.load)
    activity.add("favorites", favorites.favorites)
    activity.add("favorites", favorites.change)
    activity.add("user", user.load)
    activity.add("characters", characters.characters)
    activity.add("coins", coins.listing)
    activity.add("fact", numberFact.fact)
    return activity
  }

  /// The reason not to quit the app now; `nil` if nothing would be lost.
  public var quitWarning: String? {
    favorites.change.isLoading ? "A change of the favorites is still being made." : nil
  }
}
