import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
struct MovedRowsTests {
  struct Coin: Equatable, Identifiable {
    let id: Int
    var price: Int
  }

  @Reducer
  struct Market {
    @ObservableState
    struct State: Equatable {
      var coins = [Coin(id: 1, price: 10), Coin(id: 2, price: 20), Coin(id: 3, price: 30)]
    }
    enum Action {
      case refreshed([Coin])
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .refreshed(let coins): state.coins = coins
        }
        return .none
      }
    }
  }

  struct MarketView: View {
    let store: StoreOf<Market>

    var body: some View {
      List {
        ForEach(store.coins) { Text("\($0.id): \($0.price)") }
        Text("\(store.coins.count) coins")
      }
    }
  }

  @Test func `a row that moves shows what is new in it`() async {
    let app = ViewDriver(initialState: Market.State(), width: 20, height: 8) {
      Market()
    } view: {
      MarketView(store: $0)
    }
    await app.settle()
    #expect(app.text == "1: 10\n2: 20\n3: 30\n3 coins")
    let coins = [
      Coin(id: 3, price: 33), Coin(id: 4, price: 44), Coin(id: 2, price: 22), Coin(id: 1, price: 11),
    ]
    app.store.send(.refreshed(coins))
    await app.settle()
    #expect(app.text == "3: 33\n4: 44\n2: 22\n1: 11\n4 coins")
  }
}
