import ComposableArchitecture
import TerminalUI
import Testing

extension DestinationTests.Shelf.Destination.State: Equatable {}

/// The presentations of a feature with one state for all of its destinations.
@MainActor
@Suite struct DestinationTests {
  @Reducer
  struct Item {
    @ObservableState
    struct State: Equatable { var name = "Book" }
    enum Action { case renamed }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.name += "!"
        return .none
      }
    }
  }

  @Reducer
  struct Shelf {
    @Reducer
    enum Destination {
      case add(Item)
      case detail(Item)
      case alert(AlertState<Answer>)
      case dialog(ConfirmationDialogState<Answer>)

      @CasePathable
      enum Answer: Sendable { case yes }
    }

    @ObservableState
    struct State: Equatable {
      var answers = 0
      @Presents var destination: Destination.State?
    }
    enum Action { case destination(PresentationAction<Destination.Action>) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .destination(.presented(.alert(.yes))), .destination(.presented(.dialog(.yes))):
          state.answers += 1
        case .destination: break
        }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  struct ItemView: View {
    let store: StoreOf<Item>
    var body: some View { Button(store.name) { store.send(.renamed) } }
  }

  struct ShelfView: View {
    @Bindable var store: StoreOf<Shelf>

    var body: some View {
      NavigationStack {
        Text("Shelf")
          .navigationDestination(
            item: $store.scope(state: \.destination?.detail, action: \.destination.detail)
          ) {
            ItemView(store: $0)
          }
      }
      .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { ItemView(store: $0) }
      .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
      .confirmationDialog($store.scope(state: \.destination?.dialog, action: \.destination.dialog))
    }
  }

  private func app(_ destination: Shelf.Destination.State) async -> ViewDriver<Shelf.State, Shelf.Action> {
    let app = ViewDriver(initialState: Shelf.State(destination: destination), width: 40, height: 12) {
      Shelf()
    } view: {
      ShelfView(store: $0)
    }
    await app.settle()
    return app
  }

  @Test(arguments: [false, true])
  func `a feature gets its actions, and Escape dismisses it`(isSheet: Bool) async {
    let app = await app(isSheet ? .add(Item.State()) : .detail(Item.State()))
    #expect(app.text.contains("[Book]"))
    await app.press(.return)
    #expect(app.text.contains("[Book!]"))
    await app.press(.escape)
    #expect(app.store.destination == nil)
    #expect(!app.text.contains("Book"))
  }

  @Test func `an alert and a dialog send their answers`() async {
    let alert = AlertState<Shelf.Destination.Answer> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
    let dialog = ConfirmationDialogState<Shelf.Destination.Answer> {
      TextState("Sure?")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
    }
    for destination in [Shelf.Destination.State.alert(alert), .dialog(dialog)] {
      let app = await app(destination)
      #expect(app.text.contains("Sure?"))
      await app.press(.return)
      #expect(app.store.answers == 1)
      #expect(app.store.destination == nil)
    }
  }

  @Test func `only the case of a binding's store is embedded and extracted`() {
    typealias Action = PresentationAction<Shelf.Destination.Action>
    let path: AnyCasePath<Action, PresentationAction<Item.Action>> = Action.allCasePaths.add
    guard case .presented(.add(.renamed)) = path.embed(.presented(.renamed)),
      case .dismiss = path.embed(.dismiss),
      case .presented(.renamed)? = path.extract(from: .presented(.add(.renamed))),
      case .dismiss? = path.extract(from: .dismiss)
    else {
      Issue.record()
      return
    }
    #expect(path.extract(from: .presented(.detail(.renamed))) == nil)
  }
}
