import CoinClient
import ComposableArchitecture
import Models

/// The coins of the market, with search and sorting.
@Reducer
public struct CoinsFeature {
  @ObservableState
  public struct State: Codable, Equatable, Hashable, Sendable {
    public var listing: APILoadState<LoadedCoins> = .idle
    public var searchText: String
    public var sort: CoinSort
    public var isReversed: Bool
    /// The currency to request. Loaded coins may still have another: see ``LoadedCoins/currency``.
    public var currency: String
    /// The number of coins to request, the largest first.
    public var limit: Int

    /// The number of coins that is enough to search and sort in, and that services return at once.
    public static let usualLimit = 250

    public init(
      searchText: String = "",
      sort: CoinSort = .rank,
      isReversed: Bool = false,
      currency: String = "USD",
      limit: Int = usualLimit
    ) {
      self.searchText = searchText
      self.sort = sort
      self.isReversed = isReversed
      self.currency = currency
      self.limit = limit
    }

    /// All loaded coins, by rank.
    public var coins: [Coin] {
      CoinOrder(sort: .rank).sorted(listing.value?.coins.elements ?? [])
    }

    /// The coins that match the search, in the chosen order.
    public var visibleCoins: [Coin] {
      CoinSearch(searchText).results(
        in: CoinOrder(sort: sort, isReversed: isReversed).sorted(listing.value?.coins.elements ?? [])
      )
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case binding(BindingAction<State>)
    case sortButtonTapped
    case currencyButtonTapped
    case refreshButtonTapped
    case coinsResponse(currency: String, result: APIResult<[Coin]>)
  }

  private enum CancelID { case coins }

  @Dependency(\.coinClient) var coinClient

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .task:
        return state.listing.isIdle ? load(&state) : .none

      case .binding:
        return .none

      case .sortButtonTapped:
        // Each order is followed by its reverse.
        if state.isReversed { state.sort = state.sort.next }
        state.isReversed.toggle()
        return .none

      case .currencyButtonTapped:
        state.currency = Currency.code(after: state.currency)
        return load(&state)

      case .refreshButtonTapped:
        return load(&state)

      case .coinsResponse(let currency, let result):
        guard state.listing.isLoading, currency == state.currency else { return .none }
        state.listing.finish(with: result.map { LoadedCoins(currency: currency, coins: $0) })
        if case .loaded(let listing) = state.listing, listing.coins.isEmpty { state.listing = .empty }
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.listing.startLoading()
    return .run { [currency = state.currency, limit = state.limit, coinClient] send in
      let result = await APIResult { try await coinClient.coins(currency: currency, limit: limit) }
      await send(.coinsResponse(currency: currency, result: result))
    }
    .cancellable(id: CancelID.coins, cancelInFlight: true)
  }
}
