import ComposableArchitecture

@Reducer
struct Alerts {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var confirmationDialog: ConfirmationDialogState<Action.ConfirmationDialog>?
    var count = 0
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case alertButtonTapped
    case confirmationDialog(PresentationAction<ConfirmationDialog>)
    case confirmationDialogButtonTapped

    @CasePathable
    enum Alert {
      case incrementButtonTapped
    }
    @CasePathable
    enum ConfirmationDialog {
      case incrementButtonTapped
      case decrementButtonTapped
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.incrementButtonTapped)),
        .confirmationDialog(.presented(.incrementButtonTapped)):
        state.alert = AlertState { TextState("Incremented!") }
        state.count += 1
        return .none

      case .alert:
        return .none

      case .alertButtonTapped:
        state.alert = AlertState {
          TextState("Alert!")
        } actions: {
          ButtonState(role: .cancel) {
            TextState("Cancel")
          }
          ButtonState(action: .incrementButtonTapped) {
            TextState("Increment")
          }
        } message: {
          TextState("This is an alert")
        }
        return .none

      case .confirmationDialog(.presented(.decrementButtonTapped)):
        state.alert = AlertState { TextState("Decremented!") }
        state.count -= 1
        return .none

      case .confirmationDialog:
        return .none

      case .confirmationDialogButtonTapped:
        state.confirmationDialog = ConfirmationDialogState {
          TextState("Confirmation dialog")
        } actions: {
          ButtonState(role: .cancel) {
            TextState("Cancel")
          }
          ButtonState(action: .incrementButtonTapped) {
            TextState("Increment")
          }
          ButtonState(action: .decrementButtonTapped) {
            TextState("Decrement")
          }
        } message: {
          TextState("This is a confirmation dialog.")
        }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$confirmationDialog, action: \.confirmationDialog)
  }
}

extension AlertState where Action == Never {
  static func failure(_ error: any Error) -> Self {
    Self {
      TextState("Failed")
    } message: {
      TextState(error.localizedDescription)
    }
  }
}

extension AlertState where Action == FileList.Destination.Alert {
  static let confirmDeletion = Self {
    TextState("Delete everything?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Yes")
    }
    ButtonState(role: .cancel) {
      TextState("Nevermind")
    }
  }
}

@Reducer
struct FileList {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Dialog>)
    case editor(Toggle)
    @CasePathable
    enum Alert: Equatable { case confirmDeletion }
    @CasePathable
    enum Dialog: Equatable { case rename, share }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var files: [String] = []
  }

  enum Action {
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case moreButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteButtonTapped:
        state.destination = .alert(.confirmDeletion)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        state.files = []
        return .none
      case .destination(.presented(.dialog(.rename))):
        state.files = state.files.map { $0.uppercased() }
        return .none
      case .destination:
        return .none
      case .editButtonTapped:
        state.destination = .editor(Toggle.State())
        return .none
      case .moreButtonTapped:
        state.destination = .dialog(
          ConfirmationDialogState(titleVisibility: .hidden) {
            TextState("More")
          } actions: {
            ButtonState(action: .rename) { TextState("Rename") }
            ButtonState(action: .send(.share)) { TextState("Share") }
          }
        )
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension FileList.Destination.State: Equatable {}
