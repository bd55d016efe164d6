import CommandSupport
import Models
import Testing

struct LoadStateOutcomeTests {
  @Test func whatIsLoadedIsPrinted() throws {
    #expect(try APILoadState.loaded(7).outcome() == 7)
  }

  @Test func whatIsEmptyIsNoFailure() throws {
    #expect(try APILoadState<Int>.empty.outcome() == nil)
  }

  @Test func aFailureIsThrownEvenBesideAPreviousValue() {
    #expect(throws: APIError.timedOut) { try APILoadState.failed(.timedOut, previous: 7).outcome() }
  }

  @Test(arguments: [APILoadState<Int>.idle, .loading(previous: 7)])
  func aRequestCutShortIsACancellation(state: APILoadState<Int>) {
    #expect(throws: CancellationError.self) { try state.outcome() }
  }
}
