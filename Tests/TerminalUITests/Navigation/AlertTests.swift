import ComposableArchitecture
import TerminalUI
import Testing

/// Alerts and dialogs hold the keys until they are answered.
@MainActor
@Suite struct AlertTests {
  enum Answer: Equatable, Sendable { case yes, no, maybe }

  @Reducer
  struct Question {
    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Answer>?
      @Presents var dialog: ConfirmationDialogState<Answer>?
      var answers: [Answer] = []
      var asksAgain = false
    }
    enum Action {
      case askTapped
      case alert(PresentationAction<Answer>)
      case dialog(PresentationAction<Answer>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .askTapped: state.alert = Self.alert
        case .alert(.presented(let answer)):
          state.answers.append(answer)
          if state.asksAgain, answer == .maybe { state.alert = AlertState { TextState("Really?") } }
        case .dialog(.presented(let answer)): state.answers.append(answer)
        case .alert, .dialog: break
        }
        return .none
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$dialog, action: \.dialog)
    }

    static var alert: AlertState<Answer> {
      AlertState {
        TextState("Sure?")
      } actions: {
        ButtonState(action: .yes) { TextState("Yes") }
        ButtonState(action: .maybe) { TextState("Maybe") }
        ButtonState(role: .cancel) { TextState("Cancel") }
      }
    }

    static func dialog(isTitled: Bool = false) -> ConfirmationDialogState<Answer> {
      ConfirmationDialogState(titleVisibility: isTitled ? .visible : .hidden) {
        TextState("Which?")
      } actions: {
        ButtonState(action: .yes) { TextState("Yes") }
        ButtonState(role: .destructive, action: .no) { TextState("No") }
      }
    }
  }

  struct QuestionView: View {
    @Bindable var store: StoreOf<Question>

    var body: some View {
      VStack(alignment: .leading) {
        Button("Other") {}
        Button("Ask") { store.send(.askTapped) }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
      .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
    }
  }

  private func driver(
    _ state: Question.State = Question.State()
  ) async -> ViewDriver<Question.State, Question.Action> {
    let app = ViewDriver(initialState: state, width: 40, height: 9) {
      Question()
    } view: {
      QuestionView(store: $0)
    }
    await app.settle()
    return app
  }

  @Test(
    arguments: [
      ([.return], []), ([.tab, .return], [.yes]), ([.leftArrow, .space], [.maybe]),
      ([.tab, .tab, .return], [.maybe]), ([.tab, .tab, .tab, .return], []), ([.escape], []),
    ] as [([KeyEquivalent], [Answer])]
  )
  func `an alert takes the focus, is answered and gives the focus back`(
    keys: [KeyEquivalent],
    answers: [Answer]
  ) async {
    let app = await driver()
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.frame.highlighted == ["[Cancel]"])
    for key in keys { await app.press(key) }
    #expect(app.store.answers == answers)
    #expect(app.store.alert == nil)
    #expect(app.text == "[Other]\n[Ask]")
    #expect(app.frame.highlighted == ["[Ask]"])
  }

  @Test func `an answer that asks again shows the next alert`() async {
    let app = await driver(Question.State(alert: Question.alert, asksAgain: true))
    await app.press(.leftArrow)
    await app.press(.return)
    #expect(app.text.contains("Really?"))
    #expect(!app.text.contains("Sure?"))
    #expect(app.frame.highlighted == ["[OK]"])
    await app.press(.return)
    #expect(app.store.alert == nil)
    #expect(app.store.answers == [.maybe])
  }

  @Test func `a destructive button never has the focus first`() async {
    let alert = AlertState<Answer> {
      TextState("Sure?")
    } actions: {
      ButtonState(role: .destructive, action: .no) { TextState("No") }
      ButtonState(action: .yes) { TextState("Yes") }
    }
    let app = await driver(Question.State(alert: alert))
    #expect(app.frame.highlighted == ["[Yes]"])

    let only = AlertState<Answer> {
      TextState("Sure?")
    } actions: {
      ButtonState(role: .destructive, action: .no) { TextState("No") }
    }
    let other = await driver(Question.State(alert: only))
    #expect(other.frame.highlighted == [])
    await other.press(.return)
    #expect(other.store.answers == [])
    await other.press(.tab)
    await other.press(.return)
    #expect(other.store.answers == [.no])
  }

  @Test func `an alert without buttons is closed by its only button`() async {
    let app = await driver(Question.State(alert: AlertState { TextState("Told") }))
    #expect(app.frame.highlighted == ["[OK]"])
    await app.press(.return)
    #expect(app.store.alert == nil)
    #expect(app.frame.highlighted == ["[Other]"])
  }

  @Test(arguments: [true, false])
  func `a dialog's buttons stand below each other, and its title if it is visible`(isTitled: Bool) async {
    let app = await driver(Question.State(dialog: Question.dialog(isTitled: isTitled)))
    #expect(app.text.contains("Which?") == isTitled)
    #expect(app.frame.highlighted == ["[Yes]"])
    await app.press(.downArrow)
    #expect(app.frame.highlighted == ["[No]"])
    await app.press(.return)
    #expect(app.store.answers == [.no])
    #expect(app.store.dialog == nil)
  }

  @Test func `an alert in front of a dialog is answered first`() async {
    let app = await driver(Question.State(alert: Question.alert, dialog: Question.dialog()))
    await app.press(.escape)
    await app.press(.escape)
    #expect(app.store.alert == nil)
    #expect(app.store.dialog == nil)
    #expect(app.frame.highlighted == ["[Other]"])
  }

  @Test func `an alert about a value is shown while there is one`() {
    let probe = ScreenProbe(width: 40, height: 12) {
      Stateful(nil as String?) { name in
        Button("Pick") { name.wrappedValue = "Ann" }
          .alert("Delete?", isPresented: .constant(true), presenting: name.wrappedValue) { name in
            Button("Delete \(name)") {}
          } message: { name in
            Text("\(name) will be deleted.")
          }
      }
    }
    #expect(!probe.text.contains("Delete?"))
    probe.press(.return)
    #expect(probe.text.contains("[Delete Ann]"))
    #expect(probe.text.contains("Ann will be deleted."))
  }

  @Test func `a dialog may hide its title`() {
    func text(_ visibility: Visibility) -> String {
      let view = Text("a").confirmationDialog(
        "Which?",
        isPresented: .constant(true),
        titleVisibility: visibility
      ) {
        Button("A") {}
      }
      return render(view, width: 30, height: 8).text
    }
    #expect(text(.visible).contains("Which?"))
    #expect(!text(.hidden).contains("Which?"))
  }
}
