import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct AlertsTests {
  @Test
  func alert() async {
    let store = TestStore(initialState: Alerts.State()) {
      Alerts()
    }

    await store.send(.alertButtonTapped) {
      $0.alert = AlertState {
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
    }
    await store.send(\.alert.incrementButtonTapped) {
      $0.alert = AlertState { TextState("Incremented!") }
      $0.count = 1
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test
  func confirmationDialog() async {
    let store = TestStore(initialState: Alerts.State()) {
      Alerts()
    }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.confirmationDialogButtonTapped)
    #expect(store.state.confirmationDialog?.buttons.count == 3)
    await store.send(\.confirmationDialog.presented.decrementButtonTapped) {
      $0.confirmationDialog = nil
      $0.count = -1
    }
    #expect(String(state: store.state.alert!.title) == "Decremented!")
  }

  @Test
  func destinations() async {
    let store = TestStore(initialState: FileList.State(files: ["a", "b"])) {
      FileList()
    }
    await store.send(.deleteButtonTapped) {
      $0.destination = .alert(.confirmDeletion)
    }
    await store.send(\.destination.alert.confirmDeletion) {
      $0.destination = nil
      $0.files = []
    }
    await store.send(.moreButtonTapped) {
      $0.destination = .dialog(
        ConfirmationDialogState(titleVisibility: .hidden) {
          TextState("More")
        } actions: {
          ButtonState(action: .rename) { TextState("Rename") }
          ButtonState(action: .send(.share)) { TextState("Share") }
        }
      )
    }
    await store.send(.destination(.presented(.dialog(.share)))) {
      $0.destination = nil
    }
    await store.send(.editButtonTapped) {
      $0.destination = .editor(Toggle.State())
    }
    await store.send(\.destination.editor.toggled) {
      $0.destination?.modify(\.editor) { $0.isOn = true }
    }
    await store.send(.destination(.dismiss)) {
      $0.destination = nil
    }
  }
}
