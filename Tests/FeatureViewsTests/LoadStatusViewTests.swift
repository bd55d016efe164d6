import FeatureViews
import Models
import TerminalUI
import Testing

@MainActor
@Suite struct LoadStatusViewTests {
  private func text(_ load: APILoadState<Int>) -> String {
    render(LoadStatusView(load, noun: "coins"), width: 60, height: 4).text
  }

  @Test func nothingIsSaidOfWhatIsThere() {
    #expect(text(.idle) == "")
    #expect(text(.loaded(1)) == "")
    #expect(text(.empty) == "")
  }

  @Test func loadingIsSaid() {
    #expect(text(.loading(previous: nil)) == "⠋ Loading coins…")
  }

  @Test func aFailureSaysWhatHappenedAndWhatToDo() {
    #expect(
      text(.failed(.timedOut, previous: nil)) == """
        ✗ the service took too long to answer; try again
        Press r to try again.
        """
    )
  }

  @Test func `a retry is offered only if it can help`() {
    let failure = APIError.notFound(resource: "user 9", service: "reqres")
    #expect(text(.failed(failure, previous: nil)) == "✗ user 9 does not exist (reqres answered 404)")
    #expect(!text(.failed(failure, previous: 1)).contains("Press r"))
  }

  @Test func `loading again shows nothing that would move what is there`() {
    #expect(text(.loading(previous: 1)) == "")
  }

  @Test func aFailureOverOldDataSaysSo() {
    #expect(text(.failed(.server(status: 503), previous: 1)).contains("This is what was there before."))
  }
}
