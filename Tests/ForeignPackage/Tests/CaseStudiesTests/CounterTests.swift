import ComposableArchitecture
import Testing

@testable import CaseStudies

@MainActor
struct CounterTests {
  @Test
  func counting() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(\.decrementButtonTapped) {
      $0.count = 0
    }
  }

  @Test
  func twoCounters() async {
    let store = TestStoreOf<TwoCounters>(initialState: TwoCounters.State()) {
      TwoCounters()
    }
    await store.send(\.counter1.incrementButtonTapped) {
      $0.counter1.count = 1
    }
    await store.send(.counter2(.incrementButtonTapped)) {
      $0.counter2.count = 1
    }
    #expect(store.state.sum == 2)
  }

  @Test
  func leaf() async {
    let store = TestStore(initialState: Toggle.State()) { Toggle() }
    await store.send(.toggled) { $0.isOn = true }
    let nothing = Store(initialState: Nothing.State()) { Nothing() }
    nothing.withState { _ in }
  }

  @Test
  func optional() async {
    let store = TestStore(initialState: OptionalBasics.State()) {
      OptionalBasics()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.toggleCounterButtonTapped) {
      $0.optionalCounter = Counter.State(id: UUID(0))
    }
    await store.send(\.optionalCounter.incrementButtonTapped) {
      $0.optionalCounter?.count = 1
    }
    await store.send(.toggleCounterButtonTapped) {
      $0.optionalCounter = nil
    }
  }

  @Test
  func presenting() async {
    let clock = TestClock()
    let store = TestStore(initialState: LazyNavigation.State()) {
      LazyNavigation()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.presentButtonTapped) {
      $0.isActivityIndicatorVisible = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.presentDelayCompleted) {
      $0.isActivityIndicatorVisible = false
      $0.child = LazyNavigation.Child.State()
    }
    await store.send(\.child.task)
    await store.send(.child(.presented(.saveButtonTapped)))
    await store.receive(\.child.delegate.saved, 1)
    await store.receive(\.child.dismiss) {
      $0.child = nil
    }
    await store.send(.presentButtonTapped) {
      $0.isActivityIndicatorVisible = true
    }
    await store.send(.onDisappear)
  }

  @Test
  func dismissalOfTheRoot() async {
    let store = TestStore(initialState: LazyNavigation.Child.State()) {
      LazyNavigation.Child()
    }
    await store.send(.saveButtonTapped)
    await store.receive(\.delegate.saved)
    #expect(store.isDismissed)

    let isDismissed = LockIsolated(false)
    let overridden = TestStore(initialState: LazyNavigation.Child.State()) {
      LazyNavigation.Child()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }
    await overridden.send(.saveButtonTapped)
    await overridden.receive(\.delegate)
    #expect(isDismissed.value)
  }
}
