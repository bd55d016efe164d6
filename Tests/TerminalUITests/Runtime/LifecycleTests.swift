import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct LifecycleTests {
  @Reducer
  struct Clocked {
    @ObservableState
    struct State: Equatable {
      var isShown = true
      var log: [String] = []
    }
    enum Action {
      case toggled
      case logged(String)
      case task
    }
    @Dependency(\.continuousClock) var clock
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .toggled:
          state.isShown.toggle()
          return .none
        case .logged(let text):
          state.log.append(text)
          return .none
        case .task:
          return .run { [clock] send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.logged("tick")) }
          }
        }
      }
    }
  }

  struct ClockedView: View {
    let store: StoreOf<Clocked>
    var body: some View {
      VStack(alignment: .leading) {
        if store.isShown {
          Text("shown")
            .onAppear { store.send(.logged("appear")) }
            .onDisappear { store.send(.logged("disappear")) }
            .task { await store.send(.task).finish() }
        }
        Text(store.log.joined(separator: " "))
      }
      .onKeyPress("t") {
        store.send(.toggled)
        return .handled
      }
    }
  }

  @Test func `a task runs while its view is shown and is cancelled afterwards`() async {
    let clock = TestClock()
    let app = ViewDriver(initialState: Clocked.State(), width: 40, height: 3) {
      Clocked()
    } withDependencies: {
      $0.continuousClock = clock
    } view: {
      ClockedView(store: $0)
    }
    await app.settle()
    await clock.advance(by: .seconds(2))
    await app.settle()
    #expect(app.text == "shown\nappear tick tick")
    await app.press("t")
    await clock.advance(by: .seconds(5))
    await app.settle()
    #expect(app.text == "appear tick tick disappear")
    await app.press("t")
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text == "shown\nappear tick tick disappear appear tick")
    app.close()
  }

  @Test func `nothing appears in a rendered frame`() {
    let store = Store(initialState: Clocked.State()) { Clocked() }
    #expect(render(ClockedView(store: store), width: 20, height: 2).text == "shown")
    #expect(store.log == [])
  }
}
