import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("Rule 4: effects end with what started them") struct EffectLifetimeTests {
  private func engine(
    _ state: Parent.State = Parent.State(),
    _ actions: Parent.Action...
  ) -> SteppedEngine<Parent.State, Parent.Action> {
    SteppedEngine(state, reducer: Parent(), actions: actions)
  }

  private let sheet = Parent.State(sheet: Child.State())

  @Test func `dismissing cancels the effects of the sheet before send returns`() {
    let engine = engine(sheet, .sheet(.presented(.start)))
    #expect(engine.running == 1)
    engine.send(.sheet(.dismiss))
    #expect(engine.running == 0)
  }

  @Test func `setting the sheet to nil cancels its effects`() {
    let engine = engine(sheet, .sheet(.presented(.start)))
    engine.send(.change { $0.sheet = nil })
    #expect(engine.running == 0)
  }

  @Test func `another sheet in its place cancels the effects of the first`() {
    let engine = engine(sheet, .sheet(.presented(.start)))
    engine.send(.change { $0.sheet = Child.State(id: 7) })
    #expect(engine.running == 0)
    #expect(engine.state.sheet?.id == 7)
  }

  @Test func `dismissing and presenting in one action keeps the new sheet only`() {
    let engine = engine(sheet, .sheet(.presented(.start)))
    engine.send(
      .change {
        $0.sheet = nil
        $0.sheet = Child.State(id: 8)
      }
    )
    #expect(engine.running == 0)
    engine.send(.sheet(.presented(.start)))
    #expect(engine.running == 1)
  }

  @Test func `changing the sheet in place keeps its effects`() {
    let engine = engine(sheet, .sheet(.presented(.start)))
    engine.send(.change { $0.sheet?.ticks = 4 })
    #expect(engine.running == 1)
  }

  @Test func `dismissing a sheet leaves what its parent has started`() {
    let engine = engine(sheet, .startIdentified, .child(.start), .sheet(.presented(.start)))
    engine.send(.sheet(.dismiss))
    #expect(engine.running == 2)
  }

  @Test func `an optional child that becomes nil ends with its effects`() {
    let engine = engine(Parent.State(optional: Child.State()), .optional(.start))
    #expect(engine.running == 1)
    engine.send(.change { $0.optional = nil })
    #expect(engine.running == 0)
  }

  @Test func `a row that is removed ends with its effects and the others go on`() {
    let rows = Parent.State(rows: [Child.State(id: 1), Child.State(id: 2)])
    let engine = engine(rows, .rows(.element(id: 1, action: .start)), .rows(.element(id: 2, action: .start)))
    #expect(engine.running == 2)
    engine.send(.change { $0.rows.remove(id: 1) })
    #expect(engine.running == 1)
  }

  @Test func `a row that is moved goes on`() {
    let rows = Parent.State(rows: [Child.State(id: 1), Child.State(id: 2)])
    let engine = engine(rows, .rows(.element(id: 1, action: .start)))
    engine.send(.change { $0.rows.swapAt(0, 1) })
    #expect(engine.state.rows.ids == [2, 1])
    #expect(engine.running == 1)
  }

  @Test func `a row removed by its own action ends with its effects`() {
    let engine = engine(Parent.State(rows: [Child.State(id: 1)]), .rows(.element(id: 1, action: .start)))
    engine.send(.rows(.element(id: 1, action: .closeButtonTapped)))
    #expect(engine.running == 0)
    engine.step()
    #expect(engine.running == 0)
  }

  @Test func `a stack popped while three elements have effects ends them all before send returns`() {
    let stack = Parent.State(path: [Child.State(), Child.State(), Child.State(), Child.State()])
    let engine = engine(stack)
    let ids = engine.state.path.ids
    for id in ids { engine.send(.path(.element(id: id, action: .start))) }
    engine.step()
    #expect(engine.running == 4)
    engine.send(.path(.popFrom(id: ids[1])))
    #expect(engine.running == 1)
    engine.send(.change { $0.path.removeAll() })
    #expect(engine.running == 0)
  }

  @Test func `an element that takes the place of another has none of its effects`() {
    let engine = engine(Parent.State(path: [Child.State()]))
    engine.send(.path(.element(id: engine.state.path.ids[0], action: .start)))
    engine.send(
      .change {
        $0.path.removeAll()
        $0.path.append(Child.State())
      }
    )
    #expect(engine.running == 0)
    #expect(engine.state.path.count == 1)
  }

  @Test func `an action within a case keeps its effects`() {
    let engine = engine(Parent.State(), .choice(.first(.start)))
    engine.send(.choice(.first(.tick)))
    #expect(engine.running == 1)
  }

  @Test func `leaving a case ends its effects`() {
    let engine = engine(Parent.State(), .choice(.first(.start)))
    engine.send(.change { $0.choice = .second(Child.State()) })
    #expect(engine.running == 0)
  }

  @Test func `an effect that dismisses its own sheet ends`() {
    let engine = engine(sheet, .sheet(.presented(.start)), .sheet(.presented(.closeButtonTapped)))
    #expect(engine.state.sheet == nil)
    #expect(engine.running == 0)
  }

  @Test func `what a sheet starts in the action that dismisses it starts, cancelled`() {
    let hasRun = LockIsolated(false)
    let engine = SteppedEngine(
      PresentationState<Int>(wrappedValue: 0),
      reducer: Reduce<PresentationState<Int>, PresentationAction<Int>> { state, _ in
        if state.wrappedValue == 1 { state.wrappedValue = nil }
        return .none
      }
      .ifLet(\.self, action: \.self) {
        Reduce<Int, Int> { state, action in
          state = action
          return .run { _ in hasRun.setValue(Task.isCancelled) }
        }
      }
    )
    engine.send(.presented(1))
    #expect(engine.state.wrappedValue == nil)
    engine.step()
    #expect(hasRun.value)
  }

  @Test func `an effect started by an action of a row that the parent removes at once starts, cancelled`() {
    let hasRun = LockIsolated(false)
    struct Row: Identifiable { let id: Int }
    let engine = SteppedEngine(
      IdentifiedArray(uniqueElements: [Row(id: 1)]),
      reducer: Reduce<IdentifiedArrayOf<Row>, IdentifiedAction<Int, Void>> { rows, _ in
        rows.remove(id: 1)
        return .none
      }
      .forEach(\.self, action: \.self) {
        Reduce<Row, Void> { _, _ in .run { _ in hasRun.setValue(Task.isCancelled) } }
      }
    )
    engine.send(.element(id: 1, action: ()))
    #expect(engine.running == 0)
    engine.step()
    #expect(hasRun.value)
  }

  /// A counter of the runtime's checks of a child's identity.
  private struct CountedChild: Identifiable {
    let reads: LockIsolated<Int>
    var id: Int {
      reads.withValue { $0 += 1 }
      return 1
    }
  }

  private func readsPerAction(effects: Int) -> Int {
    let reads = LockIsolated(0)
    let engine = SteppedEngine(
      PresentationState(wrappedValue: CountedChild(reads: reads)),
      reducer: EmptyReducer<PresentationState<CountedChild>, PresentationAction<Bool>>()
        .ifLet(\.self, action: \.self) {
          Reduce<CountedChild, Bool> { _, starts in starts ? .run { _ in try await Task.never() } : .none }
        }
    )
    for _ in 0..<effects { engine.send(.presented(true)) }
    engine.step()
    reads.setValue(0)
    engine.send(.presented(false))
    return reads.value
  }

  @Test func `an action costs with many effects in a sheet what it costs with one`() {
    #expect(readsPerAction(effects: 200) == readsPerAction(effects: 1))
  }

  @Test func `a feature that isn't presented is marked as dismissed in a test`() async {
    let store = TestStore(initialState: Child.State()) { Child() }
    await store.send(.closeButtonTapped)
    #expect(store.isDismissed)
  }
}
