import ComposableArchitecture
import Foundation

struct Coin: Equatable, Identifiable, Sendable {
  let id: String
  var symbol: String
  var rank: Int
  var price: Decimal?
}

@DependencyClient
struct CoinClient: Sendable {
  var coins: @Sendable () async throws -> [Coin]
}

extension CoinClient: TestDependencyKey { static let testValue = Self() }

extension DependencyValues {
  var coinClient: CoinClient {
    get { self[CoinClient.self] }
    set { self[CoinClient.self] = newValue }
  }
}

@Reducer
struct CoinsFeature {
  enum Sort: String, Codable, CaseIterable, Sendable { case rank, price }

  @ObservableState
  struct State: Equatable {
    var coins: LoadState<[Coin]> = .idle
    var isReversed = false
    var searchText = ""
    @Shared(.appStorage("coinSort")) var sort: Sort = .rank

    var visible: [Coin] {
      let found = (coins.value ?? []).filter {
        searchText.isEmpty || $0.symbol.localizedCaseInsensitiveContains(searchText)
      }
      let sorted = found.sorted {
        switch sort {
        case .rank: $0.rank < $1.rank
        case .price: ($0.price ?? 0) > ($1.price ?? 0)
        }
      }
      return isReversed ? sorted.reversed() : sorted
    }
  }

  enum Action: ViewAction {
    case coinsResponse(Result<[Coin], APIError>)
    case view(View)

    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case refreshButtonTapped
      case sortSelected(Sort)
      case task
    }
  }

  @Dependency(\.coinClient) var coinClient
  private enum CancelID { case coins }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
    Reduce { state, action in
      switch action {
      case .coinsResponse(let result):
        state.coins.end(result)
        return .none
      case .view(let viewAction):
        switch viewAction {
        case .binding:
          return .none
        case .refreshButtonTapped:
          return load(&state)
        case .sortSelected(let sort):
          state.$sort.withLock { $0 = sort }
          return .none
        case .task:
          return state.coins == .idle ? load(&state) : .none
        }
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.coins.begin()
    return .request(id: CancelID.coins, { try await coinClient.coins() }) { .coinsResponse($0) }
  }
}
