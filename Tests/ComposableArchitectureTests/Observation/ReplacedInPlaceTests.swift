import ComposableArchitecture
import Testing

/// A state that code with access to it in place replaces by a kept copy is a change to all that read the state.
@MainActor
@Suite struct ReplacedInPlaceTests {
  @Reducer struct Form {
    @ObservableState struct State: Equatable, Identifiable {
      var id = 1
      var title = "saved"
      var count = 0
      /// Too large to be kept for a comparison.
      var lines = Array(repeating: "line", count: 300)
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

  @Reducer enum Screen {
    case form(Form)
    case other(Form)
  }

  @Reducer struct Host {
    @ObservableState struct State {
      var form = Form.State()
      var optional: Form.State? = Form.State()
      @Presents var sheet: Form.State? = Form.State()
      var rows: IdentifiedArrayOf<Form.State> = [Form.State(), Form.State(id: 2)]
      var array = [Form.State()]
      var path: StackState<Form.State> = [Form.State()]
      var screens: StackState<Screen.State> = [.form(Form.State()), .other(Form.State())]
      @Presents var screen: Screen.State? = .form(Form.State())
    }
    enum Action {
      case form(Form.Action)
      case rows(IdentifiedActionOf<Form>)
      case path(StackActionOf<Form>)
      case change(@Sendable (inout State) -> Void)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.form, action: \.form) { Form() }
      Reduce { state, action in
        if case .change(let change) = action { change(&state) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Form() }
      .forEach(\.path, action: \.path) { Form() }
    }
  }

  struct Replacement: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let child: @MainActor @Sendable (StoreOf<Host>) -> Form.State?
    let replace: @Sendable (inout Host.State, _ kept: Host.State) -> Void

    init(
      _ name: String,
      _ child: @escaping @MainActor @Sendable (StoreOf<Host>) -> Form.State?,
      _ replace: @escaping @Sendable (inout Host.State, _ kept: Host.State) -> Void
    ) {
      (testDescription, self.child, self.replace) = (name, child, replace)
    }
  }

  nonisolated static let replacements: [Replacement] = [
    Replacement("property", { $0.form }) { assign(&$0.form, $1.form) },
    Replacement("optional", { $0.optional }) { assign(&$0.optional, $1.optional) },
    Replacement("payload of an optional", { $0.optional }) { assign(&$0.optional!, $1.optional!) },
    Replacement("payload of a sheet", { $0.sheet }) { $0.sheet! = $1.sheet! },
    Replacement("sheet", { $0.sheet }) { assign(&$0.sheet, $1.sheet) },
    Replacement("presentation", { $0.sheet }) { $0.$sheet = $1.$sheet },
    Replacement("row", { $0.rows[id: 1] }) { $0.rows[id: 1]! = $1.rows[id: 1]! },
    Replacement("assigned row", { $0.rows[id: 1] }) { $0.rows[id: 1] = $1.rows[id: 1] },
    Replacement("optional row", { $0.rows[id: 1] }) { assign(&$0.rows[id: 1], $1.rows[id: 1]) },
    Replacement("row at a position", { $0.rows[0] }) { assign(&$0.rows[0], $1.rows[0]) },
    Replacement("rows", { $0.rows[id: 1] }) { assign(&$0.rows, $1.rows) },
    Replacement("element of an array", { $0.array.first }) { $0.array[0] = $1.array[0] },
    Replacement("array", { $0.array.first }) { assign(&$0.array, $1.array) },
    Replacement("element of a path", { $0.path.first }) { $0.path[0] = $1.path[0] },
    Replacement("element of a path by its id", { $0.path.first }) {
      $0.path[id: $0.path.ids[0]] = $1.path[0]
    },
    Replacement("element of a path in place", { $0.path.first }) {
      assign(&$0.path[id: $0.path.ids[0]]!, $1.path[0])
    },
    Replacement("path", { $0.path.first }) { assign(&$0.path, $1.path) },
    Replacement("screen", { $0.screen?.form }) { $0.screen! = $1.screen! },
    Replacement("payload of a screen", { $0.screen?.form }) { state, kept in
      state.screen?.modify(\.form) { $0 = kept.screen!.form! }
    },
    Replacement("screen of a stack", { $0.screens[0].form }) {
      $0.screens[id: $0.screens.ids[0]] = $1.screens[0]
    },
    Replacement("screen of a stack in place", { $0.screens[0].form }) { $0.screens[0] = $1.screens[0] },
    Replacement("payload in a stack", { $0.screens[0].form }) { state, kept in
      state.screens[0].modify(\.form) { $0 = kept.screens[0].form! }
    },
  ]

  nonisolated static func assign<Value>(_ value: inout Value, _ kept: Value) { value = kept }

  /// Changes the title of each form.
  nonisolated static func edit(_ state: inout Host.State) {
    state.form.title = "edited"
    state.optional?.title = "edited"
    state.sheet?.title = "edited"
    state.rows[id: 1]?.title = "edited"
    state.array[0].title = "edited"
    state.path[0].title = "edited"
    state.screens[0].modify(\.form) { $0.title = "edited" }
    state.screen?.modify(\.form) { $0.title = "edited" }
  }

  @Test(arguments: replacements, [false, true])
  func `observers are notified of a kept copy in place`(replacement: Replacement, isObservedBefore: Bool) {
    let store = Store(initialState: Host.State()) { Host() }
    if isObservedBefore { _ = observe { replacement.child(store)?.title } }
    let kept = store.withState { $0 }
    store.send(.change(Self.edit))
    let titles = observe { replacement.child(store)?.title }
    let counts = observe { replacement.child(store)?.count }
    #expect(replacement.child(store)?.title == "edited")
    store.send(.change { replacement.replace(&$0, kept) })
    #expect(replacement.child(store)?.title == "saved")
    #expect(titles.value == 1)
    _ = counts
  }

  @Test(arguments: replacements)
  func `an edited draft in place of its original notifies observers`(replacement: Replacement) {
    let store = Store(initialState: Host.State()) { Host() }
    let titles = observe { replacement.child(store)?.title }
    var draft = store.withState { $0 }
    Self.edit(&draft)
    let edited = draft
    store.send(.change { replacement.replace(&$0, edited) })
    #expect(titles.value == 1)
    #expect(replacement.child(store)?.title == "edited")
  }

  @Test(arguments: replacements)
  func `a change in place notifies only the observers of what changed`(replacement: Replacement) {
    let store = Store(initialState: Host.State()) { Host() }
    let counts = observe { replacement.child(store)?.count }
    let lines = observe { replacement.child(store)?.lines.count }
    store.send(.change(Self.edit))
    #expect(counts.value == 0)
    if !replacement.testDescription.contains("screen"), !replacement.testDescription.contains("stack") {
      #expect(lines.value == 0)
    }
  }

  @Test func `observers of held stores are notified of kept copies in place`() {
    let store = Store(initialState: Host.State()) { Host() }
    let children: [StoreOf<Form>] = [
      store.scope(state: \.form, action: \.form),
      store.scope(state: \.rows, action: \.rows)[0],
      store.scope(state: \.path, action: \.path)[0],
    ]
    let kept = store.withState { $0 }
    for child in children { child.send(.edit("edited")) }
    let titles = children.map { child in observe { child.title } }
    let counts = children.map { child in observe { child.count } }
    store.send(
      .change {
        Self.assign(&$0.form, kept.form)
        $0.rows[id: 1]! = kept.rows[id: 1]!
        $0.path[0] = kept.path[0]
      }
    )
    #expect(titles.map(\.value) == [1, 1, 1])
    #expect(counts.map(\.value) == [0, 0, 0])
    #expect(children.map(\.title) == ["saved", "saved", "saved"])
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
