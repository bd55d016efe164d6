import CommandSupport
import Models
import Testing

struct LoadStateOutcomeTests {
  @Test func `what is loaded is printed`() throws {
    #expect(try APILoadState.loaded(7).outcome() == 7)
  }

  @Test func `an empty result isn't a failure`() throws {
    #expect(try APILoadState<Int>.empty.outcome() == nil)
  }

  @Test func `a failure is thrown even beside a previous value`() {
    #expect(throws: APIError.timedOut) { try APILoadState.failed(.timedOut, previous: 7).outcome() }
  }

  @Test(arguments: [APILoadState<Int>.idle, .loading(previous: 7)])
  func `a request cut short is a cancellation`(state: APILoadState<Int>) {
    #expect(throws: CancellationError.self) { try state.outcome() }
  }
}
