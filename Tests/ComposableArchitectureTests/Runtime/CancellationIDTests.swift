import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Rule 5: cancellation ids belong to a store") struct CancellationIDTests {
  typealias Parent = EffectLifetimeTests.Parent
  typealias Child = EffectLifetimeTests.Child

  private func engine(
    _ state: Parent.State = Parent.State(),
    _ actions: [Parent.Action]
  ) -> SteppedEngine<Parent.State, Parent.Action> {
    SteppedEngine(state, reducer: Parent(), actions: actions)
  }

  private let sheet = Parent.State(sheet: Child.State())
  private let rows = Parent.State(rows: [Child.State(id: 1), Child.State(id: 2), Child.State(id: 3)])

  @Test func `two stores of one feature never cancel each other's effects`() {
    let first = engine(sheet, [.sheet(.presented(.startIdentified))])
    let second = engine(sheet, [.sheet(.presented(.startIdentified))])
    first.send(.sheet(.presented(.cancel)))
    #expect(first.running == 0)
    #expect(second.running == 1)
  }

  @Test func `a many times replaced effect of one store leaves that of another`() {
    let replacing = Reduce<Int, Int> { _, _ in
      .run { _ in try await Task.never() }.cancellable(id: "id", cancelInFlight: true)
    }
    let first = SteppedEngine(0, reducer: replacing, actions: [0])
    let second = SteppedEngine(0, reducer: replacing, actions: [0, 0, 0])
    #expect(first.running == 1)
    #expect(second.running == 1)
  }

  @Test func `equal numbers of two types are two identifiers`() {
    let reducer = Reduce<Int, Int> { _, action in
      switch action {
      case 0: .run { _ in try await Task.never() }.cancellable(id: 1)
      case 1: .cancel(id: UInt8(1))
      default: .cancel(id: AnyHashableSendable(1))
      }
    }
    let engine = SteppedEngine(0, reducer: reducer, actions: [0])
    engine.send(1)
    #expect(engine.running == 1)
    engine.send(2)
    #expect(engine.running == 0)
  }

  @Test func `a row cancels its own effects and a parent those of all`() {
    let engine = engine(rows, (1...3).map { .rows(.element(id: $0, action: .startIdentified)) })
    engine.send(.rows(.element(id: 1, action: .cancel)))
    #expect(engine.running == 2)
    engine.send(.cancelAll)
    #expect(engine.running == 0)
  }

  @Test func `a sheet leaves what its parent started under the same identifier`() {
    let engine = engine(sheet, [.startIdentified, .sheet(.presented(.startIdentified))])
    #expect(engine.running == 2)
    engine.send(.sheet(.presented(.cancel)))
    #expect(engine.running == 1)
    engine.send(.cancelAll)
    #expect(engine.running == 0)
  }

  /// A child that always exists is a part of its parent, and so are its identifiers.
  @Test func `a scoped child and its parent share their identifiers`() {
    let engine = engine(Parent.State(), [.startIdentified, .child(.startIdentified)])
    engine.send(.child(.cancel))
    #expect(engine.running == 0)
  }

  @Test func `one identifier may name many effects`() {
    let engine = engine(sheet, [.startIdentified, .startIdentified, .startIdentified])
    #expect(engine.running == 3)
    engine.send(.cancelAll)
    #expect(engine.running == 0)
  }

  @Test func `identifiers of different types are different`() {
    struct One: Hashable, Sendable {}
    struct Two: Hashable, Sendable {}
    let engine = SteppedEngine(
      0,
      reducer: Reduce<Int, Int> { _, action in
        switch action {
        case 1: .run { _ in try await Task.never() }.cancellable(id: One())
        case 2: .run { _ in try await Task.never() }.cancellable(id: Two())
        default: .cancel(id: One())
        }
      },
      actions: [1, 2, 0]
    )
    #expect(engine.running == 1)
  }

  @Test func `an effect may have two identifiers and ends with either`() {
    for id in ["inner", "outer"] {
      let engine = SteppedEngine(
        "",
        reducer: Reduce<String, String> { _, action in
          action.isEmpty
            ? .run { _ in try await Task.never() }.cancellable(id: "inner").cancellable(id: "outer")
            : .cancel(id: action)
        },
        actions: ["", id]
      )
      #expect(engine.running == 0)
    }
  }

  @Test func `an effect that is cancelled in the action that starts it starts, cancelled`() {
    let hasRun = LockIsolated(false)
    let engine = SteppedEngine(
      0,
      reducer: Reduce<Int, Int> { _, _ in
        .merge(.run { _ in hasRun.setValue(Task.isCancelled) }.cancellable(id: "id"), .cancel(id: "id"))
      },
      actions: [0]
    )
    #expect(engine.running == 0)
    #expect(hasRun.value)
  }

  @Test func `two test stores on the same clock do not meet`() async {
    let clock = TestClock()
    func store() -> TestStore<Int, Int> {
      TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          switch action {
          case 0:
            return .run { send in
              try await clock.sleep(for: .seconds(1))
              await send(7)
            }
            .cancellable(id: "id", cancelInFlight: true)
          case 1:
            return .cancel(id: "id")
          default:
            state = action
            return .none
          }
        }
      }
    }
    let (first, second) = (store(), store())
    await first.send(0)
    await second.send(0)
    await first.send(1)
    await clock.advance(by: .seconds(1))
    await second.receive(7) { $0 = 7 }
    await first.finish()
  }
}
