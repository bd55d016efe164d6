import Testing

@testable import ComposableArchitecture

@MainActor
@Suite("A read of a store while it reduces") struct OverlappingReadsTests {
  /// A feature whose children read something while they change their names.
  @Reducer struct Leaf {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var name = "an old name that needs storage"
    }
    enum Action: Equatable { case rename(String) }
    let hook: Hook
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .rename(let name):
          state.name = name
          MainActor.assumeIsolated { hook.read() }
          state.name += "!"
          return .none
        }
      }
    }
  }

  @Reducer struct Case {
    @CasePathable @ObservableState enum State: Equatable { case leaf(Leaf.State) }
    enum Action: Equatable { case leaf(Leaf.Action) }
    let hook: Hook
    var body: some ReducerOf<Self> {
      Scope(state: \.leaf, action: \.leaf) { Leaf(hook: hook) }
    }
  }

  @Reducer struct Tree {
    @ObservableState struct State: Equatable {
      var child = Leaf.State(id: 0)
      var optional: Leaf.State? = Leaf.State(id: 1)
      @Presents var sheet: Leaf.State? = Leaf.State(id: 2)
      var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 3)]
      var path: StackState<Leaf.State> = [Leaf.State(id: 4)]
      var choice = Case.State.leaf(Leaf.State(id: 5))

      var names: [String?] {
        [
          child.name, optional?.name, sheet?.name, rows.first?.name, path.first?.name,
          choice[case: \.leaf]?.name,
        ]
      }
    }
    @CasePathable enum Action: Equatable {
      case child(Leaf.Action)
      case optional(Leaf.Action)
      case sheet(PresentationAction<Leaf.Action>)
      case rows(IdentifiedActionOf<Leaf>)
      case path(StackActionOf<Leaf>)
      case choice(Case.Action)
    }
    let hook: Hook
    var body: some ReducerOf<Self> {
      Scope(state: \.child, action: \.child) { Leaf(hook: hook) }
      Scope(state: \.choice, action: \.choice) { Case(hook: hook) }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Leaf(hook: hook) }
        .ifLet(\.$sheet, action: \.sheet) { Leaf(hook: hook) }
        .forEach(\.rows, action: \.rows) { Leaf(hook: hook) }
        .forEach(\.path, action: \.path) { Leaf(hook: hook) }
    }
  }

  /// A reader of what a test chooses.
  @MainActor final class Hook: Sendable {
    var read: @MainActor () -> Void = {}
    nonisolated init() {}
  }

  private static let old = "an old name that needs storage"

  private static func actions(_ store: StoreOf<Tree>) -> [Tree.Action] {
    [
      .child(.rename("n")), .optional(.rename("n")), .sheet(.presented(.rename("n"))),
      .rows(.element(id: 3, action: .rename("n"))),
      .path(.element(id: store.withState { $0.path.ids[0] }, action: .rename("n"))),
      .choice(.leaf(.rename("n"))),
    ]
  }

  @Test func `a store that keeps its state answers with the one before the action`() {
    let hook = Hook()
    let store = Store(initialState: Tree.State(), overlappingReads: .previousState) { Tree(hook: hook) }
    let initial = store.withState { $0 }
    for (position, action) in Self.actions(store).enumerated() {
      let before = store.withState { $0 }
      var reads: [Tree.State] = []
      hook.read = { reads = [store.withState { $0 }, store.state] }
      store.send(action)
      #expect(reads.map(\.names) == [before.names, before.names])
      #expect(reads.allSatisfy { $0.names[position] == Self.old })
    }
    #expect(initial.names == Array(repeating: Self.old, count: 6))
    #expect(store.withState { $0.names } == Array(repeating: "n!", count: 6))
  }

  @Test func `scoped stores, view stores and bindings answer with the state before the action`() {
    let hook = Hook()
    let store = Store(initialState: Tree.State(), overlappingReads: .previousState) { Tree(hook: hook) }
    let child = store.scope(state: \.child, action: \.child)
    let optional = store.scope(state: \.optional, action: \.optional)
    let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
    let row = store.scope(state: \.rows, action: \.rows)[0]
    let element = store.scope(state: \.path, action: \.path)[0]
    let binding = store.binding(get: { $0.child.name }, send: { .child(.rename($0)) })
    var names: [String?] = []
    hook.read = {
      names = [
        child.name, child.withState { $0.name }, optional?.name, sheet?.state.name, row.name,
        element.withState { $0.name }, binding.wrappedValue, store.child.name,
        ViewStore(store, observe: { $0.child.name }).state,
        store.scope(state: \.optional, action: \.optional)?.name,
        store.scope(state: \.rows, action: \.rows).first?.name,
      ]
    }
    for action in Self.actions(store) { store.send(action) }
    #expect(names == ["n!", "n!", "n!", "n!", "n!", "n!", "n!", "n!", "n!", "n!", "n!"])
    store.send(.child(.rename("m")))
    #expect(names[0] == "n!")
    #expect(child.name == "m!")
  }

  @Test func `a copy that was read does not change afterwards`() {
    let hook = Hook()
    let store = Store(initialState: Tree.State(), overlappingReads: .previousState) { Tree(hook: hook) }
    var copy: Tree.State?
    hook.read = { copy = store.withState { $0 } }
    store.send(.sheet(.presented(.rename("n"))))
    #expect(copy?.sheet?.name == Self.old)
    #expect(store.sheet?.name == "n!")
  }

  @Test func `in a test the read is reported once and answered`() async {
    let hook = Hook()
    let store = Store(initialState: Tree.State()) { Tree(hook: hook) }
    var name: String?
    var line = 0
    hook.read = {
      line = #line + 1
      name = store.withState { $0.sheet?.name }
    }
    let issues = await recordedIssues { store.send(.sheet(.presented(.rename("n")))) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("StoreOf<OverlappingReadsTests.Tree>") == true)
    #expect(issues.first?.contains("OverlappingReadsTests.swift:\(line)") == true)
    #expect(issues.first?.contains(".rename") == true)
    #expect(name == Self.old)
  }

  @Test func `a property that is read is named`() async {
    let hook = Hook()
    let store = Store(initialState: Tree.State()) { Tree(hook: hook) }
    let child = store.scope(state: \.child, action: \.child)
    hook.read = { _ = child.name }
    let issues = await recordedIssues { store.send(.child(.rename("n"))) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("StoreOf<OverlappingReadsTests.Tree>") == true)
    #expect(issues.first?.contains("\"StoreOf<OverlappingReadsTests.Leaf>\" was read by '\\") == true)
  }

  @Test(arguments: [Exhaustivity.on, .off])
  func `a test store reports the read and answers with its last state`(_ exhaustivity: Exhaustivity) async {
    let hook = Hook()
    let store = TestStore(initialState: Tree.State()) { Tree(hook: hook) }
    store.exhaustivity = exhaustivity
    await store.send(.child(.rename("n"))) { $0.child.name = "n!" }
    var name: String?
    hook.read = { name = store.state.child.name }
    let issues = await recordedIssues {
      await store.send(.child(.rename("m"))) { $0.child.name = "m!" }
    }
    #expect(issues.count == 1)
    #expect(name == "n!")
    #expect(store.state.child.name == "m!")
  }

  @Test func `sends, scopes and other stores are open to a reducer`() async {
    let hook = Hook()
    let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree(hook: hook) }
    let other = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree(hook: Hook()) }
    let (child, optional) = (
      store.scope(state: \.child, action: \.child), store.scope(state: \.optional, action: \.optional)
    )
    var name: String?
    hook.read = {
      hook.read = {}
      _ = store.scope(state: \.child, action: \.child)
      child.send(.rename("a"))
      optional?.send(.rename("b"))
      name = other.child.name
    }
    store.send(.child(.rename("n")))
    #expect(name == Self.old)
    #expect(store.child.name == "a!")
    #expect(store.optional?.name == "b!")
  }

  @Test func `a store that is told to stop names itself, the action and the line`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let hook = Hook()
        let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree(hook: hook) }
        hook.read = { _ = store.withState { $0 } }
        store.send(.choice(.leaf(.rename("n"))))
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("StoreOf<OverlappingReadsTests.Tree>"))
    #expect(message.contains(".rename"))
    #expect(message.contains("'withState' at \"ComposableArchitectureTests/OverlappingReadsTests.swift:"))
  }

  /// A way to read a store.
  enum Read: String, CaseIterable, Codable {
    case state, property, child, optional, row, scope, rows, viewStore, binding, states

    @MainActor func callAsFunction(_ store: StoreOf<Tree>, _ hook: Hook) {
      switch self {
      case .state: hook.read = { _ = store.state }
      case .property: hook.read = { _ = store.child }
      case .child:
        let child = store.scope(state: \.child, action: \.child)
        hook.read = { _ = child.name }
      case .optional:
        let sheet = store.scope(state: \.sheet, action: \.sheet.presented)
        hook.read = { _ = sheet?.name }
      case .row:
        let row = store.scope(state: \.rows, action: \.rows)[0]
        hook.read = { _ = row.withState { $0 } }
      case .scope: hook.read = { _ = store.scope(state: \.optional, action: \.optional) }
      case .rows: hook.read = { _ = store.scope(state: \.rows, action: \.rows).count }
      case .viewStore: hook.read = { _ = ViewStore(store, observe: { $0.child.name }) }
      case .binding:
        let binding = store.binding(get: { $0.child.name }, send: { .child(.rename($0)) })
        hook.read = { _ = binding.wrappedValue }
      case .states: hook.read = { _ = store.states }
      }
    }
  }

  @Test(arguments: Read.allCases) func `every kind of read stops`(_ read: Read) async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [read = read as Read] in
      await MainActor.run {
        let hook = Hook()
        let store = Store(initialState: Tree.State(), overlappingReads: .stop) { Tree(hook: hook) }
        read(store, hook)
        store.send(.sheet(.presented(.rename("n"))))
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("\"StoreOf<OverlappingReadsTests.Tree>\" was reducing an action"))
  }
}
