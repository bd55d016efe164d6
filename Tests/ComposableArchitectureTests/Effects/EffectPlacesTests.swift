import ComposableArchitecture
import Testing

/// Effects of children whose presence is decided elsewhere: by shared values, by getters, by another operator.
@MainActor
@Suite struct EffectPlacesTests {
  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var isSelected = true
    }
    enum Action: Sendable { case watch(String) }
    let log: EffectLog
    var body: some ReducerOf<Self> {
      Reduce { _, action in
        switch action {
        case .watch(let name): log.watch(name)
        }
      }
    }
  }

  /// Rows that are in a shared value.
  @Reducer struct List {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      @Shared var items: IdentifiedArrayOf<Row.State>
      var rows: IdentifiedArrayOf<Row.State> {
        get { items }
        set { $items.withLock { $0 = newValue } }
      }
    }
    enum Action: Sendable { case rows(IdentifiedActionOf<Row>) }
    let log: EffectLog
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) { Row(log: log) }
    }
  }

  /// A child whose identity is a shared value.
  @Reducer struct User {
    @ObservableState struct State: Equatable, Identifiable {
      @Shared var userID: Int
      var id: Int { userID }
    }
    enum Action: Sendable { case watch(String) }
    let log: EffectLog
    var body: some ReducerOf<Self> { Reduce { _, _ in log.watch("user") } }
  }

  @Reducer struct Counter {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Sendable { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      var count = 0
      @Shared var items: IdentifiedArrayOf<Row.State>
      @Shared var userID: Int
      @Presents var list: List.State?
      var lists: IdentifiedArrayOf<List.State>
      @Presents var user: User.State?
      var stored: Row.State? = Row.State(id: 0)
      @ObservationStateIgnored var counter: StoreOf<Counter>?

      /// A copy in which nothing is selected, while a counter is low.
      var optional: Row.State? {
        get {
          var copy = stored
          copy?.isSelected = false
          return MainActor.assumeIsolated { counter?.count ?? 0 } < 100 ? copy : nil
        }
        set { stored = newValue }
      }

      init() {
        let items = Shared<IdentifiedArrayOf<Row.State>>(value: [Row.State(id: 0)])
        let userID = Shared(value: 1)
        (_items, _userID) = (items, userID)
        lists = [List.State(id: 0, items: items)]
        list = List.State(id: 0, items: items)
        user = User.State(userID: userID)
      }

      static func == (lhs: Self, rhs: Self) -> Bool { lhs.count == rhs.count && lhs.stored == rhs.stored }
    }

    enum Action: Sendable {
      case change(@Sendable (inout State) -> Void)
      case list(PresentationAction<List.Action>)
      case lists(IdentifiedActionOf<List>)
      case user(PresentationAction<User.Action>)
      case optional(Row.Action)
    }

    let log: EffectLog

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.$list, action: \.list) { List(log: log) }
      .forEach(\.lists, action: \.lists) { List(log: log) }
      .ifLet(\.$user, action: \.user) { User(log: log) }
      .ifLet(\.optional, action: \.optional) { Row(log: log) }
    }
  }

  private let log = EffectLog()

  @Test func `what a shared value removes ends`() async {
    let store = Store(initialState: Parent.State()) { Parent(log: log) }
    store.send(.list(.presented(.rows(.element(id: 0, action: .watch("row of a sheet"))))))
    store.send(.lists(.element(id: 0, action: .rows(.element(id: 0, action: .watch("row of a row"))))))
    store.send(.user(.presented(.watch("user"))))
    await log.haveStarted(3)
    store.send(.change { $0.count += 1 })
    #expect(log.cancelled.value == [])
    store.send(.change { $0.$items.withLock { $0.removeAll() } })
    #expect(log.cancelled.value == ["row of a sheet", "row of a row"])
    store.send(.change { $0.$userID.withLock { $0 = 2 } })
    #expect(log.cancelled.value == ["row of a sheet", "row of a row", "user"])
  }

  @Test func `an unrelated action notifies no observer of what a getter does`() async {
    let counter = Store(initialState: Counter.State()) { Counter() }
    let store = Store(initialState: Parent.State()) { Parent(log: log) }
    store.send(.change { $0.counter = counter })
    store.send(.optional(.watch("row")))
    await log.haveStarted(1)
    store.send(.change { $0.stored?.isSelected = true })
    let (selections, reads) = (LockIsolated(0), LockIsolated(0))
    withObservationTracking {
      #expect(store.stored?.isSelected == true)
    } onChange: {
      selections.withValue { $0 += 1 }
    }
    withObservationTracking {
      _ = store.send(.change { $0.count += 1 })
    } onChange: {
      reads.withValue { $0 += 1 }
    }
    counter.send(.increment)
    #expect((selections.value, reads.value) == (0, 0))
    store.send(.change { $0.stored?.isSelected = false })
    #expect(selections.value == 1)
  }

  // MARK: Late effects

  @Reducer struct Late {
    @ObservableState struct State: Equatable {}
    enum Action: Sendable { case begin(AsyncStream<Void>) }
    let log: EffectLog
    var body: some ReducerOf<Self> {
      Reduce { [log] _, action in
        switch action {
        case .begin(let gate):
          .run { _ in
            let task = Task {
              log.start()
              for await _ in gate {}
              await withTaskCancellation(id: "late") { await log.wait("late") }
            }
            await task.value
          }
        }
      }
    }
  }

  @Reducer struct LateParent {
    @ObservableState struct State: Equatable {
      var count = 0
      @Presents var sheet: Late.State?
    }
    enum Action: Sendable {
      case change(@Sendable (inout State) -> Void)
      case sheet(PresentationAction<Late.Action>)
    }
    let log: EffectLog
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .ifLet(\.$sheet, action: \.sheet) { Late(log: log) }
    }
  }

  @Test func `an operation that is named after its child was removed ends with the next action`() async {
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: LateParent.State(sheet: Late.State())) { LateParent(log: log) }
    store.send(.sheet(.presented(.begin(gate))))
    store.send(.change { $0.count += 1 })
    await log.haveStarted(1)
    store.send(.change { $0.sheet = nil })
    opening.finish()
    await log.haveStarted(1)
    store.send(.change { $0.count += 1 })
    #expect(log.cancelled.value == ["late"])
  }

  // MARK: Two operators at one key path

  @Reducer struct Sections {
    typealias State = IdentifiedArrayOf<Row.State>
    enum Action: Sendable { case rows(IdentifiedActionOf<Row>) }
    let log: EffectLog
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.self, action: \.rows) { Row(log: log) }
    }
  }

  @Reducer struct Twice {
    @ObservableState struct State: Equatable {
      var rows: IdentifiedArrayOf<Row.State> = [Row.State(id: 0), Row.State(id: 1)]
    }
    enum Action: Sendable {
      case remove(id: Int)
      case sections(Sections.Action)
      case rows(IdentifiedActionOf<Row>)
    }
    let log: EffectLog
    var body: some ReducerOf<Self> {
      Scope(state: \.rows, action: \.sections) { Sections(log: log) }
      Reduce { state, action in
        if case .remove(let id) = action { state.rows.remove(id: id) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Row(log: log) }
    }
  }

  @Test(arguments: [true, false])
  func `effects of two operators at one key path end`(isRowFirst: Bool) async {
    let store = Store(initialState: Twice.State()) { Twice(log: log) }
    let row = Twice.Action.rows(.element(id: 1, action: .watch("row")))
    let section = Twice.Action.sections(.rows(.element(id: 0, action: .watch("section"))))
    for action in isRowFirst ? [row, section] : [section, row] { store.send(action) }
    await log.haveStarted(2)
    store.send(.remove(id: 5))
    store.send(.remove(id: 0))
    #expect(log.cancelled.value == ["section"])
  }
}

/// The starts and cancellations of effects.
final class EffectLog: Sendable {
  let cancelled = LockIsolated<Set<String>>([])
  private let starts = AsyncStream.makeStream(of: Void.self)

  func watch<Action>(_ name: String) -> Effect<Action> { .run { [self] _ in await wait(name) } }

  /// Waits until it is cancelled.
  func wait(_ name: String) async {
    await withTaskCancellationHandler {
      start()
      try? await Task.never()
    } onCancel: {
      cancelled.withValue { _ = $0.insert(name) }
    }
  }

  func start() { starts.continuation.yield() }

  /// Waits for the starts of effects.
  func haveStarted(_ count: Int) async {
    var starts = starts.stream.makeAsyncIterator()
    for _ in 0..<count { _ = await starts.next() }
  }
}
