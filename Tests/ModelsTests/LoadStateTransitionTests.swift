import Models
import Testing

/// Each way to begin or to end a load leads from each state to one other.
struct LoadStateTransitionTests {
  typealias Numbers = APILoadState<[Int]>

  static let settled: [Numbers] = [
    .idle, .empty, .loaded([1]), .failed(.timedOut, previous: nil), .failed(.timedOut, previous: [1]),
  ]
  static let all = settled + settled.map { .loading(from: $0) }

  private func after(_ state: Numbers, _ change: (inout Numbers) -> Void) -> Numbers {
    var state = state
    change(&state)
    return state
  }

  @Test(arguments: all)
  func `a response with elements is the new value`(state: Numbers) {
    #expect(after(state) { $0.finish(with: .success([2, 3])) } == .loaded([2, 3]))
  }

  @Test(arguments: all)
  func `a response without elements forgets the value and the error`(state: Numbers) {
    let empty = after(state) { $0.finish(with: .success([])) }
    #expect(empty == .empty)
    #expect(empty.value == nil)
    #expect(empty.error == nil)
  }

  @Test(arguments: all)
  func `a failure keeps the value that was shown`(state: Numbers) {
    let failed = after(state) { $0.finish(with: .failure(.server(status: 500))) }
    #expect(failed == .failed(.server(status: 500), previous: state.value))
    #expect(failed.error == .server(status: 500))
    #expect(failed == after(state) { $0.fail(with: .server(status: 500)) })
  }

  @Test(arguments: settled)
  func `a cancelled response leads back to the state before the load`(state: Numbers) {
    #expect(after(.loading(from: state)) { $0.finish(with: .failure(.cancelled)) } == state)
    #expect(after(.loading(from: state)) { $0.stopLoading() } == state)
  }

  @Test(arguments: settled)
  func `a late cancellation changes nothing`(state: Numbers) {
    #expect(after(state) { $0.finish(with: .failure(.cancelled)) } == state)
    #expect(after(state) { $0.stopLoading() } == state)
  }

  @Test(arguments: settled)
  func `a load that replaces another is still loading, from the state before both`(state: Numbers) {
    let loading = after(state) { $0.startLoading() }
    #expect(loading == .loading(from: state))
    #expect(after(loading) { $0.startLoading() } == loading)
    #expect(loading.isLoading)
    #expect(!loading.isIdle)
  }

  @Test(arguments: settled)
  func `while it loads, a state shows the value of before and no error`(state: Numbers) {
    let loading = Numbers.loading(from: state)
    #expect(loading.value == state.value)
    #expect(loading.error == nil)
  }

  @Test(arguments: all)
  func `a state is at most one of idle, loading and failed`(state: Numbers) {
    #expect([state.isIdle, state.isLoading, state.error != nil].count { $0 } <= 1)
  }

  @Test func `only a first load that was cancelled may begin again by itself`() {
    let idle = after(.idle) {
      $0.startLoading()
      $0.finish(with: .failure(.cancelled))
    }
    #expect(idle.isIdle)
    for state in Self.all where state != .idle { #expect(!state.isIdle) }
  }

  @Test func `a failure after a failure keeps the oldest value`() {
    let state = after(.loaded([1])) {
      for error in [APIError.timedOut, .offline(detail: ""), .server(status: 500)] {
        $0.startLoading()
        $0.finish(with: .failure(error))
      }
    }
    #expect(state == .failed(.server(status: 500), previous: [1]))
  }

  @Test func `text is a collection and may be empty`() {
    var state = APILoadState<String>.idle
    state.finish(with: .success(""))
    #expect(state == .empty)
  }

  @Test func `a load without a value before starts from idle`() {
    #expect(Numbers.loading(previous: nil) == .loading(from: .idle))
    #expect(Numbers.loading(previous: []) == .loading(from: .loaded([])))
  }
}
