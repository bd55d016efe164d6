import FeatureViews
import TerminalUI
import Testing

@MainActor
struct EmptyStateViewTests {
  @Test func `it stands in the middle`() {
    #expect(
      render(EmptyStateView("No coins.", hint: "Press r."), width: 21, height: 6).text
        == "\n\n      No coins.\n      Press r."
    )
  }

  @Test func `a hint is optional`() {
    #expect(render(EmptyStateView("No coins."), width: 21, height: 5).text == "\n\n      No coins.")
  }

  @Test func `the hint steps back`() {
    let frame = render(EmptyStateView("No coins.", hint: "Press r."))
    #expect(frame.style(of: "No coins.")?.attributes == .bold)
    #expect(frame.style(of: "Press r.")?.attributes == .dim)
  }

  @Test func `what is too long is wrapped`() {
    let frame = render(EmptyStateView("There are no coins."), width: 12, height: 4)
    #expect(frame.lines.map { $0.trimmingPrefix(" ") } == ["", "There are", "no coins.", ""])
  }
}
