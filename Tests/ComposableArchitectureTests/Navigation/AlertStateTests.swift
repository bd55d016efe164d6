import ComposableArchitecture
import Testing

@Suite struct AlertStateTests {
  enum Action: Hashable {
    case delete
  }

  private static func alert() -> AlertState<Action> {
    AlertState {
      TextState("Delete the file?")
    } actions: {
      ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("This can not be undone.")
    }
  }

  private let alert = alert()

  @Test func `an alert has a title answers and a message`() {
    #expect(alert.title == TextState("Delete the file?"))
    #expect(alert.buttons.map(\.label) == [TextState("Delete"), TextState("Cancel")])
    #expect(alert.buttons.map(\.action.action) == [.delete, nil])
    #expect(alert.message == TextState("This can not be undone."))
  }

  @Test func `an alert may have no message`() {
    let alert = AlertState {
      TextState("Delete the file?")
    } actions: {
      ButtonState(action: Action.delete) { TextState("Delete") }
    }
    #expect(alert.buttons.count == 1)
    #expect(alert.message == nil)
  }

  @Test func `an alert may have nothing but a title`() {
    let alert = AlertState<Action> { TextState("Saved.") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test func `an alert may have no answers but a message`() {
    let alert = AlertState<Never> {
      TextState("Saved.")
    } message: {
      TextState("It took a second.")
    }
    #expect(alert.message == TextState("It took a second."))
  }

  @Test func `what an alert says can be changed`() {
    var changed = alert
    changed.title = TextState("Really?")
    changed.buttons.removeLast()
    changed.message = nil
    #expect(changed.id == alert.id)
    #expect(
      changed
        == AlertState {
          TextState("Really?")
        } actions: {
          ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
        }
    )
  }

  @Test func `a mapped alert offers the new actions`() {
    let mapped = alert.map { $0.map { _ in 7 } }
    #expect(mapped.buttons.map(\.action.action) == [7, nil])
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.id == alert.id)
  }

  @Test func `alerts with equal contents are equal`() {
    let other = Self.alert()
    #expect(alert == other)
    #expect(alert.hashValue == other.hashValue)
    #expect(alert.id != other.id)
  }

  @Test func `alerts differ by what they say and offer`() {
    var other = alert
    other.title = TextState("Delete?")
    #expect(alert != other)
    other = alert
    other.message = nil
    #expect(alert != other)
    other = alert
    other.buttons.reverse()
    #expect(alert != other)
  }

  @Test func `a dump shows title answers and message`() {
    #expect(
      String(customDumping: alert) == """
        AlertState(
          title: "Delete the file?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .send(.delete),
              label: "Delete"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Cancel"
            )
          ],
          message: "This can not be undone."
        )
        """
    )
  }

  @Test func `a dump is one line if there is only a title`() {
    #expect(
      String(customDumping: AlertState<Action> { TextState("Saved.") }) == #"AlertState(title: "Saved.")"#
    )
  }

  @Test func `a difference shows only what differs`() throws {
    var other = alert
    other.title = TextState("Really?")
    let difference = try #require(diff(alert, other))
    #expect(difference.contains(#"-   title: "Delete the file?","#))
    #expect(difference.contains(#"+   title: "Really?","#))
    #expect(!difference.contains("id:"))
  }
}
