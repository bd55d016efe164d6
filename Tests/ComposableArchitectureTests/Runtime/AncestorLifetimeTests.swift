import Testing

@testable import ComposableArchitecture

/// A child is often removed by an ancestor instead of its parent.
@MainActor
@Suite("Rule 4: effects end with what started them, however far above it is taken away")
struct AncestorLifetimeTests {
  typealias Child = EffectLifetimeTests.Child
  typealias Parent = EffectLifetimeTests.Parent
  typealias Grandparent = EffectLifetimeTests.Grandparent

  /// A feature with one child of each removable kind.
  private static let family = Parent.State(
    sheet: Child.State(),
    optional: Child.State(),
    rows: [Child.State(id: 1), Child.State(id: 2)]
  )

  private func engine(
    _ state: Grandparent.State,
    _ actions: Grandparent.Action...
  ) -> SteppedEngine<Grandparent.State, Grandparent.Action> {
    SteppedEngine(state, reducer: Grandparent(), actions: actions)
  }

  private static let departures:
    [(name: String, action: Parent.Action, change: @Sendable (inout Parent.State) -> Void)] = [
      ("sheet", .sheet(.presented(.start)), { $0.sheet = nil }),
      ("optional", .optional(.start), { $0.optional = nil }),
      ("row", .rows(.element(id: 1, action: .start)), { $0.rows.remove(id: 1) }),
      ("rows", .rows(.element(id: 1, action: .start)), { $0.rows = [] }),
      ("case", .choice(.first(.start)), { $0.choice = .second(Child.State()) }),
      ("everything", .sheet(.presented(.start)), { $0 = Parent.State() }),
    ]

  @Test(arguments: 0..<6)
  func `what a grandparent takes away ends with its effects`(index: Int) {
    let (name, action, change) = Self.departures[index]
    let engine = engine(Grandparent.State(left: Self.family), .left(action))
    #expect(engine.running == 1, "\(name)")
    engine.send(.change { change(&$0.left) })
    #expect(engine.running == 0, "\(name)")
  }

  @Test(arguments: 0..<6)
  func `what is presented ends with all that it presents itself`(index: Int) {
    let engine = engine(
      Grandparent.State(presented: Self.family),
      .presented(.presented(Self.departures[index].action))
    )
    #expect(engine.running == 1)
    engine.send(.presented(.dismiss))
    #expect(engine.running == 0)
  }

  @Test(arguments: 0..<6)
  func `what stays goes on`(index: Int) {
    let engine = engine(Grandparent.State(left: Self.family), .left(Self.departures[index].action))
    engine.send(.change { $0.left.child.ticks += 1 })
    engine.send(.left(.child(.tick)))
    #expect(engine.running == 1)
  }

  @Test(arguments: 0..<4)
  func `two features of one kind lose their children one by one`(index: Int) {
    let (name, action, change) = Self.departures[index]
    let engine = engine(
      Grandparent.State(left: Self.family, right: Self.family),
      .left(action),
      .right(action)
    )
    #expect(engine.running == 2, "\(name)")
    engine.send(.left(.change(change)))
    #expect(engine.running == 1, "\(name)")
    engine.send(.right(.change(change)))
    #expect(engine.running == 0, "\(name)")
  }
}

/// A child that replaces its state still exists.
@MainActor
@Suite("Rule 4: effects of a child that replaces its own state")
struct ResettingChildTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case resetButtonTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state = State()
        return .run { _ in try await Task.never() }
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      var optional: Child.State? = Child.State()
      @Presents var sheet: Child.State? = Child.State()
    }
    enum Action {
      case optional(Child.Action)
      case sheet(PresentationAction<Child.Action>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Child() }
        .ifLet(\.$sheet, action: \.sheet) { Child() }
    }
  }

  @Test func `the effect of the action that resets a child goes on`() {
    let engine = SteppedEngine(
      Parent.State(),
      reducer: Parent(),
      actions: [.optional(.resetButtonTapped), .sheet(.presented(.resetButtonTapped))]
    )
    #expect(engine.running == 2)
    engine.send(.sheet(.dismiss))
    #expect(engine.running == 1)
  }

  @Test func `an effect from before a reset goes on`() {
    let engine = SteppedEngine(
      Parent.State(),
      reducer: Parent(),
      actions: [.optional(.resetButtonTapped), .sheet(.presented(.resetButtonTapped))]
    )
    engine.send(.optional(.resetButtonTapped))
    engine.send(.sheet(.presented(.resetButtonTapped)))
    #expect(engine.running == 4)
    engine.send(.sheet(.dismiss))
    #expect(engine.running == 2)
  }
}
