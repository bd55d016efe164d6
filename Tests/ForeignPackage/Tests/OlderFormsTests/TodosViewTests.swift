import ComposableArchitecture
import OlderForms
import TerminalUI
import Testing

@MainActor
struct TodosViewTests {
  @Test func viewsShowTheChildrenOfTheStore() async {
    let app = ViewDriver(initialState: Todos.State(), width: 40, height: 16) {
      Todos()
    } view: {
      TodosView(store: $0)
    }
    #expect(app.text.contains("No hint"))
    #expect(app.text.contains("Closed"))
    await app.press(.return)
    #expect(app.text.contains("Todo 0"))
    #expect(!app.text.contains("No hint"))
    app.store.send(.todo(id: 0, action: .set(\.$isComplete, true)))
    await app.press(.tab)
    #expect(app.text.contains("1 done"))
  }

  @Test func anAlertIsAnsweredWithTheKeyboard() async {
    var state = Login.State()
    state.alert = AlertState {
      TextState("Wrong password")
    } actions: {
      ButtonState(action: .retry) { TextState("Try again") }
    }
    let app = ViewDriver(initialState: state, width: 40, height: 16) {
      Login { _, _ in "" }
    } view: {
      LoginView(store: $0)
    }
    #expect(app.text.contains("Wrong password"))
    await app.press(.return)
    #expect(!app.text.contains("Wrong password"))
    #expect(app.store.withState(\.attempts) == 1)
  }
}
