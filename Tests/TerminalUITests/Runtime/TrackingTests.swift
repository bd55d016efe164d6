import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// Observations don't accumulate, whether a view reads a value again or has been removed.
@MainActor
@Suite struct TrackingTests {
  @Reducer
  struct Pair {
    @ObservableState
    struct State: Equatable {
      var often = 0
      var rarely = 0
    }
    enum Action {
      case oftenTapped, rarelyTapped
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .oftenTapped: state.often += 1
        case .rarelyTapped: state.rarely += 1
        }
        return .none
      }
    }
  }

  struct PairView: View {
    let store: StoreOf<Pair>
    let isDetailKept: Bool

    var body: some View {
      if isDetailKept || store.often.isMultiple(of: 2) {
        DetailView(store: store, often: store.often)
      }
    }
  }

  struct DetailView: View {
    let store: StoreOf<Pair>
    let often: Int

    var body: some View { Text("\(often) \(store.rarely)") }
  }

  @Test(arguments: [true, false])
  func `only the last reading is told`(isDetailKept: Bool) {
    let store = Store(initialState: Pair.State()) { Pair() }
    let graph = ViewGraph(PairView(store: store, isDetailKept: isDetailKept))
    let buffer = FrameBuffer(size: Size(width: 20, height: 2), palette: graph.palette)
    graph.draw(in: buffer)
    for _ in 0..<100 {
      store.send(.oftenTapped)
      graph.draw(in: buffer)
    }
    store.send(.rarelyTapped)
    #expect(graph.inbox.drain().count == 1)
  }

  @Test func `removed observers are not notified`() {
    let store = Store(initialState: Pair.State()) { Pair() }
    let graph = ViewGraph(PairView(store: store, isDetailKept: true))
    graph.close()
    store.send(.oftenTapped)
    store.send(.rarelyTapped)
    #expect(graph.inbox.drain().isEmpty)
  }
}
