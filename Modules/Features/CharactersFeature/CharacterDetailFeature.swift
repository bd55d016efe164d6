import ComposableArchitecture
import Models
import RickAndMortyClient

/// The details of one character.
@Reducer
public struct CharacterDetailFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Identifiable, Sendable {
    public let id: RickAndMortyCharacter.ID
    public var character: APILoadState<RickAndMortyCharacter>

    /// Creates the state for a character whose details have to be loaded.
    public init(id: RickAndMortyCharacter.ID) {
      self.id = id
      self.character = .idle
    }

    /// Creates the state for a character that has been loaded.
    public init(character: RickAndMortyCharacter) {
      self.id = character.id
      self.character = .loaded(character)
    }
  }

  public enum Action: Codable, Equatable, Sendable {
    case task
    case refreshButtonTapped
    case closeButtonTapped
    case characterResponse(id: RickAndMortyCharacter.ID, result: APIResult<RickAndMortyCharacter>)
  }

  private enum CancelID { case character }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.rickAndMortyClient) var rickAndMortyClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return state.character.isIdle ? load(&state) : .none

      case .refreshButtonTapped:
        return load(&state)

      case .closeButtonTapped:
        return .run { [dismiss] _ in await dismiss() }

      case .characterResponse(let id, let result):
        guard state.character.isLoading, id == state.id else { return .none }
        state.character.finish(with: result)
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.character.startLoading()
    return .run { [id = state.id, rickAndMortyClient] send in
      let result = await APIResult { try await rickAndMortyClient.character(id: id) }
      await send(.characterResponse(id: id, result: result))
    }
    .cancellable(id: CancelID.character, cancelInFlight: true)
  }
}
