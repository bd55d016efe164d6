import ComposableArchitecture
import Testing

/// The notifications about alerts in an enum. Alerts aren't observable themselves.
@MainActor
@Suite struct DestinationObservationTests {
  private let store = Store(initialState: Inbox.State()) { Inbox() }

  private func isTold(of actions: Inbox.Action...) -> Bool {
    let isTold = LockIsolated(false)
    withObservationTracking {
      _ = store.destination
    } onChange: {
      isTold.setValue(true)
    }
    for action in actions { store.send(action) }
    return isTold.value
  }

  @Test func `a new alert is told`() {
    #expect(isTold(of: .deleteButtonTapped))
  }

  @Test func `an alert that replaces another is told`() {
    store.send(.deleteButtonTapped)
    #expect(isTold(of: .alertReplaced("Really delete?")))
    #expect(store.destination?.alert?.title == TextState("Really delete?"))
  }

  @Test func `a change of the alert is told`() {
    store.send(.deleteButtonTapped)
    #expect(isTold(of: .alertTitleChanged("Really delete?")))
    #expect(store.destination?.alert?.title == TextState("Really delete?"))
  }

  @Test func `an alert that stays the same is not told`() {
    store.send(.alertTitleChanged("Delete the mail?"))
    store.send(.deleteButtonTapped)
    #expect(!isTold(of: .alertTitleChanged("Delete the mail?")))
  }

  @Test func `a changed value of a case without reducer is told`() {
    store.send(.pageChanged(1))
    #expect(isTold(of: .pageChanged(2)))
    #expect(!isTold(of: .pageChanged(2)))
  }

  @Test func `a change within the feature is not told`() {
    store.send(.mailTapped)
    #expect(!isTold(of: .destination(.presented(.mail(.starButtonTapped)))))
    #expect(store.destination?.mail?.isStarred == true)
  }
}
