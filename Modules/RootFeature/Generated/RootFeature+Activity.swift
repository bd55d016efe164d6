// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

import ComposableArchitecture
import ProfileFeature
import RepositoryFeature
import FavoritesFeature
import UserFeature
import CharactersFeature
import CoinsFeature
import NumberFactFeature

extension RootFeature.State {
  /// The activity of all features, including those that aren't shown.
  public var activity: RootActivity {
    var activity = RootActivity()
    ProfileFeature.report(profile, to: &activity)
    RepositoryFeature.report(repository, to: &activity)
    FavoritesFeature.report(favorites, to: &activity)
    UserFeature.report(user, to: &activity)
    CharactersFeature.report(characters, to: &activity)
    CoinsFeature.report(coins, to: &activity)
    NumberFactFeature.report(numberFact, to: &activity)
    return activity
  }

  /// The reason not to quit the app now; `nil` if nothing would be lost.
  public var quitWarning: String? {
    let warnings: [String?] = [
      ProfileFeature.quitWarning(profile),
      RepositoryFeature.quitWarning(repository),
      FavoritesFeature.quitWarning(favorites),
      UserFeature.quitWarning(user),
      CharactersFeature.quitWarning(characters),
      CoinsFeature.quitWarning(coins),
      NumberFactFeature.quitWarning(numberFact),
    ]
    return warnings.lazy.compactMap(\.self).first
  }
}
