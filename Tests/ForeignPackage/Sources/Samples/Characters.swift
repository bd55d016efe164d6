import ComposableArchitecture
import Foundation

struct Character: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var species = "Human"
}

@DependencyClient
struct CharactersClient: Sendable {
  struct Filter: Equatable, Sendable {
    var name = ""
    var species = ""
  }

  var page: @Sendable (_ number: Int, _ filter: Filter) async throws -> [Character] = { _, _ in [] }
}

extension CharactersClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var characters: CharactersClient {
    get { self[CharactersClient.self] }
    set { self[CharactersClient.self] = newValue }
  }
}

@Reducer
struct CharactersFeature {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case detail(CharacterDetail)

    enum Alert: Equatable { case retryButtonTapped }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var filter = CharactersClient.Filter()
    var isLastPage = false
    var page = 0
    var rows: IdentifiedArrayOf<CharacterRow.State> = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case charactersResponse(filter: CharactersClient.Filter, page: Int, Result<[Character], APIError>)
    case destination(PresentationAction<Destination.Action>)
    case nextPageReached
    case rows(IdentifiedActionOf<CharacterRow>)
    case task
  }

  @Dependency(\.characters) var characters
  @Dependency(\.continuousClock) var clock
  private enum CancelID { case debounce, page }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.filter) { _, _ in
        Reduce { state, _ in
          state.page = 0
          state.isLastPage = false
          return fetch(state).debounce(id: CancelID.debounce, for: .milliseconds(300), clock: clock)
        }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .charactersResponse(let filter, let page, let result):
        guard filter == state.filter else { return .none }
        switch result {
        case .success(let characters):
          if page == 1 { state.rows = [] }
          state.page = page
          state.isLastPage = characters.isEmpty
          state.rows.append(contentsOf: characters.map { CharacterRow.State(character: $0) })
        case .failure:
          state.destination = .alert(
            AlertState {
              TextState("Could not load")
            } actions: {
              ButtonState(action: .retryButtonTapped) { TextState("Retry") }
              ButtonState(role: .cancel) { TextState("Cancel") }
            }
          )
        }
        return .none
      case .destination(.presented(.alert(.retryButtonTapped))):
        return fetch(state)
      case .destination(.presented(.detail(.delegate(.speciesSelected(let species))))):
        state.destination = nil
        state.filter.species = species
        state.page = 0
        return fetch(state)
      case .destination:
        return .none
      case .nextPageReached:
        return state.isLastPage ? .none : fetch(state)
      case .rows(.element(let id, action: .tapped)):
        guard let row = state.rows[id: id] else { return .none }
        state.destination = .detail(CharacterDetail.State(character: row.character))
        return .none
      case .rows:
        return .none
      case .task:
        return state.page == 0 ? fetch(state) : .none
      }
    }
    .forEach(\.rows, action: \.rows) { CharacterRow() }
    .ifLet(\.$destination, action: \.destination)
  }

  private func fetch(_ state: State) -> Effect<Action> {
    let (filter, page) = (state.filter, state.page + 1)
    return .request(id: CancelID.page) {
      try await characters.page(number: page, filter: filter)
    } map: {
      .charactersResponse(filter: filter, page: page, $0)
    }
  }
}

extension CharactersFeature.Destination.State: Equatable {}

@Reducer
struct CharacterRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    var character: Character
    var isSeen = false
    var id: Character.ID { character.id }
  }
  enum Action: Equatable { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isSeen = true
      return .none
    }
  }
}

@Reducer
struct CharacterDetail {
  @ObservableState
  struct State: Equatable {
    let character: Character
  }
  enum Action {
    case delegate(Delegate)
    case speciesTapped
    @CasePathable
    enum Delegate: Equatable { case speciesSelected(String) }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate: .none
      case .speciesTapped: .send(.delegate(.speciesSelected(state.character.species)))
      }
    }
  }
}
