import ComposableArchitecture
import Models
import RickAndMortyClient

/// The characters of Rick and Morty by page, with a filter, and the details of one of them.
@Reducer
public struct CharactersFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var filter: CharacterFilter
    public var firstPage: Int
    /// The last request.
    public var request: CharactersRequest
    /// The last request that was answered: its filter and its page are those of the loaded characters.
    public var answeredRequest: CharactersRequest?
    public var characters: APILoadState<LoadedCharacters> = .idle
    /// The character shown beside the list; `nil` for the first one.
    public var selectedID: RickAndMortyCharacter.ID?
    /// Whether the sheet with the rest of the filter is shown.
    public var isFiltering = false
    @Presents public var detail: CharacterDetailFeature.State?

    public init(filter: CharacterFilter = CharacterFilter(), firstPage: Int = 1) {
      self.filter = filter
      self.firstPage = firstPage
      self.request = CharactersRequest(filter: filter, page: firstPage)
    }

    /// The character shown beside the list; `nil` if there is none.
    public var selectedCharacter: RickAndMortyCharacter? {
      selectedID.flatMap { characters.value?.characters[id: $0] } ?? characters.value?.characters.first
    }

    /// Whether a character in the list comes after the one with details.
    public var hasNext: Bool { neighbor(1) != nil }

    /// Whether a character in the list comes before the one with details.
    public var hasPrevious: Bool { neighbor(-1) != nil }

    /// Returns the character some steps after the one that is presented, or else shown beside the list.
    ///
    /// - Returns: `nil` if there is none in the list.
    func neighbor(_ step: Int) -> RickAndMortyCharacter? {
      guard let characters = characters.value?.characters,
        let index = (detail?.id ?? selectedCharacter?.id).flatMap({ characters.index(id: $0) }),
        characters.indices.contains(index + step)
      else { return nil }
      return characters[index + step]
    }

    /// Whether the characters shown or being loaded match the filter.
    public var isUpToDate: Bool {
      switch characters {
      case .idle, .failed: false
      case .loading: request.filter == filter
      case .loaded, .empty: answeredRequest?.filter == filter
      }
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case binding(BindingAction<State>)
    case filterSettled
    case nextPageReached
    case refreshButtonTapped
    case characterTapped(id: RickAndMortyCharacter.ID)
    case charactersResponse(filter: CharacterFilter, page: Int, result: APIResult<CharactersPage>)
    case detail(PresentationAction<CharacterDetailFeature.Action>)
  }

  private enum CancelID { case request }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.rickAndMortyClient) var rickAndMortyClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return state.characters.isIdle ? loadFirstPage(&state) : .none

      case .binding(\.selectedID):
        return .none

      case .binding:
        // The response to the previous filter is no longer wanted.
        state.characters.stopLoading()
        return .run { send in await send(.filterSettled) }
          .debounce(id: CancelID.request, for: .milliseconds(300), clock: clock)

      case .filterSettled:
        guard !state.isUpToDate else { return .none }
        state.firstPage = 1
        return loadFirstPage(&state)

      case .nextPageReached:
        return loadNextPage(&state)

      case .refreshButtonTapped:
        return state.characters.error == nil ? reload(&state) : loadAgain(&state)

      case .characterTapped(let id):
        guard let character = state.characters.value?.characters[id: id] else { return .none }
        return present(character, &state)

      case .charactersResponse(let filter, let page, let result):
        guard state.characters.isLoading, filter == state.request.filter, page == state.request.page else {
          return .none
        }
        finish(with: result, &state)
        return .none

      case .detail(.presented(.delegate(.neighborSelected(let step)))):
        guard let neighbor = state.neighbor(step) else { return .none }
        state.selectedID = neighbor.id
        return present(neighbor, &state)

      case .detail:
        return .none
      }
    }
    .ifLet(\.$detail, action: \.detail) {
      CharacterDetailFeature()
    }
  }

  /// Presents a character. After the last one of the pages loaded so far, the next page is wanted.
  private func present(_ character: RickAndMortyCharacter, _ state: inout State) -> Effect<Action> {
    state.detail = CharacterDetailFeature.State(character: character)
    return state.hasNext ? .none : loadNextPage(&state)
  }

  private func loadNextPage(_ state: inout State) -> Effect<Action> {
    guard case .loaded(let list) = state.characters, list.hasMore, state.isUpToDate,
      let page = state.answeredRequest?.page, page < .max
    else { return .none }
    return load(CharactersRequest(filter: state.filter, page: page + 1), &state)
  }

  private func loadFirstPage(_ state: inout State) -> Effect<Action> {
    load(CharactersRequest(filter: state.filter, page: state.firstPage), &state)
  }

  /// Loads the pages again that are shown. The rows stay until all of them are there.
  private func reload(_ state: inout State) -> Effect<Action> {
    guard let answered = state.answeredRequest, answered.filter == state.filter,
      answered.page > state.firstPage
    else { return loadFirstPage(&state) }
    let (first, last) = (state.firstPage, answered.page)
    return load(CharactersRequest(filter: state.filter, page: last, firstPage: first), &state)
  }

  /// Repeats the last request, or loads the first page if the filter has changed since.
  private func loadAgain(_ state: inout State) -> Effect<Action> {
    state.request.filter == state.filter ? load(state.request, &state) : loadFirstPage(&state)
  }

  private func load(_ request: CharactersRequest, _ state: inout State) -> Effect<Action> {
    state.request = request
    state.characters.startLoading()
    return .run { [rickAndMortyClient] send in
      let result = await APIResult { try await rickAndMortyClient.characters(request) }
      await send(.charactersResponse(filter: request.filter, page: request.page, result: result))
    }
    .cancellable(id: CancelID.request, cancelInFlight: true)
  }

  private func finish(with result: APIResult<CharactersPage>, _ state: inout State) {
    if case .success = result { state.answeredRequest = state.request }
    let isFirst = (state.request.firstPage ?? state.request.page) == state.firstPage
    let earlier = isFirst ? nil : state.characters.value
    state.characters.finish(with: result.map { LoadedCharacters(earlier, followedBy: $0) })
    if case .loaded(let list) = state.characters, list.characters.isEmpty { state.characters = .empty }
  }
}
