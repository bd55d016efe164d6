import FeatureViews
import Models
import TerminalUI
import Testing

@MainActor
@Suite struct LoadStatusViewTests {
  private func text(_ load: APILoadState<Int>) -> String {
    render(LoadStatusView(load, noun: "coins", service: "CoinGecko"), width: 90, height: 4).text
  }

  @Test func `nothing is said of what is there`() {
    #expect(text(.idle) == "")
    #expect(text(.loaded(1)) == "")
    #expect(text(.empty) == "")
  }

  @Test func `loading is said`() {
    #expect(text(.loading(previous: nil)) == "⠋ Loading coins…")
  }

  @Test func `a pane has one spinner, after its title`() {
    let pane = Pane("Coins", isBusy: true) {
      LoadStatusView(APILoadState<Int>.loading(previous: nil), noun: "coins", service: "CoinGecko")
    }
    let text = render(pane, width: 60, height: 4).text
    #expect(text.contains("─ Coins ⠋ ─") && text.contains("Loading coins…"))
    #expect(text.ranges(of: "⠋").count == 1)
  }

  @Test func `a failure says what happened and what to do`() {
    #expect(
      text(.failed(.timedOut, previous: 1)) == """
        ✗ CoinGecko took too long to answer; press r to try again
        This is the previous data.
        """
    )
  }

  @Test(
    arguments: [
      .notFound(resource: "user 9"), .badRequest(message: ""), .invalidRequest(detail: ""),
      .unauthorized(hint: ""),
      .forbidden(message: ""),
      .untrusted(detail: "the certificate has expired"),
      .unexpectedStatus(status: 418, bodyExcerpt: ""), .undecodable(type: "", path: "", excerpt: ""),
    ] as [APIError]
  )
  func `no retry is offered if it can't help`(error: APIError) {
    #expect(!text(.failed(error, previous: nil)).contains("press r"))
    #expect(text(.failed(error, previous: 1)).hasSuffix("This is the previous data."))
  }

  @Test(
    arguments: [
      .offline(detail: ""), .timedOut, .server(status: 503),
    ] as [APIError]
  )
  func `a retry is offered if it can help`(error: APIError) {
    #expect(text(.failed(error, previous: nil)).ranges(of: "press r to try again").count == 1)
  }

  @Test func `after too many requests a retry is offered for later`() {
    #expect(
      text(.failed(.rateLimited(retryAfter: .seconds(60)), previous: nil))
        == "✗ too many requests to CoinGecko; wait 60 seconds and press r to try again"
    )
  }

  @Test func `what doesn't exist isn't asked for again, but what does is named`() {
    let error = APIError.notFound(resource: "user 99", service: "reqres", examples: "1 to 12")
    #expect(text(.failed(error, previous: nil)).hasSuffix("(reqres answered 404); try 1 to 12"))
  }

  @Test func `loading again shows nothing that would move what is there`() {
    #expect(text(.loading(previous: 1)) == "")
  }

  @Test func `a failure over old data says so`() {
    #expect(text(.failed(.server(status: 503), previous: 1)).contains("This is the previous data."))
  }

  @Test func `nothing moves when a value comes, or fails to come again`() {
    func lines(_ load: APILoadState<Int>) -> [String] {
      let list = List(0..<(load.value ?? 0), id: \.self) { Text("Row \($0)") }
      return render(
        VStack {
          Text("Head"); list.loadStatus(load, noun: "coins", service: "CoinGecko")
        },
        width: 60,
        height: 8
      ).lines
    }
    #expect(lines(.loading(previous: nil))[0].contains("Head"))
    #expect(lines(.loading(previous: nil)).contains { $0.contains("Loading coins…") })
    let failed = lines(.failed(.timedOut, previous: 2))
    #expect(Array(failed.prefix(3)) == Array(lines(.loaded(2)).prefix(3)))
    #expect(failed.contains { $0.contains("✗ CoinGecko took too long") })
  }
}
