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

  @Test func anAlertHasATitleAnswersAndAMessage() {
    #expect(alert.title == TextState("Delete the file?"))
    #expect(alert.buttons.map(\.label) == [TextState("Delete"), TextState("Cancel")])
    #expect(alert.buttons.map(\.action.action) == [.delete, nil])
    #expect(alert.message == TextState("This can not be undone."))
  }

  @Test func anAlertMayHaveNoMessage() {
    let alert = AlertState {
      TextState("Delete the file?")
    } actions: {
      ButtonState(action: Action.delete) { TextState("Delete") }
    }
    #expect(alert.buttons.count == 1)
    #expect(alert.message == nil)
  }

  @Test func anAlertMayHaveNothingButATitle() {
    let alert = AlertState<Action> { TextState("Saved.") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test func anAlertMayHaveNoAnswersButAMessage() {
    let alert = AlertState<Never> {
      TextState("Saved.")
    } message: {
      TextState("It took a second.")
    }
    #expect(alert.message == TextState("It took a second."))
  }

  @Test func whatAnAlertSaysCanBeChanged() {
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

  @Test func aMappedAlertOffersTheNewActions() {
    let mapped = alert.map { $0.map { _ in 7 } }
    #expect(mapped.buttons.map(\.action.action) == [7, nil])
    #expect(mapped.title == alert.title)
    #expect(mapped.message == alert.message)
    #expect(mapped.id == alert.id)
  }

  @Test func alertsWithEqualContentsAreEqual() {
    let other = Self.alert()
    #expect(alert == other)
    #expect(alert.hashValue == other.hashValue)
    #expect(alert.id != other.id)
  }

  @Test func alertsDifferByWhatTheySayAndOffer() {
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

  @Test func aDumpShowsTitleAnswersAndMessage() {
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

  @Test func aDumpIsOneLineWhereThereIsOnlyATitle() {
    #expect(
      String(customDumping: AlertState<Action> { TextState("Saved.") }) == #"AlertState(title: "Saved.")"#
    )
  }

  @Test func aDifferenceShowsOnlyWhatDiffers() throws {
    var other = alert
    other.title = TextState("Really?")
    let difference = try #require(diff(alert, other))
    #expect(difference.contains(#"-   title: "Delete the file?","#))
    #expect(difference.contains(#"+   title: "Really?","#))
    #expect(!difference.contains("id:"))
  }
}
