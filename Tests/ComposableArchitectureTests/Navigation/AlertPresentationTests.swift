import ComposableArchitecture
import Testing

@MainActor
@Suite struct AlertPresentationTests {
  @Test func `an answer dismisses the alert once it has been handled`() async {
    let store = TestStore(initialState: Files.State()) { Files() }
    await store.send(.deleteButtonTapped) { $0.alert = .delete }
    await store.send(\.alert.confirmButtonTapped) {
      $0.alert = nil
      $0.log = ["deleted while shown"]
    }
  }

  @Test func `dismissing the alert answers nothing`() async {
    let store = TestStore(initialState: Files.State(alert: .delete)) { Files() }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `an answer may show another alert`() async {
    let store = TestStore(initialState: Files.State(alert: .delete)) { Files() }
    await store.send(\.alert.askAgainButtonTapped) {
      $0.alert?.title = TextState("Really delete the file?")
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `an answer may show an equal alert again`() async {
    let store = TestStore(initialState: Files.State(alert: .delete)) { Files() }
    await store.send(\.alert.repeatButtonTapped)
    #expect(store.state.alert == .delete)
  }

  @Test func `an answer that changes the alert in place dismisses it all the same`() async {
    let store = TestStore(initialState: Files.State(alert: .delete)) { Files() }
    await store.send(\.alert.retitleButtonTapped) { $0.alert = nil }
  }

  @Test func `another action leaves the alert`() async {
    let store = TestStore(initialState: Files.State(alert: .delete)) { Files() }
    await store.send(.renameButtonTapped) { $0.log = ["renamed"] }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  @Test func `an answer to a dialog dismisses it`() async {
    let store = TestStore(initialState: Files.State(dialog: .sort)) { Files() }
    await store.send(\.dialog.byNameButtonTapped) {
      $0.dialog = nil
      $0.log = ["by name"]
    }
  }

  @Test func `an alert without answers is dismissed`() async {
    let store = TestStore(initialState: Files.State(notice: AlertState { TextState("Saved.") })) { Files() }
    await store.send(\.notice.dismiss) { $0.notice = nil }
  }

  @Test func `an answer to an alert that is not there is reported`() async {
    let store = TestStore(initialState: Files.State()) { Files() }
    await withKnownIssue {
      await store.send(\.alert.repeatButtonTapped) { $0.alert = .delete }
    } matching: { issue in
      issue.description.contains("received a presentation action when destination state was absent")
    }
  }

  @Test func `a wrong alert fails the test with its difference`() async {
    let store = TestStore(initialState: Files.State()) { Files() }
    await withKnownIssue {
      await store.send(.deleteButtonTapped) { $0.alert = AlertState { TextState("Delete the files?") } }
    } matching: { issue in
      issue.description.contains(#"title: "Delete the files?""#)
        && issue.description.contains(#"title: "Delete the file?""#)
    }
  }

  @Test func `a view is told of the alert and of its end`() {
    let store = Store(initialState: Files.State()) { Files() }
    let changes = LockIsolated(0)
    func track() {
      withObservationTracking {
        _ = store.alert
      } onChange: {
        changes.withValue { $0 += 1 }
      }
    }
    track()
    store.send(.deleteButtonTapped)
    #expect(changes.value == 1)
    track()
    store.send(.renameButtonTapped)
    #expect(changes.value == 1)
    store.send(.alert(.presented(.confirmButtonTapped)))
    #expect(changes.value == 2)
    #expect(store.alert == nil)
  }

  @Test func `a view sends what the chosen button holds`() throws {
    let store = Store(initialState: Files.State(alert: .delete)) { Files() }
    let alert = try #require(store.alert)
    alert.buttons[0].withAction { action in
      store.send(.alert(action.map { .presented($0) } ?? .dismiss))
    }
    #expect(store.log == ["deleted while shown"])
    #expect(store.alert == nil)
  }
}

@Reducer
private struct Files {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    @Presents var notice: AlertState<Never>?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case deleteButtonTapped
    case dialog(PresentationAction<Dialog>)
    case notice(PresentationAction<Never>)
    case renameButtonTapped

    @CasePathable
    enum Alert {
      case askAgainButtonTapped
      case confirmButtonTapped
      case repeatButtonTapped
      case retitleButtonTapped
    }

    @CasePathable
    enum Dialog {
      case byNameButtonTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.askAgainButtonTapped)):
        state.alert = .delete
        state.alert?.title = TextState("Really delete the file?")
        return .none
      case .alert(.presented(.repeatButtonTapped)):
        state.alert = .delete
        return .none
      case .alert(.presented(.retitleButtonTapped)):
        state.alert?.title = TextState("Really delete the file?")
        return .none
      case .alert(.presented(.confirmButtonTapped)):
        state.log.append(state.alert == nil ? "deleted" : "deleted while shown")
        return .none
      case .alert, .dialog(.dismiss), .notice:
        return .none
      case .deleteButtonTapped:
        state.alert = .delete
        return .none
      case .dialog(.presented(.byNameButtonTapped)):
        state.log.append("by name")
        return .none
      case .renameButtonTapped:
        state.log.append("renamed")
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$notice, action: \.notice)
  }
}

extension AlertState where Action == Files.Action.Alert {
  fileprivate static var delete: Self {
    AlertState {
      TextState("Delete the file?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmButtonTapped) { TextState("Delete") }
      ButtonState(action: .askAgainButtonTapped) { TextState("Ask again") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

extension ConfirmationDialogState where Action == Files.Action.Dialog {
  fileprivate static var sort: Self {
    ConfirmationDialogState {
      TextState("Sort")
    } actions: {
      ButtonState(action: .byNameButtonTapped) { TextState("By name") }
    }
  }
}
