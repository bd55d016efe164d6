import ComposableArchitecture
import Testing

@Suite struct ConfirmationDialogStateTests {
  enum Action: Hashable {
    case save
  }

  private static func dialog() -> ConfirmationDialogState<Action> {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("The draft")
    } actions: {
      ButtonState(action: .save) { TextState("Save") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It has not been saved.")
    }
  }

  private let dialog = dialog()

  @Test func `a dialog has a title actions and a message`() {
    #expect(dialog.title == TextState("The draft"))
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.buttons.map(\.action.action) == [.save, nil])
    #expect(dialog.message == TextState("It has not been saved."))
  }

  @Test func `a dialog may have no message`() {
    let dialog = ConfirmationDialogState {
      TextState("The draft")
    } actions: {
      ButtonState(action: Action.save) { TextState("Save") }
    }
    #expect(dialog.titleVisibility == .automatic)
    #expect(dialog.buttons.count == 1)
    #expect(dialog.message == nil)
  }

  @Test func `a dialog may have nothing but a title`() {
    let dialog = ConfirmationDialogState<Action>(titleVisibility: .hidden) { TextState("The draft") }
    #expect(dialog.titleVisibility == .hidden)
    #expect(dialog.buttons.isEmpty)
  }

  @Test func `a mapped dialog offers the new actions`() {
    let mapped = dialog.map { $0.map { _ in 7 } }
    #expect(mapped.buttons.map(\.action.action) == [7, nil])
    #expect(mapped.title == dialog.title)
    #expect(mapped.titleVisibility == .visible)
    #expect(mapped.message == dialog.message)
    #expect(mapped.id == dialog.id)
  }

  @Test func `dialogs with equal contents are equal`() {
    let other = Self.dialog()
    #expect(dialog == other)
    #expect(dialog.hashValue == other.hashValue)
    #expect(dialog.id != other.id)
  }

  @Test func `dialogs differ by what they say and offer`() {
    var other = dialog
    other.title = TextState("A draft")
    #expect(dialog != other)
    other = dialog
    other.titleVisibility = .hidden
    #expect(dialog != other)
    other = dialog
    other.message = nil
    #expect(dialog != other)
    other = dialog
    other.buttons = []
    #expect(dialog != other)
  }

  @Test func `a dump shows title actions and message`() {
    #expect(
      String(customDumping: dialog) == """
        ConfirmationDialogState(
          titleVisibility: .visible,
          title: "The draft",
          actions: [
            [0]: ButtonState(
              action: .send(.save),
              label: "Save"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Cancel"
            )
          ],
          message: "It has not been saved."
        )
        """
    )
  }

  @Test func `a dump leaves out what is as usual`() {
    #expect(
      String(customDumping: ConfirmationDialogState<Action> { TextState("The draft") })
        == #"ConfirmationDialogState(title: "The draft")"#
    )
  }
}
