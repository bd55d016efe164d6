import FeatureViews
import TerminalUI
import Testing

@MainActor
struct EmptyStateViewTests {
  @Test func itStandsInTheMiddle() {
    #expect(
      render(EmptyStateView("No coins.", hint: "Press r."), width: 21, height: 6).text
        == "\n\n      No coins.\n      Press r."
    )
  }

  @Test func aHintIsNoMust() {
    #expect(render(EmptyStateView("No coins."), width: 21, height: 5).text == "\n\n      No coins.")
  }

  @Test func theHintStepsBack() {
    let frame = render(EmptyStateView("No coins.", hint: "Press r."))
    #expect(frame.style(of: "No coins.")?.attributes == .bold)
    #expect(frame.style(of: "Press r.")?.attributes == .dim)
  }

  @Test func whatIsTooLongIsWrapped() {
    let frame = render(EmptyStateView("There are no coins."), width: 12, height: 4)
    #expect(frame.lines.map { $0.trimmingPrefix(" ") } == ["", "There are no", "coins.", ""])
  }
}
