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

extension Tab {
  /// The name of the tab in links.
  public var linkName: String {
    switch self {
    case .profile: ProfileFeature.linkName
    case .repository: RepositoryFeature.linkName
    case .favorites: FavoritesFeature.linkName
    case .user: UserFeature.linkName
    case .characters: CharactersFeature.linkName
    case .coins: CoinsFeature.linkName
    case .numberFact: NumberFactFeature.linkName
    }
  }
}

extension RootFeature.State {
  /// Selects the tab of a link, and shows in it what the link names.
  ///
  /// - Throws: `RootLink.OpeningError` if the tab shows nothing of that name.
  public mutating func open(_ link: RootLink) throws(RootLink.OpeningError) {
    selectedTab = link.tab
    switch link.tab {
    case .profile: try ProfileFeature.open(link, in: &profile)
    case .repository: try RepositoryFeature.open(link, in: &repository)
    case .favorites: try FavoritesFeature.open(link, in: &favorites)
    case .user: try UserFeature.open(link, in: &user)
    case .characters: try CharactersFeature.open(link, in: &characters)
    case .coins: try CoinsFeature.open(link, in: &coins)
    case .numberFact: try NumberFactFeature.open(link, in: &numberFact)
    }
  }
}
