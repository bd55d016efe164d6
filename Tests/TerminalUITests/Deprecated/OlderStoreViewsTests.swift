import ComposableArchitecture
import TerminalUI
import Testing

/// Views of stores as they were written before `@ObservableState`.
@MainActor
@Suite struct OlderStoreViewsTests {
  typealias Probe = (
    store: StoreOf<OlderApp>, change: ((inout OlderApp.State) -> Void) -> Void, screen: ScreenProbe
  )

  func probe(
    _ initialState: OlderApp.State = OlderApp.State(),
    height: Int = 10,
    @ViewBuilder view: (StoreOf<OlderApp>) -> some View
  ) -> Probe {
    let store = Store(initialState: initialState) { OlderApp() }
    let screen = ScreenProbe(width: 40, height: height) { view(store) }
    let change = { (change: (inout OlderApp.State) -> Void) in
      var state = store.withState { $0 }
      change(&state)
      store.send(.set(state))
    }
    return (store, change, screen)
  }

  @Test func `an optional child has views, and what stands for it`() {
    let (store, change, screen) = probe { store in
      IfLetStore(store.scope(state: \.hint, action: \.hint)) {
        OlderCounterView(store: $0)
      } else: {
        Text("no hint")
      }
    }
    #expect(screen.text.contains("no hint"))
    change { $0.hint = OlderCounter.State(id: 3) }
    #expect(screen.text.contains("+3: 0"))
    screen.press(.return)
    #expect(screen.text.contains("+3: 1"))
    #expect(store.withState(\.hint?.count) == 1)
    change { $0.hint = nil }
    #expect(screen.text.contains("no hint"))
  }

  @Test func `a presented child has views, and those of another case don't show`() {
    let (_, change, screen) = probe { store in
      IfLetStore(store.scope(state: \.$card, action: \.card)) { OlderCounterView(store: $0) }
      IfLetStore(
        store.scope(state: \.$destination, action: \.destination),
        state: \.first,
        action: OlderApp.Destination.Action.first
      ) {
        OlderCounterView(store: $0)
      } else: {
        Text("not the first")
      }
    }
    #expect(screen.text.contains("not the first"))
    change { $0.card = OlderCounter.State(id: 1) }
    #expect(screen.text.contains("+1: 0"))
    change { $0.destination = .second(OlderCounter.State(id: 2)) }
    #expect(screen.text.contains("not the first"))
    change { $0.destination = .first(OlderCounter.State(id: 4)) }
    #expect(screen.text.contains("+4: 0"))
    screen.press(.tab)
    screen.press(.return)
    #expect(screen.text.contains("+4: 1"))
  }

  @Test func `each row has its store, and a list can delete it`() {
    let (store, change, screen) = probe(OlderApp.State(rows: [.init(id: 1), .init(id: 2)])) { store in
      List {
        ForEachStore(store.scope(state: \.rows, action: \.rows)) { OlderCounterView(store: $0) }
          .onDelete { offsets in
            var state = store.withState { $0 }
            state.rows.remove(atOffsets: offsets)
            store.send(.set(state))
          }
      }
    }
    screen.press(.return)
    #expect(screen.text.contains("+1: 1"))
    change { $0.rows.append(.init(id: 7)) }
    #expect(screen.text.contains("+7: 0"))
    #expect(screen.text.contains("+1: 1"))
    screen.press(.downArrow)
    screen.press(.delete)
    #expect(store.withState(\.rows.ids) == [1, 7])
    #expect(!screen.text.contains("+2:"))
  }

  @available(*, deprecated)
  @Test func `rows with pairs of an ID and an action`() {
    let (store, _, screen) = probe(OlderApp.State(rows: [.init(id: 5)])) { store in
      ForEachStore(
        store.scope(
          state: \.rows,
          action: { (pair: (Int, OlderCounter.Action)) in .rows(.element(id: pair.0, action: pair.1)) }
        )
      ) {
        OlderCounterView(store: $0)
      }
    }
    screen.press(.return)
    #expect(store.withState(\.rows[id: 5]?.count) == 1)
    #expect(screen.text.contains("+5: 1"))
  }

  @Test func `a switch shows the views of the case`() {
    let store = Store(initialState: OlderApp.Path.State.note("read")) { OlderApp.Path() }
    let screen = ScreenProbe(width: 30, height: 4) {
      SwitchStore(store) { state in
        switch state {
        case .counter:
          CaseLet(\OlderApp.Path.State.counter, action: OlderApp.Path.Action.counter) {
            OlderCounterView(store: $0)
          }
        case .note(let text): Text(text)
        }
      }
    }
    #expect(screen.text.contains("read"))
  }

  @Test func `a case without a switch around it is reported`() {
    withKnownIssue {
      _ = ScreenProbe(width: 30, height: 4) {
        CaseLet(\OlderApp.Path.State.counter, action: OlderApp.Path.Action.counter) {
          OlderCounterView(store: $0)
        }
      }
    } matching: {
      "\($0)".contains("isn't inside of a \"SwitchStore\"")
    }
  }

  @Test func `a sheet is there as long as its case, and Escape dismisses it`() {
    let closed = Log()
    let (store, change, screen) = probe { store in
      Text("behind")
        .sheet(
          store: store.scope(state: \.$destination, action: \.destination),
          state: \.first,
          action: OlderApp.Destination.Action.first,
          onDismiss: { closed.add("closed") }
        ) {
          OlderCounterView(store: $0)
        }
        .sheet(store: store.scope(state: \.$card, action: \.card)) { OlderCounterView(store: $0) }
    }
    change { $0.destination = .first(OlderCounter.State(id: 1)) }
    #expect(screen.text.contains("+1: 0"))
    screen.press(.return)
    #expect(screen.text.contains("+1: 1"))
    screen.press(.escape)
    #expect(!screen.text.contains("+1:"))
    #expect(store.withState(\.destination) == nil)
    #expect(closed.take() == ["closed"])
    change { $0.destination = .second(OlderCounter.State(id: 2)) }
    #expect(!screen.text.contains("+2:"))
    change { $0.card = OlderCounter.State(id: 3) }
    #expect(screen.text.contains("+3: 0"))
    screen.press(.escape)
    #expect(store.withState(\.card) == nil)
  }

  @Test func `an alert sends its action, and is dismissed`() {
    let (store, change, screen) = probe(OlderApp.State(rows: [.init(id: 1)])) { store in
      Text("behind")
        .alert(
          store: store.scope(state: \.$destination, action: \.destination),
          state: \.alert,
          action: OlderApp.Destination.Action.alert
        )
        .confirmationDialog(
          store: store.scope(state: \.$destination, action: \.destination),
          state: \.dialog,
          action: { .dialog($0) }
        )
    }
    change {
      $0.destination = .alert(
        AlertState {
          TextState("Remove all?")
        } actions: {
          ButtonState(action: .confirm) { TextState("Remove") }
        }
      )
    }
    #expect(screen.text.contains("Remove all?"))
    screen.press(.return)
    #expect(store.withState(\.rows).isEmpty)
    #expect(store.withState(\.destination) == nil)
    #expect(!screen.text.contains("Remove all?"))
    change {
      $0.destination = .dialog(ConfirmationDialogState(titleVisibility: .visible) { TextState("Which?") })
    }
    #expect(screen.text.contains("Which?"))
  }

  @Test func `a stack shows its topmost feature, and Escape pops it`() {
    let (store, change, screen) = probe { store in
      NavigationStackStore(store.scope(state: \.path, action: \.path)) {
        Text("root")
      } destination: { state in
        switch state {
        case .counter:
          CaseLet(\OlderApp.Path.State.counter, action: OlderApp.Path.Action.counter) {
            OlderCounterView(store: $0)
          }
        case .note(let text): Text(text)
        }
      }
    }
    #expect(screen.text.contains("root"))
    change { $0.path.append(.note("a note")) }
    #expect(screen.text.contains("a note"))
    change { $0.path.append(.counter(OlderCounter.State(id: 8))) }
    screen.press(.return)
    #expect(screen.text.contains("+8: 1"))
    screen.press(.escape)
    #expect(store.withState(\.path.count) == 1)
    #expect(screen.text.contains("a note"))
  }

  @Test func `a link presents its feature`() {
    let (store, change, screen) = probe { store in
      NavigationLinkStore(store.scope(state: \.$card, action: \.card)) {
        store.send(.set(OlderApp.State(card: OlderCounter.State(id: 6))))
      } destination: {
        OlderCounterView(store: $0)
      } label: {
        Text("Open")
      }
    }
    screen.press(.return)
    #expect(screen.text.contains("+6: 0"))
    change { $0.card?.count = 4 }
    #expect(screen.text.contains("+6: 4"))
    screen.press(.escape)
    #expect(store.withState(\.card) == nil)
    #expect(screen.text.contains("Open"))
  }

  private struct Kept: View {
    @ObservedObject private var viewStore: ViewStore<Int, OlderCounter.Action>

    init(store: StoreOf<OlderCounter>) { viewStore = ViewStore(store, observe: \.count) }

    var body: some View { Button("count \(viewStore.state)") { viewStore.send(.increment) } }
  }

  @Test func `a view keeps a view store as an observed object`() {
    let store = Store(initialState: OlderCounter.State()) { OlderCounter() }
    let screen = ScreenProbe(width: 30, height: 4) { Kept(store: store) }
    screen.press(.return)
    #expect(screen.text.contains("count 1"))
  }

  @Test func `a view store may have its own actions`() {
    enum Tap { case tapped }
    let store = Store(initialState: OlderCounter.State()) { OlderCounter() }
    let screen = ScreenProbe(width: 30, height: 4) {
      WithViewStore(store, observe: \.count, send: { (_: Tap) in .increment }) { count in
        Button("count \(count.state)") { count.send(.tapped) }
      }
    }
    screen.press(.return)
    #expect(screen.text.contains("count 1"))
  }
}
