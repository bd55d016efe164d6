import ComposableArchitecture
import Testing

/// Alerts that are made with parameters instead of builders.
@Suite struct OlderAlertStateTests {
  private enum Answer: Equatable { case delete, keep }

  @available(*, deprecated)
  @Test func `an alert has the buttons that it is given`() {
    let one = AlertState<Answer>(
      title: TextState("Delete?"),
      message: TextState("It can't be undone."),
      primaryButton: .destructive(TextState("Delete"), action: .send(.delete)),
      secondaryButton: .cancel(TextState("Keep"), action: .send(.keep))
    )
    #expect(one.message == TextState("It can't be undone."))
    #expect(one.buttons.map(\.role) == [.destructive, .cancel])
    #expect(one.buttons.map(\.action) == [.send(.delete), .send(.keep)])
    #expect(AlertState<Answer>(title: TextState("Done")).buttons.isEmpty)
    let closing = AlertState<Answer>(title: TextState("Done"), dismissButton: .default(TextState("OK")))
    #expect(closing.buttons.map(\.label) == [TextState("OK")])
    #expect(AlertState<Answer>(title: TextState("x"), buttons: one.buttons).buttons == one.buttons)
  }

  @available(*, deprecated)
  @Test func `a dialog has the buttons that it is given`() {
    let dialog = ConfirmationDialogState<Answer>(
      title: TextState("Which?"),
      titleVisibility: .visible,
      buttons: [.default(TextState("Keep"), action: .send(.keep))]
    )
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.message == nil)
    #expect(dialog.buttons.map(\.action) == [.send(.keep)])
  }
}
