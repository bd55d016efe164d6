import ComposableArchitecture
import Testing

/// An enum of reducers with an alert and a dialog among its cases.
@MainActor
@Suite struct DestinationPresentationTests {
  typealias Destination = Inbox.Destination

  @Test func `an answer dismisses the alert`() async {
    let store = TestStore(initialState: Inbox.State()) { Inbox() }
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.delete) }
    await store.send(\.destination.alert.confirmButtonTapped) {
      $0.destination = nil
      $0.log = ["deleted"]
    }
  }

  @Test func `dismissing the alert answers nothing`() async {
    let store = TestStore(initialState: Inbox.State(destination: .alert(.delete))) { Inbox() }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `an answer to the dialog dismisses it`() async {
    let store = TestStore(initialState: Inbox.State(destination: .dialog(.sort))) { Inbox() }
    await store.send(\.destination.dialog.byDateButtonTapped) {
      $0.destination = nil
      $0.log = ["by date"]
    }
  }

  @Test func `an action of the feature does not dismiss it`() async {
    let store = TestStore(initialState: Inbox.State(destination: .mail(Mail.State()))) { Inbox() }
    await store.send(\.destination.mail.starButtonTapped) {
      $0.destination?.modify(\.mail) { $0.isStarred = true }
    }
    await store.send(\.destination.mail.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `an answer may lead on to the feature`() async {
    let store = TestStore(initialState: Inbox.State(destination: .alert(.delete))) { Inbox() }
    await store.send(\.destination.alert.showButtonTapped) { $0.destination = .mail(Mail.State()) }
  }

  @Test func `an answer may show another alert`() async {
    let store = TestStore(initialState: Inbox.State(destination: .alert(.delete))) { Inbox() }
    await store.send(\.destination.alert.askAgainButtonTapped) { $0.log = ["asked"] }
    #expect(store.state.destination == .alert(.delete))
  }

  @Test func `an action of the feature leaves the alert that took its place`() async {
    let store = TestStore(initialState: Inbox.State(destination: .alert(.delete))) { Inbox() }
    await withKnownIssue {
      await store.send(\.destination.mail.starButtonTapped)
    } matching: { issue in
      issue.description.contains("when child state was set to a different case")
    }
    #expect(store.state.destination == .alert(.delete))
  }

  @Test func `an alert ends the effects of the feature that it replaces`() async {
    let store = TestStore(initialState: Inbox.State(destination: .mail(Mail.State()))) { Inbox() }
    await store.send(\.destination.mail.task)
    await store.send(.deleteButtonTapped) { $0.destination = .alert(.delete) }
    await store.finish()
  }

  @Test func `scoping a store gives the alert`() {
    let store = Store(initialState: Destination.State.alert(.delete)) { Destination.body }
    guard case .alert(let alert) = store.case else {
      Issue.record("The store is in another case.")
      return
    }
    #expect(alert == .delete)
  }

  @Test func `a case marked ephemeral goes away with its first action`() async {
    let store = TestStore(initialState: Inbox.State(destination: .toast(Toast(text: "Sent")))) { Inbox() }
    await store.send(\.destination.toast.undoButtonTapped) { $0.destination = nil }
  }

  @Test func `an enum of nothing but alerts needs no reducer`() async {
    let store = TestStore(initialState: Notices.State(current: .saved(.saved))) { Notices() }
    await store.send(\.current.saved.undoButtonTapped) { $0.current = nil }
  }

  @Test func `a handwritten enum ends with the answer to its alert`() async {
    let store = TestStore(initialState: Handwritten.State(destination: .alert(.saved))) { Handwritten() }
    await store.send(.destination(.presented(.count))) { $0.count = 1 }
    await store.send(.destination(.presented(.alert(.undoButtonTapped)))) { $0.destination = nil }
  }

  @Test func `the actions of the alert may be those of the whole destination`() async {
    let store = TestStore(initialState: Flat.State(destination: .alert(.saved))) { Flat() }
    await store.send(.destination(.presented(.undoButtonTapped))) { $0.destination = nil }
  }
}

@Reducer
private struct Notices {
  @Reducer(state: .equatable)
  enum Notice {
    case saved(AlertState<Saved>)
    case failed(AlertState<Never>)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var current: Notice.State?
  }

  enum Action {
    case current(PresentationAction<Notice.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$current, action: \.current)
  }
}

/// Enums without case paths.
private struct Handwritten: Reducer {
  enum Destination: Equatable {
    case alert(AlertState<Saved>)
    case other(Int)
  }

  enum DestinationAction {
    case alert(Saved)
    case count
  }

  struct State: Equatable {
    @PresentationState var destination: Destination?
    var count = 0
  }

  @CasePathable
  enum Action {
    case destination(PresentationAction<DestinationAction>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.count)):
        state.count += 1
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination) {
      EmptyReducer()
    }
  }
}

/// An alert whose actions are those of the destination.
private struct Flat: Reducer {
  enum Destination: Equatable {
    case alert(AlertState<Saved>)
  }

  struct State: Equatable {
    @PresentationState var destination: Destination?
  }

  @CasePathable
  enum Action {
    case destination(PresentationAction<Saved>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$destination, action: \.destination) {
        EmptyReducer()
      }
  }
}
