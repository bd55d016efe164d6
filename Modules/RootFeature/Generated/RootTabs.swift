// Made by Scripts/generate from the features' own files; edit those.
// swift-format-ignore-file

import ComposableArchitecture
import TerminalUI
import ProfileFeature
import RepositoryFeature
import FavoritesFeature
import UserFeature
import CharactersFeature
import CoinsFeature
import NumberFactFeature

/// A tab for each feature.
struct RootTabs<Status: View>: View {
  @Bindable var store: StoreOf<RootFeature>
  let status: Status

  init(store: StoreOf<RootFeature>, @ViewBuilder status: () -> Status) {
    self.store = store
    self.status = status()
  }

  var body: some View {
    TabView("composed", selection: $store.selectedTab.sending(\.tabSelected)) {
      ProfileFeature.screen(of: store.scope(state: \.profile, action: \.profile)).tabItem { Text(ProfileFeature.title) }.tag(Tab.profile)
      RepositoryFeature.screen(of: store.scope(state: \.repository, action: \.repository)).tabItem { Text(RepositoryFeature.title) }.tag(Tab.repository)
      FavoritesFeature.screen(of: store.scope(state: \.favorites, action: \.favorites)).tabItem { Text(FavoritesFeature.title) }.tag(Tab.favorites)
      UserFeature.screen(of: store.scope(state: \.user, action: \.user)).tabItem { Text(UserFeature.title) }.tag(Tab.user)
      CharactersFeature.screen(of: store.scope(state: \.characters, action: \.characters)).tabItem { Text(CharactersFeature.title) }.tag(Tab.characters)
      CoinsFeature.screen(of: store.scope(state: \.coins, action: \.coins)).tabItem { Text(CoinsFeature.title) }.tag(Tab.coins)
      NumberFactFeature.screen(of: store.scope(state: \.numberFact, action: \.numberFact)).tabItem { Text(NumberFactFeature.title) }.tag(Tab.numberFact)
    } accessory: {
      status
    }
  }
}
