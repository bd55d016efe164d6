import ComposableArchitecture

/// A price in one of two currencies. Its defects are those that the tests of the simulation look for.
@Reducer
struct PriceFeature {
  @ObservableState
  struct State: Codable, Equatable, Hashable {
    var currency = "USD"
    var price: String?
    var load = Phase.idle

    enum Phase: String, Codable, Hashable { case idle, loading }
  }

  enum Action: Codable, Equatable {
    case loadTapped
    case currencyTapped
    case response(String?)
  }

  /// Whether a new request cancels the last one.
  var cancels = true
  let price: @Sendable (String) async throws -> String

  private enum CancelID { case price }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return load(&state)

      case .currencyTapped:
        state.currency = state.currency == "USD" ? "EUR" : "USD"
        return load(&state)

      case .response(let price):
        state.price = price
        state.load = .idle
        return .none
      }
    }
  }

  private func load(_ state: inout State) -> Effect<Action> {
    state.load = .loading
    let effect = Effect<Action>.run { [currency = state.currency] send in
      await send(.response(try? await price(currency)))
    }
    return cancels ? effect.cancellable(id: CancelID.price, cancelInFlight: true) : effect
  }
}
