import CharactersFeature
import CoinsFeature
import ComposableArchitecture
import FavoritesFeature
import NumberFactFeature
import ProfileFeature
import RepositoryFeature
import TerminalUI
import UserFeature

/// The whole app: a tab for each feature, and a status line.
public struct RootView: View {
  @Bindable public var store: StoreOf<RootFeature>
  let source: String

  /// - Parameters:
  ///   - store: The store.
  ///   - source: A short name for the source of the data.
  public init(store: StoreOf<RootFeature>, source: String) {
    self.store = store
    self.source = source
  }

  public var body: some View {
    VStack(alignment: .leading) {
      TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
        ProfileView(store: store.scope(state: \.profile, action: \.profile))
          .tabItem { Text("Profile") }.tag(Tab.profile)
        RepositoryView(store: store.scope(state: \.repository, action: \.repository))
          .tabItem { Text("Repos") }.tag(Tab.repository)
        FavoritesView(store: store.scope(state: \.favorites, action: \.favorites))
          .tabItem { Text("Favorites") }.tag(Tab.favorites)
        UserView(store: store.scope(state: \.user, action: \.user))
          .tabItem { Text("User") }.tag(Tab.user)
        CharactersView(store: store.scope(state: \.characters, action: \.characters))
          .tabItem { Text("Characters") }.tag(Tab.characters)
        CoinsView(store: store.scope(state: \.coins, action: \.coins))
          .tabItem { Text("Coins") }.tag(Tab.coins)
        NumberFactView(store: store.scope(state: \.numberFact, action: \.numberFact))
          .tabItem { Text("Fact") }.tag(Tab.numberFact)
      }
      StatusLine(store: store, source: source)
    }
  }
}

/// The source of the data, and the features in any tab that are loading or have failed.
private struct StatusLine: View {
  let store: StoreOf<RootFeature>
  let source: String

  var body: some View {
    HStack {
      Text(source).dim()
      let activity = store.activity
      if !activity.loading.isEmpty { ProgressView(activity.loading.joined(separator: ", ")) }
      Spacer()
      if !activity.failed.isEmpty {
        Text("✗ \(activity.failed.joined(separator: ", "))").foregroundColor(.red)
      }
    }
    .lineLimit(1)
  }
}
