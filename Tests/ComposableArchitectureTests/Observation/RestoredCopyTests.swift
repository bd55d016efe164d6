import ComposableArchitecture
import Testing

/// A kept copy of a state that is put back, as by an undo, is a change to all that read the state.
@MainActor
@Suite struct RestoredCopyTests {
  @Reducer struct Form {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
      var title = "saved"
      var count = 0
    }
    enum Action { case edit(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .edit(let title):
          state.title = title
          return .none
        }
      }
    }
  }

  @Reducer struct Host {
    @ObservableState struct State: Equatable {
      var form = Form.State()
      var optional: Form.State? = Form.State()
      @Presents var sheet: Form.State? = Form.State()
      var rows: IdentifiedArrayOf<Form.State> = [Form.State(), Form.State(id: 2)]
      var array = [Form.State()]
      var path: StackState<Form.State> = [Form.State()]
      var title = "saved"
    }
    enum Action {
      case form(Form.Action)
      case rows(IdentifiedActionOf<Form>)
      case path(StackActionOf<Form>)
      case keep, edit, putBack, putBackWhole
    }
    var kept = LockIsolated(State())
    var body: some ReducerOf<Self> {
      Scope(state: \.form, action: \.form) { Form() }
      Reduce { state, action in
        switch action {
        case .keep: kept.withValue { [state] in $0 = state }
        case .edit:
          state.form.title = "edited"
          state.optional?.title = "edited"
          state.sheet?.title = "edited"
          state.rows[id: 1]?.title = "edited"
          state.array[0].title = "edited"
          state.path[0].title = "edited"
          state.title = "edited"
        case .putBack:
          let kept = kept.value
          state.form = kept.form
          state.optional = kept.optional
          state.sheet = kept.sheet
          state.rows = kept.rows
          state.array = kept.array
          state.path = kept.path
          state.title = kept.title
        case .putBackWhole: state = kept.value
        case .form, .rows, .path: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Form() }
      .forEach(\.path, action: \.path) { Form() }
    }
  }

  private typealias Reading = @MainActor (StoreOf<Host>) -> String?

  private nonisolated static let readings: [Reading] = [
    { $0.title },
    { $0.form.title },
    { $0.optional?.title },
    { $0.sheet?.title },
    { $0.rows[id: 1]?.title },
    { $0.rows.first?.title },
    { $0.array.first?.title },
    { $0.path.first?.title },
  ]

  @Test(arguments: readings.indices, [false, true])
  func `an observer is notified of a copy that is put back`(index: Int, isWhole: Bool) {
    let store = Store(initialState: Host.State()) { Host() }
    let read = Self.readings[index]
    store.send(.keep)
    store.send(.edit)
    let changes = observe { read(store) }
    #expect(read(store) == "edited")
    store.send(isWhole ? .putBackWhole : .putBack)
    #expect(changes.value == 1)
    #expect(read(store) == "saved")
  }

  @Test(arguments: [false, true])
  func `an observer of a held store is notified of a copy that is put back`(isWhole: Bool) throws {
    let store = Store(initialState: Host.State()) { Host() }
    let children: [StoreOf<Form>] = [
      store.scope(state: \.form, action: \.form),
      store.scope(state: \.rows, action: \.rows)[0],
      store.scope(state: \.path, action: \.path)[0],
    ]
    store.send(.keep)
    for child in children { child.send(.edit("edited")) }
    let changes = children.map { child in observe { child.title } }
    #expect(children.map(\.title) == ["edited", "edited", "edited"])
    store.send(isWhole ? .putBackWhole : .putBack)
    #expect(changes.map(\.value) == [1, 1, 1])
    #expect(children.map(\.title) == ["saved", "saved", "saved"])
  }

  @Test func `a child that puts a copy of itself back notifies its observers`() {
    let kept = LockIsolated<[Form.State]>([])
    let store = Store(initialState: Form.State()) {
      Reduce<Form.State, Form.Action> { state, action in
        switch action {
        case .edit("undo"): state = kept.withValue { $0.removeLast() }
        case .edit(let title):
          kept.withValue { [state] in $0.append(state) }
          state.title = title
        }
        return .none
      }
    }
    store.send(.edit("edited"))
    let titles = observe { store.title }
    let counts = observe { store.count }
    store.send(.edit("undo"))
    #expect(titles.value == 1)
    #expect(counts.value == 0)
    #expect(store.title == "saved")
  }

  @Test func `each of many rows that change twice in an action notifies its observer once`() {
    struct Rows { var rows: IdentifiedArrayOf<Form.State> }
    let rows = IdentifiedArray(uniqueElements: (0..<100).map { Form.State(id: $0) })
    let store = Store(initialState: Rows(rows: rows)) {
      Reduce<Rows, Void> { state, _ in
        for id in state.rows.ids { state.rows[id: id]?.title = "edited" }
        for id in state.rows.ids { state.rows[id: id]?.title = id == 7 ? "saved" : "again" }
        return .none
      }
    }
    let changes = rows.ids.map { id in observe { store.withState(\.rows)[id: id]?.title } }
    store.send(())
    #expect(changes.map(\.value) == (0..<100).map { $0 == 7 ? 0 : 1 })
  }

  @Test func `an equal copy notifies no observer`() {
    let store = Store(initialState: Host.State()) { Host() }
    let titles = observe { store.form.title }
    store.send(.keep)
    store.send(.putBack)
    #expect(titles.value == 0)
  }

  /// Returns the number of changes that an observer is notified of.
  private func observe(_ read: () -> some Any) -> LockIsolated<Int> {
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    return changes
  }
}
