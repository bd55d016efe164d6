import Testing

@testable import ComposableArchitecture

/// Runtime rules 4 and 5: effects end with what started them, and cancellation ids belong to a store.
@MainActor
@Suite struct EffectLifetimeTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 0
      var ticks = 0
    }
    enum Action: Equatable { case start, startIdentified, cancel, closeButtonTapped, tick }
    enum ID { case work }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .start:
          return .run { _ in try await Task.never() }
        case .startIdentified:
          return .run { _ in try await Task.never() }.cancellable(id: ID.work)
        case .cancel:
          return .cancel(id: ID.work)
        case .closeButtonTapped:
          return .run { [dismiss] _ in await dismiss() }
        case .tick:
          state.ticks += 1
          return .none
        }
      }
    }
  }

  @Reducer struct Parent {
    @Reducer enum Choice {
      case first(Child)
      case second(Child)
    }
    @ObservableState struct State: Equatable {
      @Presents var sheet: Child.State?
      var optional: Child.State?
      var rows: IdentifiedArrayOf<Child.State> = []
      var choice = Choice.State.first(Child.State())
    }
    enum Action {
      case sheet(PresentationAction<Child.Action>)
      case optional(Child.Action)
      case rows(IdentifiedActionOf<Child>)
      case choice(Choice.Action)
      case change(@Sendable (inout State) -> Void)
      case cancelAll
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change(let change): change(&state)
        case .cancelAll: return .cancel(id: Child.ID.work)
        case .rows(.element(let id, .closeButtonTapped)): state.rows.remove(id: id)
        case .sheet, .optional, .rows, .choice: break
        }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Child() }
      .ifLet(\.optional, action: \.optional) { Child() }
      .forEach(\.rows, action: \.rows) { Child() }
      Scope(state: \.choice, action: \.choice) {
        EmptyReducer()
          .ifCaseLet(\.first, action: \.first) { Child() }
          .ifCaseLet(\.second, action: \.second) { Child() }
      }
    }
  }

  private func engine(
    _ state: Parent.State = Parent.State(),
    actions: [Parent.Action] = []
  ) -> StoreEngine<Parent.State, Parent.Action> {
    let executor = TestExecutor(isolation: MainActor.shared)
    let engine = StoreEngine(
      initialState: state,
      reducer: Parent()._resolve(),
      dependencies: DependencyValues._current,
      isolation: MainActor.shared,
      executor: executor
    )
    for action in actions { engine.send(action, origin: .user) }
    executor.drain()
    return engine
  }

  private func running(_ engine: StoreEngine<Parent.State, Parent.Action>) -> Int {
    engine.registry.running.count { !$0.isCancelled }
  }

  @Test func dismissingCancelsTheEffectsOfTheSheetBeforeSendReturns() {
    let engine = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.start))])
    #expect(running(engine) == 1)
    engine.send(.sheet(.dismiss), origin: .user)
    #expect(running(engine) == 0)
  }

  @Test func settingTheSheetToNilCancelsItsEffects() {
    let engine = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.start))])
    engine.send(.change { $0.sheet = nil }, origin: .user)
    #expect(running(engine) == 0)
  }

  @Test func anotherSheetInItsPlaceCancelsTheEffectsOfTheFirst() {
    let engine = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.start))])
    engine.send(.change { $0.sheet = Child.State(id: 7) }, origin: .user)
    #expect(running(engine) == 0)
    #expect(engine.state.pointee.sheet?.id == 7)
  }

  @Test func dismissingAndPresentingInOneActionKeepsTheNewSheetOnly() {
    let engine = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.start))])
    engine.send(
      .change {
        $0.sheet = nil
        $0.sheet = Child.State(id: 8)
      },
      origin: .user
    )
    #expect(running(engine) == 0)
    engine.send(.sheet(.presented(.start)), origin: .user)
    #expect(running(engine) == 1)
  }

  @Test func changingTheSheetInPlaceKeepsItsEffects() {
    let engine = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.start))])
    engine.send(.change { $0.sheet?.ticks = 4 }, origin: .user)
    #expect(running(engine) == 1)
  }

  @Test func anOptionalChildThatBecomesNilEndsWithItsEffects() {
    let engine = engine(actions: [.change { $0.optional = Child.State() }, .optional(.start)])
    #expect(running(engine) == 1)
    engine.send(.change { $0.optional = nil }, origin: .user)
    #expect(running(engine) == 0)
  }

  @Test func aRowThatIsRemovedEndsWithItsEffectsAndTheOthersGoOn() {
    let rows: Parent.State = Parent.State(rows: [Child.State(id: 1), Child.State(id: 2)])
    let engine = engine(
      rows,
      actions: [.rows(.element(id: 1, action: .start)), .rows(.element(id: 2, action: .start))]
    )
    #expect(running(engine) == 2)
    engine.send(.change { $0.rows.remove(id: 1) }, origin: .user)
    #expect(running(engine) == 1)
  }

  @Test func aRowRemovedByItsOwnActionEndsWithItsEffects() {
    let engine = engine(
      Parent.State(rows: [Child.State(id: 1)]),
      actions: [.rows(.element(id: 1, action: .start))]
    )
    engine.send(.rows(.element(id: 1, action: .closeButtonTapped)), origin: .user)
    engine.executor?.drain()
    #expect(running(engine) == 0)
  }

  @Test func leavingACaseEndsItsEffects() {
    let engine = engine(actions: [.choice(.first(.start))])
    #expect(running(engine) == 1)
    engine.send(.choice(.first(.tick)), origin: .user)
    #expect(running(engine) == 1)
  }

  @Test func releasingAStoreCancelsItsEffects() async {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    var store: Store? = Store(initialState: 0) {
      Reduce<Int, Void> { _, _ in
        .run { _ in
          continuation.yield("started")
          await withTaskCancellationHandler {
            _ = try? await Task.never()
          } onCancel: {
            continuation.yield("cancelled")
          }
        }
      }
    }
    store?.send(())
    var iterator = events.makeAsyncIterator()
    await #expect(iterator.next() == "started")
    store = nil
    await #expect(iterator.next() == "cancelled")
  }

  @Test func anEffectCanDismissTheSheetItRunsIn() async {
    let store = TestStore(initialState: Parent.State(sheet: Child.State())) { Parent() }
    await store.send(\.sheet.presented.start)
    await store.send(\.sheet.presented.closeButtonTapped)
    await store.receive(\.sheet.dismiss) { $0.sheet = nil }
  }

  @Test func aFeatureThatNobodyPresentsIsMarkedAsDismissedInATest() async {
    let store = TestStore(initialState: Child.State()) { Child() }
    await store.send(.closeButtonTapped)
    #expect(store.isDismissed)
  }

  @Test func twoStoresOfOneFeatureNeverCancelEachOthersEffects() {
    let first = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.startIdentified))])
    let second = engine(actions: [.change { $0.sheet = Child.State() }, .sheet(.presented(.startIdentified))])
    first.send(.sheet(.presented(.cancel)), origin: .user)
    #expect(running(first) == 0)
    #expect(running(second) == 1)
  }

  @Test func aRowCancelsItsOwnEffectsAndAParentThoseOfAll() {
    let engine = engine(
      Parent.State(rows: [Child.State(id: 1), Child.State(id: 2), Child.State(id: 3)]),
      actions: (1...3).map { .rows(.element(id: $0, action: .startIdentified)) }
    )
    engine.send(.rows(.element(id: 1, action: .cancel)), origin: .user)
    #expect(running(engine) == 2)
    engine.send(.cancelAll, origin: .user)
    #expect(running(engine) == 0)
  }
}

extension EffectLifetimeTests.Parent.Choice.State: Equatable {}
