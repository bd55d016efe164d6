import ComposableArchitecture
import Testing

@MainActor
@Suite struct SendWhileReducingTests {
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable {
      var name = "an old name that needs storage"
      var additions = 0
    }
    enum Action { case keepSend, rename(String), add }
    let kept: KeptSend
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .keepSend:
          return .run { [kept] send in await kept.keep(send) }
        case .rename(let name):
          state.name = name
          MainActor.assumeIsolated { kept.send?(.add) }
          state.name += "!"
          return .none
        case .add:
          state.additions += 1
          return .none
        }
      }
    }
  }

  @Reducer struct Case {
    @CasePathable @ObservableState enum State: Equatable { case leaf(Leaf.State), none }
    enum Action { case leaf(Leaf.Action) }
    let kept: KeptSend
    var body: some ReducerOf<Self> {
      Scope(state: \.leaf, action: \.leaf) { Leaf(kept: kept) }
    }
  }

  @MainActor final class KeptSend: Sendable {
    private(set) var send: Send<Leaf.Action>?
    nonisolated init() {}
    func keep(_ send: Send<Leaf.Action>) { self.send = send }
  }

  @Test func `a finished effect may send while its store reduces`() async {
    let kept = KeptSend()
    let store = Store(initialState: .leaf(Leaf.State()), overlappingReads: .stop) { Case(kept: kept) }
    await store.send(.leaf(.keepSend)).finish()
    withKnownIssue {
      for count in 1...20 {
        store.send(.leaf(.rename("a new name that needs storage too, number \(count)")))
      }
    } matching: { issue in
      "\(issue)".contains("An action was sent from a completed effect")
    }
    #expect(
      store.withState { $0 }
        == .leaf(Leaf.State(name: "a new name that needs storage too, number 20!", additions: 20))
    )
  }
}
