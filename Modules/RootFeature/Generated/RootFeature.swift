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

/// The whole app: every feature in a tab, with the connections between those that affect each other.
@Reducer
public struct RootFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var selectedTab: Tab
    public var profile: ProfileFeature.State
    public var repository: RepositoryFeature.State
    public var favorites: FavoritesFeature.State
    public var user: UserFeature.State
    public var characters: CharactersFeature.State
    public var coins: CoinsFeature.State
    public var numberFact: NumberFactFeature.State

    /// - Parameters:
    ///   - selectedTab: The tab to begin with.
    ///   - owner: The GitHub account with the repositories to show first; empty for none.
    public init(selectedTab: Tab = .profile, owner: String = "") {
      self.selectedTab = selectedTab
      self.profile = ProfileFeature.initialState(owner: owner)
      self.repository = RepositoryFeature.initialState(owner: owner)
      self.favorites = FavoritesFeature.initialState(owner: owner)
      self.user = UserFeature.initialState(owner: owner)
      self.characters = CharactersFeature.initialState(owner: owner)
      self.coins = CoinsFeature.initialState(owner: owner)
      self.numberFact = NumberFactFeature.initialState(owner: owner)
    }
  }

  public enum Action: Codable, Equatable, Sendable {
    case tabSelected(Tab)
    case profile(ProfileFeature.Action)
    case repository(RepositoryFeature.Action)
    case favorites(FavoritesFeature.Action)
    case user(UserFeature.Action)
    case characters(CharactersFeature.Action)
    case coins(CoinsFeature.Action)
    case numberFact(NumberFactFeature.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.profile, action: \.profile) { ProfileFeature() }
    Scope(state: \.repository, action: \.repository) { RepositoryFeature() }
    Scope(state: \.favorites, action: \.favorites) { FavoritesFeature() }
    Scope(state: \.user, action: \.user) { UserFeature() }
    Scope(state: \.characters, action: \.characters) { CharactersFeature() }
    Scope(state: \.coins, action: \.coins) { CoinsFeature() }
    Scope(state: \.numberFact, action: \.numberFact) { NumberFactFeature() }
    Reduce { state, action in
      switch action {
      case .tabSelected(let tab):
        state.selectedTab = tab
        return .none
      case .profile(let action): return ProfileFeature.connect(action)
      case .repository(let action): return RepositoryFeature.connect(action)
      case .favorites(let action): return FavoritesFeature.connect(action)
      case .user(let action): return UserFeature.connect(action)
      case .characters(let action): return CharactersFeature.connect(action)
      case .coins(let action): return CoinsFeature.connect(action)
      case .numberFact(let action): return NumberFactFeature.connect(action)
      }
    }
  }
}
