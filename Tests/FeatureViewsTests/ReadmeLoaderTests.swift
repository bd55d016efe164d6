import ComposableArchitecture
import FeatureViews
import Models
import Testing

/// The READMEs of a list load when a selection stays, or at once when one is opened.
@MainActor
struct ReadmeLoaderTests {
  @Reducer
  struct Repositories {
    struct State: Equatable, ReadmeListState {
      var readme = Readme()
      var repositories: IdentifiedArrayOf<Repository> = [.mock, .mockBare]
      var selectedID = Repository.mock.id

      var selectedRow: RepositoryRow? {
        repository(id: selectedID).map { RepositoryRow(repository: $0, isFavorite: false) }
      }

      func repository(id: Repository.ID) -> Repository? { repositories[id: id] }
    }

    enum Action: Sendable {
      case selected(Repository.ID)
      case opened(Repository.ID)
      case retried
      case settled
      case response(Repository.ID, APIResult<String>)
    }

    let loader: ReadmeLoader<Action>

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .selected(let id):
          state.selectedID = id
          return loader.select(&state)
        case .opened(let id): return loader.open(id, &state)
        case .retried: return loader.retry(&state)
        case .settled: return loader.loadSelected(&state)
        case .response(let id, let result):
          state.readme.finish(id, with: result)
          return .none
        }
      }
    }
  }

  private let clock = TestClock()
  private let asked = LockIsolated<[String]>([])

  /// - Parameter load: Returns the README of a name, given the number of requests so far.
  private func store(load: @escaping @Sendable (String, Int) throws -> String) -> TestStoreOf<Repositories> {
    let asked = asked
    let loader = ReadmeLoader<Repositories.Action>(
      id: "readme",
      clock: clock,
      settled: .settled,
      response: { .response($0, $1) },
      load: { _, name in
        try load(
          name,
          asked.withValue {
            $0.append(name); return $0.count
          }
        )
      }
    )
    let store = TestStore(initialState: Repositories.State()) { Repositories(loader: loader) }
    store.exhaustivity = .off
    return store
  }

  @Test func `only a selection that stays is loaded`() async {
    let store = store { name, _ in "# \(name)" }
    await store.send(.selected(Repository.mock.id))
    await clock.advance(by: .milliseconds(299))
    await store.send(.selected(Repository.mockBare.id))
    await clock.advance(by: .milliseconds(299))
    #expect(asked.value == [])
    await clock.advance(by: .milliseconds(1))
    await store.skipReceivedActions()
    #expect(asked.value == [Repository.mockBare.name])
    #expect(
      store.state.readme == Readme(of: Repository.mockBare.id, text: .loaded("# \(Repository.mockBare.name)"))
    )
  }

  @Test func `one that was loaded before is shown at once`() async {
    let store = store { name, _ in "# \(name)" }
    for id in [Repository.mock.id, Repository.mockBare.id] {
      await store.send(.opened(id))
      await store.skipReceivedActions()
    }
    await store.send(.selected(Repository.mock.id))
    #expect(store.state.readme.text == .loaded("# \(Repository.mock.name)"))
    await clock.advance(by: .seconds(1))
    await store.skipReceivedActions(strict: false)
    #expect(asked.value == [Repository.mock.name, Repository.mockBare.name])
  }

  @Test func `only one that failed is loaded again`() async {
    let store = store { name, count in
      if count == 1 { throw APIError.timedOut }
      return "# \(name)"
    }
    await store.send(.retried)
    #expect(asked.value == [])
    await store.send(.opened(Repository.mock.id))
    await store.skipReceivedActions()
    #expect(store.state.readme.text.error == .timedOut)
    await store.send(.retried)
    await store.skipReceivedActions()
    #expect(store.state.readme.text == .loaded("# \(Repository.mock.name)"))
    await store.send(.retried)
    #expect(asked.value.count == 2)
  }

  @Test func `a repository that isn't in the list loads nothing`() async {
    let store = store { name, _ in "# \(name)" }
    await store.send(.opened(-1))
    #expect(store.state.readme == Readme())
    #expect(asked.value == [])
  }
}
