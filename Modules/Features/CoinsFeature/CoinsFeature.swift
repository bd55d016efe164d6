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
    /// The order, its direction and the currency to request are kept in the settings for the next launch.
    @Shared(.appStorage("coins.sort")) public var sort = CoinSort.rank
    @Shared(.appStorage("coins.isReversed")) public var isReversed = false
    /// Loaded coins may still have another currency: see ``LoadedCoins/currency``.
    @Shared(.appStorage("coins.currency")) public var currency = "USD"
    /// The currency of the last request. The setting may have been changed since, by another process too.
    public var requestedCurrency = "USD"
    /// The coin with details; `nil` for the first one shown.
    public var selectedID: Coin.ID?
    /// The ID, symbol or name of the coin that a link opens, until it has been found.
    public var linkedName: String?
    /// Whether a narrow screen shows the details instead of the list.
    public var isShowingDetail = false
    /// The span of time of the chart.
    public var range = CoinRange.week
    /// The number of coins to request, the largest first.
    public var limit: Int

    /// The number of coins that is enough to search and sort in, and that services return at once.
    public static let usualLimit = 250

    /// Creates a state with the order and the currency of the settings.
    public init(searchText: String = "", limit: Int = usualLimit, linkedName: String? = nil) {
      self.searchText = searchText
      self.limit = limit
      self.linkedName = linkedName
    }

    /// The currency of the amounts that are shown.
    public var shownCurrency: String { listing.value?.currency ?? currency }

    /// All loaded coins, by rank.
    public var coins: [Coin] {
      CoinOrder(sort: .rank).sorted(listing.value?.coins.elements ?? [])
    }

    /// The coins that match the search, in the chosen order.
    public var visibleCoins: [Coin] {
      guard let coins = listing.value?.coins.elements, !coins.isEmpty else { return [] }
      let search = CoinSearch(searchText)
      // Fewer coins are sorted if the search comes first. The second search only puts the exact matches in front.
      let found = search.results(in: coins)
      // One coin is in any order.
      guard found.count > 1 else { return found }
      return search.results(in: CoinOrder(sort: sort, isReversed: isReversed).sorted(found))
    }

    /// The selected coin. If the search hides it, or none is selected, it is the first one shown. There is none while a
    /// link's coin hasn't been found.
    public var selectedCoin: Coin? {
      guard linkedName == nil else { return nil }
      let selected = selectedID.flatMap { listing.value?.coins[id: $0] }
      return selected.flatMap { CoinSearch(searchText).results(in: [$0]).first } ?? visibleCoins.first
    }
  }

  public enum Action: BindableAction, Codable, Equatable, Sendable {
    case task
    case binding(BindingAction<State>)
    case coinTapped(id: Coin.ID)
    case sortButtonTapped
    case headlineTapped(CoinSort)
    case currencyButtonTapped
    case currencyTapped(String)
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

      case .binding(\.searchText):
        // The list shows what is found.
        state.isShowingDetail = false
        state.linkedName = nil
        return .none

      case .binding:
        state.linkedName = nil
        return .none

      case .coinTapped(let id):
        state.linkedName = nil
        state.selectedID = id
        state.isShowingDetail = true
        return .none

      case .sortButtonTapped:
        // Each order is followed by its reverse.
        if state.isReversed { state.$sort.withLock { $0 = $0.next } }
        state.$isReversed.withLock { $0.toggle() }
        return .none

      case .headlineTapped(let sort):
        let isSame = state.sort == sort
        state.$sort.withLock { $0 = sort }
        state.$isReversed.withLock { $0 = isSame && !$0 }
        return .none

      case .currencyButtonTapped:
        state.$currency.withLock { $0 = Currency.code(after: $0) }
        return load(&state)

      case .currencyTapped(let currency):
        guard currency != state.currency else { return .none }
        state.$currency.withLock { $0 = currency }
        return load(&state)

      case .refreshButtonTapped:
        return load(&state)

      case .coinsResponse(let currency, let result):
        guard state.listing.isLoading, currency == state.requestedCurrency else { return .none }
        state.listing.finish(with: result.map { LoadedCoins(currency: currency, coins: $0) })
        if case .loaded(let listing) = state.listing, listing.coins.isEmpty { state.listing = .empty }
        if case .success = result { openLink(&state) }
        return .none
      }
    }
  }

  /// Shows the details of the link's coin, or that there is none.
  private func openLink(_ state: inout State) {
    guard let name = state.linkedName else { return }
    state.isShowingDetail = true
    guard let coin = state.coins.named(name).first else { return }
    state.selectedID = coin.id
    state.linkedName = nil
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.listing.startLoading()
    state.requestedCurrency = state.currency
    return .run { [currency = state.requestedCurrency, limit = state.limit, coinClient] send in
      let result = await APIResult { try await coinClient.coins(currency: currency, limit: limit) }
      await send(.coinsResponse(currency: currency, result: result))
    }
    .cancellable(id: CancelID.coins, cancelInFlight: true)
  }
}
