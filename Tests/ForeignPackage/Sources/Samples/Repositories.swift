import ComposableArchitecture
import Foundation

struct Repository: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var stars = 0
}

struct Page: Equatable, Sendable {
  var repositories: [Repository]
  var next: Int?
}

@DependencyClient
struct GitHubClient: Sendable {
  var repositories: @Sendable (_ owner: String, _ page: Int) async throws -> Page
  var account: @Sendable (_ login: String) async throws -> Account
}

struct Account: Equatable, Sendable {
  var login: String
  var name: String?
  var publicRepos = 0
  var followers = 0
}

extension GitHubClient: TestDependencyKey {
  static let testValue = GitHubClient()
}

extension DependencyValues {
  var gitHub: GitHubClient {
    get { self[GitHubClient.self] }
    set { self[GitHubClient.self] = newValue }
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Repository>>.Default {
  static var favorites: Self {
    Self[.fileStorage(.documentsDirectory.appending(component: "favorites.json")), default: []]
  }
}

@Reducer
struct RepositoryFeature {
  enum Sort: String, CaseIterable { case name, stars }

  @ObservableState
  struct State: Equatable {
    @Shared(.favorites) var favorites
    var load: LoadState<IdentifiedArrayOf<Repository>> = .idle
    var nextPage: Int?
    var owner = "apple"
    var searchText = ""
    var sort = Sort.name

    var visible: [Repository] {
      let all = load.value ?? []
      let found = searchText.isEmpty ? all : all.filter { $0.name.localizedStandardContains(searchText) }
      return found.elements.sorted {
        switch sort {
        case .name: $0.name < $1.name
        case .stars: $0.stars > $1.stars
        }
      }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case favoriteButtonTapped(id: Repository.ID)
    case nextPageReached
    case ownerSubmitted(String)
    case refreshButtonTapped
    case repositoriesResponse(owner: String, page: Int, result: Result<Page, APIError>)
    case task

    @CasePathable
    enum Delegate: Equatable { case ownerChanged(String) }
  }

  @Dependency(GitHubClient.self) var gitHub
  enum CancelID { case page }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .favoriteButtonTapped(let id):
        guard let repository = state.load.value?[id: id] else { return .none }
        state.$favorites.withLock { favorites in
          if favorites.remove(id: id) == nil { favorites.append(repository) }
        }
        return .none
      case .nextPageReached:
        guard let page = state.nextPage else { return .none }
        state.nextPage = nil
        return fetch(page, state)
      case .ownerSubmitted(let owner):
        guard owner.wholeMatch(of: /[A-Za-z0-9]+(-[A-Za-z0-9]+)*/) != nil else { return .none }
        state.owner = owner
        state.load = .idle
        return .concatenate(.send(.delegate(.ownerChanged(owner))), reload(&state))
      case .refreshButtonTapped:
        return reload(&state)
      case .repositoriesResponse(owner: state.owner, let page, .success(let response)):
        var rows = page == 1 ? [] : state.load.value ?? []
        for repository in response.repositories { rows.updateOrAppend(repository) }
        state.load = .loaded(rows)
        state.nextPage = response.next
        state.$favorites.withLock { [rows] favorites in
          for id in favorites.ids { if let row = rows[id: id] { favorites[id: id] = row } }
        }
        return .none
      case .repositoriesResponse(owner: state.owner, _, .failure(let error)):
        state.load = .failed(error, previous: state.load.value)
        return .none
      case .repositoriesResponse:
        return .none
      case .task:
        guard state.load.is(\.idle) else { return .none }
        return reload(&state)
      }
    }
  }

  private func reload(_ state: inout State) -> Effect<Action> {
    state.load.begin()
    return fetch(1, state)
  }

  private func fetch(_ page: Int, _ state: State) -> Effect<Action> {
    .request(id: CancelID.page) { [owner = state.owner] in
      try await gitHub.repositories(owner: owner, page: page)
    } map: { [owner = state.owner] in
      .repositoriesResponse(owner: owner, page: page, result: $0)
    }
  }
}

@Reducer
struct FavoritesFeature {
  @ObservableState
  struct State: Equatable {
    @Shared(.favorites) var favorites
    @Shared(.appStorage("favoritesSort")) var sort = RepositoryFeature.Sort.name
  }

  enum Action {
    case deleteSwiped(IndexSet)
    case removeButtonTapped(id: Repository.ID)
    case sortSelected(RepositoryFeature.Sort)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteSwiped(let offsets):
        state.$favorites.withLock { $0.remove(atOffsets: offsets) }
        return .none
      case .removeButtonTapped(let id):
        _ = state.$favorites.withLock { $0.remove(id: id) }
        return .none
      case .sortSelected(let sort):
        state.$sort.withLock { $0 = sort }
        return .none
      }
    }
  }
}

@Reducer
struct UserFeature {
  @ObservableState
  struct State: Equatable {
    var account: LoadState<Account> = .idle
    var login = "apple"

    var text: String {
      guard let account = account.value else { return "" }
      return
        "\(account.name ?? account.login): \(account.publicRepos) public repos | \(account.followers) followers"
    }
  }

  enum Action {
    case accountResponse(login: String, result: Result<Account, APIError>)
    case loginChanged(String)
    case task
  }

  @Dependency(\.gitHub) var gitHub
  private enum CancelID { case account }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case let .accountResponse(login, result):
        guard login == state.login else { return .none }
        state.account.end(result)
        return .none
      case let .loginChanged(login):
        guard login != state.login else { return .none }
        state.login = login
        state.account = .idle
        return load(&state)
      case .task:
        guard state.account == .idle else { return .none }
        return load(&state)
      }
    }
  }

  func load(_ state: inout State) -> EffectOf<Self> {
    state.account.begin()
    return .request(id: CancelID.account) { [login = state.login, gitHub] in
      try await gitHub.account(login: login)
    } map: { [login = state.login] in
      .accountResponse(login: login, result: $0)
    }
  }
}
