import ComposableArchitecture

@Reducer
struct RootFeature {
  enum Tab: Equatable, CaseIterable { case profile, repositories, favorites, user, characters, coins, fact }

  @ObservableState
  struct State: Equatable {
    var characters = CharactersFeature.State()
    var coins = CoinsFeature.State()
    var fact = NumberFactFeature.State()
    var favorites = FavoritesFeature.State()
    var profile = ProfileFeature.State()
    var repositories = RepositoryFeature.State()
    var selectedTab = Tab.profile
    var user = UserFeature.State()
  }

  @CasePathable
  enum Action {
    case characters(CharactersFeature.Action)
    case coins(CoinsFeature.Action)
    case fact(NumberFactFeature.Action)
    case favorites(FavoritesFeature.Action)
    case profile(ProfileFeature.Action)
    case repositories(RepositoryFeature.Action)
    case tabSelected(Tab)
    case user(UserFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.characters, action: \.characters) { CharactersFeature() }
    Scope(state: \.coins, action: \.coins) { CoinsFeature() }
    Scope(state: \.fact, action: \.fact) { NumberFactFeature() }
    Scope(state: \.favorites, action: \.favorites) { FavoritesFeature() }
    Scope(state: \.profile, action: \.profile) { ProfileFeature() }
    Scope(state: \.repositories, action: \.repositories) { RepositoryFeature() }
    Scope(state: \.user, action: \.user) { UserFeature() }
    Reduce { state, action in
      switch action {
      case .repositories(.delegate(.ownerChanged(let owner))):
        return UserFeature()
          .reduce(into: &state.user, action: .loginChanged(owner))
          .map { .user($0) }
      case .tabSelected(let tab):
        state.selectedTab = tab
        return .none
      case .characters, .coins, .fact, .favorites, .profile, .repositories, .user:
        return .none
      }
    }
  }
}
