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
    case nextButtonTapped
    case previousButtonTapped
    case characterResponse(id: RickAndMortyCharacter.ID, result: APIResult<RickAndMortyCharacter>)
    case delegate(Delegate)

    @CasePathable
    public enum Delegate: Codable, Equatable, Sendable {
      /// The character some steps after this one in the list is wanted.
      case neighborSelected(step: Int)
    }
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

      case .nextButtonTapped:
        return .send(.delegate(.neighborSelected(step: 1)))

      case .previousButtonTapped:
        return .send(.delegate(.neighborSelected(step: -1)))

      case .characterResponse(let id, let result):
        guard state.character.isLoading, id == state.id else { return .none }
        state.character.finish(with: result)
        return .none

      case .delegate:
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
