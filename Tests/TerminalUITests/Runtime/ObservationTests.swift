import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// State drives the screen: a body is evaluated again only after a change of a value it has read.
@MainActor
@Suite struct ObservationTests {
  @Reducer
  struct Pair {
    @ObservableState
    struct State: Equatable {
      var first = 0
      var second = 0
      var isSecondShown = true
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case firstTapped, secondTapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding: break
        case .firstTapped: state.first += 1
        case .secondTapped: state.second += 1
        }
        return .none
      }
    }
  }

  struct PairView: View {
    let store: StoreOf<Pair>
    let log: @MainActor (String) -> Void

    var body: some View {
      let _ = log("pair")
      VStack(alignment: .leading) {
        FirstView(store: store, log: log)
        if store.isSecondShown { SecondView(store: store, log: log) }
      }
    }
  }

  struct FirstView: View {
    let store: StoreOf<Pair>
    let log: @MainActor (String) -> Void
    var body: some View {
      let _ = log("first")
      Text("first \(store.first)")
    }
  }

  struct SecondView: View {
    let store: StoreOf<Pair>
    let log: @MainActor (String) -> Void
    @State private var taps = 0

    init(store: StoreOf<Pair>, log: @escaping @MainActor (String) -> Void) {
      self.store = store
      self.log = log
    }

    var body: some View {
      let _ = log("second")
      Text("second \(store.second), \(taps)").onKeyPress("x") {
        taps += 1
        return .handled
      }
    }
  }

  @Test func `a change evaluates only the bodies that read it`() {
    var log: [String] = []
    let store = Store(initialState: Pair.State()) { Pair() }
    let screen = ScreenProbe(width: 20, height: 2) { PairView(store: store) { log.append($0) } }
    screen.draw()
    #expect(log == ["pair", "first", "second"])
    log = []
    store.send(.secondTapped)
    #expect(screen.needsFrame)
    screen.draw()
    #expect(log == ["second"])
    #expect(screen.frame.text == "first 0\nsecond 1, 0")
  }

  @Test func `nothing is drawn where nothing has changed`() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let screen = ScreenProbe(width: 20, height: 2) { FirstView(store: store) { _ in } }
    screen.draw()
    store.send(.secondTapped)
    #expect(!screen.needsFrame)
    #expect(screen.draw() == [])
  }

  @Test func `a burst of actions is one evaluation`() {
    var count = 0
    let store = Store(initialState: Pair.State()) { Pair() }
    let screen = ScreenProbe(width: 20, height: 2) { FirstView(store: store) { _ in count += 1 } }
    screen.draw()
    for _ in 0..<1_000 { store.send(.firstTapped) }
    screen.draw()
    #expect(count == 2)
    #expect(screen.frame.text == "first 1000")
  }

  @Test func `a views own state lasts as long as the view`() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let screen = ScreenProbe(width: 20, height: 2) { PairView(store: store) { _ in } }
    screen.draw()
    screen.press(KeyPress("x"))
    store.send(.secondTapped)
    screen.draw()
    #expect(screen.frame.lines[1] == "second 1, 1")
    store.send(.set(\.isSecondShown, false))
    screen.draw()
    store.send(.set(\.isSecondShown, true))
    screen.draw()
    #expect(screen.frame.lines[1] == "second 1, 0")
  }

  @Test func `a view store shows what it observes`() {
    let store = Store(initialState: Pair.State()) { Pair() }
    var evaluations = 0
    let screen = ScreenProbe(width: 20, height: 2) {
      WithViewStore(store, observe: \.first) { viewStore in
        let _ = evaluations += 1
        Text("first \(viewStore.state)")
      }
    }
    screen.draw()
    store.send(.secondTapped)
    screen.draw()
    #expect(evaluations == 1)
    store.send(.firstTapped)
    screen.draw()
    #expect(screen.frame.text == "first 1")
  }
}
