import Models
import Testing

@Suite struct LoadStateTests {
  private typealias Numbers = APILoadState<[Int]>

  @Test func `a first load has nothing to show`() {
    var state = Numbers.idle
    state.startLoading()
    #expect(state == .loading(previous: nil))
    #expect(state.isLoading)
    #expect(state.value == nil)
  }

  @Test func `elements are loaded and none are empty`() {
    var state = Numbers.loading(previous: nil)
    state.finish(with: .success([1]))
    #expect(state == .loaded([1]))
    state.startLoading()
    state.finish(with: .success([]))
    #expect(state == .empty)
  }

  @Test func `what was there stays while it loads again and when that fails`() {
    var state = Numbers.loaded([1])
    state.startLoading()
    #expect(state.value == [1])
    state.finish(with: .failure(.timedOut))
    #expect(state == .failed(.timedOut, previous: [1]))
    #expect(state.value == [1])
    #expect(state.error == .timedOut)
    state.startLoading()
    #expect(state.isLoading)
    #expect(state.value == [1])
  }

  @Test func `a cancelled request isn't an error`() {
    var state = Numbers.loaded([1])
    state.startLoading()
    state.finish(with: .failure(.cancelled))
    #expect(state == .loaded([1]))

    var first = Numbers.idle
    first.startLoading()
    first.finish(with: .failure(.cancelled))
    #expect(first.isIdle)
  }

  @Test(arguments: [
    APILoadState<[Int]>.idle, .loaded([1]), .empty, .failed(.timedOut, previous: nil),
    .failed(.timedOut, previous: [1]),
  ])
  func `a cancelled request changes nothing`(earlier: APILoadState<[Int]>) {
    var state = earlier
    state.startLoading()
    #expect(state.isLoading)
    #expect(state.value == earlier.value)
    #expect(state.error == nil)
    state.startLoading()
    state.stopLoading()
    #expect(state == earlier)
  }

  @Test func `a value that isn't a collection is never empty`() {
    var state = APILoadState<Int>.idle
    state.finish(with: .success(0))
    #expect(state == .loaded(0))
  }

  @Test func `nothing is stopped that is not loading`() {
    var state = Numbers.failed(.timedOut, previous: [1])
    state.stopLoading()
    #expect(state == .failed(.timedOut, previous: [1]))
  }

  @Test func `a second load replaces the first and keeps the state before both`() {
    var state = Numbers.failed(.timedOut, previous: [1])
    state.startLoading()
    state.startLoading()
    #expect(state == .loading(from: .failed(.timedOut, previous: [1])))
    state.stopLoading()
    #expect(state == .failed(.timedOut, previous: [1]))
  }

  @Test func `states differ by whether they are loading, and by the state before`() {
    let states: Set<APILoadState<[Int]>> = [
      .loaded([1]), .loading(previous: [1]), .loading(from: .failed(.timedOut, previous: [1])),
      .loading(previous: nil), .loading(from: .empty),
    ]
    #expect(states.count == 5)
    var state = Numbers.loaded([1])
    state.startLoading()
    #expect(state == .loading(previous: [1]))
    #expect(state.hashValue == Numbers.loading(previous: [1]).hashValue)
  }
}
