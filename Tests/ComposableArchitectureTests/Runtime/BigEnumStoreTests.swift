import ConcurrencyExtras
import Observation
import Testing

@testable import ComposableArchitecture

/// In separate processes, on a thread with a stack of 512 KB: an overflow ends just that process.
@Suite("Rule 7: stores of a big state in a case are fine") struct BigEnumStoreTests {
  /// The stores of the main actor, as on one of its threads with a small stack.
  @Test func `held stores and observers`() async {
    await #expect(processExitsWith: .success) {
      let stack = await smallStackAfterBigCases()
      let state = BigChoicePresenter.State(
        choice: .big,
        optional: .big,
        child: .big,
        path: StackState([.other, .big])
      )
      let body: @MainActor @Sendable () -> Void = {
        observeAPresentedCase(state)
        observeAnOptionalCase(state)
        observeACaseOfAChild(state)
        observeACaseInAStack(state)
      }
      await stack.run(body)
    }
  }

  @Test func `held stores and observers of an enum written by hand`() async {
    await #expect(processExitsWith: .success) {
      let stack = await smallStackAfterBigCases()
      // Made here, because making a store copies its state to the stack.
      let store = await Store(initialState: BigSwitch.State.big) { BigSwitch() }
      let body: @MainActor @Sendable () -> Void = { observeARootCase(store) }
      await stack.run(body)
    }
  }

  @Test func `held stores and observers of a case in a case`() async {
    await #expect(processExitsWith: .success) {
      let stack = await smallStackAfterBigCases()
      let choice = BigOuterPresenter.State(outer: .choice(.big), path: StackState([.choice(.big)]))
      let byHand = BigOuterPresenter.State(outer: .byHand(.big), path: StackState([.byHand(.big)]))
      let body: @MainActor @Sendable () -> Void = {
        observeACaseInACase(choice)
        observeACaseByHandInACase(byHand)
      }
      await stack.run(body)
    }
  }
}

/// The number of notifications of an observer, which isn't registered again.
private struct Notifications {
  private let isolatedCount = LockIsolated(0)
  var count: Int { isolatedCount.value }

  // A closure of the main actor would be stopped on the thread of the test.
  init(_ read: () -> Void) {
    withObservationTracking(read) { [isolatedCount] in isolatedCount.withValue { $0 += 1 } }
  }
}

/// Reads a part of the big value, unobserved.
@MainActor private func mark(of store: StoreOf<BigStateFeature>) -> Int { store.withState { $0.value.mark } }

@MainActor private func observeAPresentedCase(_ state: BigChoicePresenter.State) {
  let store = Store(initialState: state) { BigChoicePresenter() }
  guard let choice = store.scope(\.choice, action: \.choice.presented),
    case .big(let big) = choice.case
  else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  let presence = Notifications { _ = store.scope(\.choice, action: \.choice.presented) }
  big.send(.increment)
  big.send(.increment)
  precondition(big.count == 2)
  precondition(counts.count == 1)
  precondition(presence.count == 0)
  let more = Notifications { _ = big.count }
  store.send(.choice(.presented(.big(.increment))))
  precondition(more.count == 1)
  store.send(.presentOther)
  precondition(presence.count == 1)
  let end = Notifications { _ = store.scope(\.choice, action: \.choice.presented) }
  precondition(big.count == 3)
  guard case .other(let other)? = store.scope(\.choice, action: \.choice.presented)?.case else {
    preconditionFailure()
  }
  other.send(.increment)
  precondition(other.count == 1)
  store.send(.choice(.dismiss))
  precondition(end.count == 1)
  precondition(other.count == 1)
  precondition(store.scope(\.choice, action: \.choice.presented) == nil)
  precondition(mark(of: big) == 3)
}

@MainActor private func observeAnOptionalCase(_ state: BigChoicePresenter.State) {
  let store = Store(initialState: state) { BigChoicePresenter() }
  guard let choice = store.scope(\.optional, action: \.optional), case .big(let big) = choice.case
  else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  big.send(.increment)
  precondition(counts.count == 1)
  precondition(big.count == 1)
  store.send(.removeAll)
  precondition(big.count == 1)
}

@MainActor private func observeACaseOfAChild(_ state: BigChoicePresenter.State) {
  let store = Store(initialState: state) { BigChoicePresenter() }
  guard case .big(let big) = store.scope(\.child, action: \.child).case else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  big.send(.increment)
  precondition(counts.count == 1)
  precondition(big.count == 1)
}

@MainActor private func observeACaseInAStack(_ state: BigChoicePresenter.State) {
  let store = Store(initialState: state) { BigChoicePresenter() }
  let elements = store.scope(\.path, action: \.path)
  guard case .other(let other) = elements[0].case, case .big(let big) = elements[1].case
  else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  big.send(.increment)
  big.send(.increment)
  precondition(counts.count == 1)
  precondition(other.count == 0)
  precondition(big.count == 2)
  store.send(.removeAll)
  precondition(big.count == 2)
  precondition(mark(of: big) == 2)
  precondition(store.scope(\.path, action: \.path).endIndex == 0)
}

@MainActor private func observeARootCase(_ store: StoreOf<BigSwitch>) {
  guard let big = store.scope(\.big, action: \.big) else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  big.send(.increment)
  big.send(.increment)
  precondition(counts.count == 1)
  precondition(big.count == 2)
  store.send(.showSmall)
  precondition(big.count == 2)
  precondition(mark(of: big) == 2)
  precondition(store.scope(\.big, action: \.big) == nil)
}

@MainActor private func observeACaseInACase(_ state: BigOuterPresenter.State) {
  let store = Store(initialState: state) { BigOuterPresenter() }
  guard case .choice(let choice)? = store.scope(\.outer, action: \.outer.presented)?.case,
    case .big(let big) = choice.case,
    case .choice(let element) = store.scope(\.path, action: \.path)[0].case,
    case .big(let bigElement) = element.case
  else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  let elementCounts = Notifications { _ = bigElement.count }
  big.send(.increment)
  bigElement.send(.increment)
  precondition(counts.count == 1)
  precondition(elementCounts.count == 1)
  store.send(.outer(.dismiss))
  precondition(big.count == 1)
  precondition(mark(of: bigElement) == 1)
}

@MainActor private func observeACaseByHandInACase(_ state: BigOuterPresenter.State) {
  let store = Store(initialState: state) { BigOuterPresenter() }
  guard case .byHand(let byHand)? = store.scope(\.outer, action: \.outer.presented)?.case,
    let big = byHand.scope(\.big, action: \.big),
    case .byHand(let element) = store.scope(\.path, action: \.path)[0].case,
    let bigElement = element.scope(\.big, action: \.big)
  else { preconditionFailure() }
  let counts = Notifications { _ = big.count }
  let elementCounts = Notifications { _ = bigElement.count }
  big.send(.increment)
  bigElement.send(.increment)
  precondition(counts.count == 1)
  precondition(elementCounts.count == 1)
  byHand.send(.showSmall)
  precondition(big.count == 1)
  precondition(mark(of: bigElement) == 1)
}
