import ComposableArchitecture

/// A feature that presents an alert, a dialog, a feature or a value without a reducer, one at a time.
@Reducer
struct Inbox {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case dialog(ConfirmationDialogState<Inbox.Dialog>)
    case mail(Mail)
    @ReducerCaseIgnored
    case page(Int)
    @ReducerCaseEphemeral
    case toast(Toast)

    @CasePathable
    enum Alert {
      case askAgainButtonTapped
      case confirmButtonTapped
      case showButtonTapped
    }
  }

  @CasePathable
  enum Dialog {
    case byDateButtonTapped
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var log: [String] = []
  }

  enum Action {
    case alertReplaced(String)
    case alertTitleChanged(String)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case mailTapped
    case pageChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alertReplaced(let title):
        state.destination = .alert(AlertState { TextState(title) })
        return .none
      case .alertTitleChanged(let title):
        state.destination?.alert?.title = TextState(title)
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(.delete)
        return .none
      case .destination(.presented(let action)):
        return answered(action, &state)
      case .destination(.dismiss):
        return .none
      case .mailTapped:
        state.destination = .mail(Mail.State())
        return .none
      case .pageChanged(let page):
        state.destination = .page(page)
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  private func answered(_ action: Destination.Action, _ state: inout State) -> Effect<Action> {
    switch action {
    case .alert(.askAgainButtonTapped):
      state.destination = .alert(.delete)
      state.log.append("asked")
    case .alert(.confirmButtonTapped):
      state.log.append("deleted")
    case .alert(.showButtonTapped):
      state.destination = .mail(Mail.State())
    case .dialog(.byDateButtonTapped):
      state.log.append("by date")
    case .mail, .page, .toast:
      break
    }
    return .none
  }
}

extension Inbox.Destination.State: Equatable {}

extension AlertState where Action == Inbox.Destination.Alert {
  static var delete: Self {
    AlertState {
      TextState("Delete the mail?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmButtonTapped) { TextState("Delete") }
      ButtonState(action: .showButtonTapped) { TextState("Show") }
    }
  }
}

extension ConfirmationDialogState where Action == Inbox.Dialog {
  static var sort: Self {
    ConfirmationDialogState {
      TextState("Sort")
    } actions: {
      ButtonState(action: .byDateButtonTapped) { TextState("By date") }
    }
  }
}

@CasePathable
enum Saved {
  case undoButtonTapped
}

extension AlertState where Action == Saved {
  static var saved: Self {
    AlertState {
      TextState("Saved.")
    } actions: {
      ButtonState(action: .undoButtonTapped) { TextState("Undo") }
    }
  }
}

/// The features that an inbox presents.
@Reducer
struct Mail {
  @ObservableState
  struct State: Equatable {
    var isStarred = false
  }

  enum Action {
    case closeButtonTapped
    case starButtonTapped
    case task
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .starButtonTapped:
        state.isStarred.toggle()
        return .none
      case .task:
        return .run { _ in try await Task.never() }
      }
    }
  }
}

/// State that is removed by its first action, like an alert's.
struct Toast: Equatable, _EphemeralState {
  @CasePathable
  enum Action {
    case undoButtonTapped
  }

  var text: String
}
