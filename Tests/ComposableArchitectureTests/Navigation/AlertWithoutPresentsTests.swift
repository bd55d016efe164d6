import ComposableArchitecture
import Testing

@MainActor
@Suite("Alerts and dialogs in optional state") struct AlertWithoutPresentsTests {
  @Reducer struct Files {
    @ObservableState struct State: Equatable {
      var alert: AlertState<Action.Alert>?
      var dialog: ConfirmationDialogState<Action.Dialog>?
      var notice: AlertState<Never>?
      @Presents var presented: AlertState<Action.Dialog>?
      var log: [String] = []
    }
    enum Action {
      case alert(Alert)
      case dialog(Dialog)
      case notice(Never)
      case presented(PresentationAction<Dialog>)

      @CasePathable enum Alert { case confirm, again }
      /// Without case paths.
      enum Dialog { case byName }
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.confirm): state.log.append("confirmed")
        case .alert(.again): state.alert = AlertState { TextState("Again?") }
        case .dialog(.byName): state.log.append("by name")
        case .presented: state.log.append("presented")
        }
        return .none
      }
      .ifLet(\.alert, action: \.alert)
      .ifLet(\.dialog, action: \.dialog)
      .ifLet(\.notice, action: \.notice)
      .ifLet(\.$presented, action: \.presented)
    }
  }

  /// The same with closures that are empty.
  @Reducer struct EmptyClosures {
    typealias State = Files.State
    typealias Action = Files.Action
    var body: some Reducer<State, Action> {
      EmptyReducer()
        .ifLet(\.alert, action: \.alert) {}
        .ifLet(\.dialog, action: \.dialog) {}
        .ifLet(\.$presented, action: \.presented) {}
    }
  }

  private static let state = Files.State(
    alert: AlertState { TextState("Delete?") },
    dialog: ConfirmationDialogState { TextState("Sort") },
    presented: AlertState { TextState("Presented") }
  )

  @Test func `an answer clears the alert`() async {
    let store = TestStore(initialState: Self.state) { Files() }
    await store.send(.alert(.confirm)) {
      $0.alert = nil
      $0.log = ["confirmed"]
    }
    await store.send(.dialog(.byName)) {
      $0.dialog = nil
      $0.log = ["confirmed", "by name"]
    }
    await store.send(.presented(.presented(.byName))) {
      $0.presented = nil
      $0.log = ["confirmed", "by name", "presented"]
    }
  }

  @Test func `an alert that the parent shows for the answer stays`() async {
    let store = TestStore(initialState: Self.state) { Files() }
    await store.send(.alert(.again)) { $0.alert?.title = TextState("Again?") }
  }

  @Test func `an answer clears the alert of an empty closure`() async {
    let store = TestStore(initialState: Self.state) { EmptyClosures() }
    await store.send(.alert(.confirm)) { $0.alert = nil }
    await store.send(.dialog(.byName)) { $0.dialog = nil }
    await store.send(.presented(.presented(.byName))) { $0.presented = nil }
  }

  @Test func `an answer to an alert that is not there is reported`() async {
    let store = TestStore(initialState: Files.State()) { EmptyClosures() }
    await withKnownIssue {
      await store.send(.alert(.confirm))
    } matching: {
      $0.description.contains("received a child action when child state was \"nil\"")
    }
  }
}
