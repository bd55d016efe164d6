import ComposableArchitecture
import Testing

/// A reducer that replaces its whole state notifies the observers of properties that aren't tracked: constants, shared
/// values, ignored properties, and what is computed from them.
@MainActor
@Suite struct ReplacedConstantsTests {
  @Reducer struct Page {
    @ObservableState struct State: Identifiable {
      let id: Int
      let number: Int
      @Shared var title: String
      @SharedReader var subtitle: String
      @ObservationStateIgnored var hidden = 0
      var name: String { "page \(number)" }
    }

    enum Action { case next, same }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .next = action else { return .none }
        let number = state.number + 1
        state = State(
          id: state.id,
          number: number,
          title: Shared(value: "title \(number)"),
          subtitle: SharedReader(value: "subtitle \(number)"),
          hidden: number
        )
        return .none
      }
    }
  }

  @Reducer struct App {
    @ObservableState struct State {
      var page = Page.State.first
      var optional: Page.State? = .first
      var rows: IdentifiedArrayOf<Page.State> = [.first]
      var stack = StackState([Page.State.first])
      var destination: Destination.State? = .page(.first)
      @Presents var sheet: Page.State? = .first
    }

    enum Action {
      case page(Page.Action)
      case optional(Page.Action)
      case rows(IdentifiedActionOf<Page>)
      case stack(StackActionOf<Page>)
      case destination(Destination.Action)
      case sheet(PresentationAction<Page.Action>)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.page, action: \.page) { Page() }
      EmptyReducer()
        .ifLet(\.optional, action: \.optional) { Page() }
        .ifLet(\.destination, action: \.destination) { Destination.body }
        .ifLet(\.$sheet, action: \.sheet) { Page() }
        .forEach(\.rows, action: \.rows) { Page() }
        .forEach(\.stack, action: \.stack) { Page() }
    }
  }

  @Reducer enum Destination {
    case page(Page)
  }

  enum Kind: CaseIterable {
    case root, child, optional, row, element, destination, sheet
  }

  /// Returns the store of a page, with those around it, which keep it.
  private func page(_ kind: Kind) throws -> StoreOf<Page> {
    let app = Store(initialState: App.State()) { App() }
    switch kind {
    case .root: return Store(initialState: .first) { Page() }
    case .child: return app.scope(\.page, action: \.page)
    case .optional: return try #require(app.scope(state: \.optional, action: \.optional))
    case .row: return try #require(app.scope(state: \.rows, action: \.rows).first)
    case .element: return try #require(app.scope(state: \.stack, action: \.stack).first)
    case .destination:
      let destination = try #require(app.scope(state: \.destination, action: \.destination))
      switch destination.case {
      case .page(let page): return page
      }
    case .sheet: return try #require(app.scope(state: \.sheet, action: \.sheet.presented))
    }
  }

  /// Returns the number of changes that an observer of `read` is told of.
  private func changes<Value>(_ read: @escaping @MainActor () -> Value) -> LockIsolated<Int> {
    let count = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      count.withValue { $0 += 1 }
    }
    return count
  }

  @Test(arguments: Kind.allCases) func `what changes with the whole state is told`(_ kind: Kind) throws {
    let store = try page(kind)
    for number in 2...3 {
      let counts = [
        changes { store.number }, changes { store.title }, changes { store.subtitle },
        changes { store.hidden },
        changes { store.name }, changes { store.state.number },
      ]
      store.send(.same)
      #expect(counts.map(\.value) == [0, 0, 0, 0, 0, 0])
      store.send(.next)
      #expect(counts.map(\.value) == [1, 1, 1, 1, 1, 1])
      #expect(
        [store.title, store.subtitle, store.name] == [
          "title \(number)", "subtitle \(number)", "page \(number)",
        ]
      )
    }
  }

  @Test(arguments: Kind.allCases) func `an observer follows the shared value that has taken the place`(
    _ kind: Kind
  )
    throws
  {
    let store = try page(kind)
    _ = changes { store.title }
    store.send(.next)
    let title = changes { store.title }
    store.withState(\.$title).withLock { $0 = "edited" }
    #expect(title.value == 1)
    #expect(store.title == "edited")
  }
}

extension ReplacedConstantsTests.Page.State {
  fileprivate static var first: Self {
    Self(id: 1, number: 1, title: Shared(value: "title 1"), subtitle: SharedReader(value: "subtitle 1"))
  }
}
