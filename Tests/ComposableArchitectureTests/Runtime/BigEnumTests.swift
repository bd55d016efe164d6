import Testing

@testable import ComposableArchitecture

/// Returns a small stack, after everything that is made only once has been made elsewhere.
func smallStackAfterBigCases() async -> SmallStack {
  precondition(BigChoice.State.big != .other)
  precondition(BigSwitch.State.big != .small(SmallStateFeature.State()))
  precondition(BigPayload.seven.mark == 7)
  return SmallStack()
}

/// In separate processes, on a thread with a stack of 512 KB: an overflow ends just that process.
@Suite("Rule 7: a big state in a case is fine") struct BigEnumTests {
  @Test func `the enum written by hand is big`() {
    #expect(MemoryLayout<BigSwitch.State>.size > 100_000)
  }

  @Test func `a case that is presented`() async {
    await #expect(processExitsWith: .success) {
      await sendToAPresentedCase(on: await smallStackAfterBigCases())
    }
  }

  @Test func `a case of an optional`() async {
    await #expect(processExitsWith: .success) {
      await sendToAnOptionalCase(on: await smallStackAfterBigCases())
    }
  }

  @Test func `a case of a child`() async {
    await #expect(processExitsWith: .success) {
      await sendToACaseOfAChild(on: await smallStackAfterBigCases())
    }
  }

  @Test func `a case in a stack`() async {
    await #expect(processExitsWith: .success) {
      await sendToACaseInAStack(on: await smallStackAfterBigCases())
    }
  }

  @Test func `a case of the whole state`() async {
    await #expect(processExitsWith: .success) {
      let stack = await smallStackAfterBigCases()
      await sendToARootCase(on: stack)
      await sendToARootReducer(on: stack)
    }
  }

  @Test func `a case in a case`() async {
    await #expect(processExitsWith: .success) {
      await sendToACaseInACase(on: await smallStackAfterBigCases())
    }
  }

  @Test func `a case in a test store`() async {
    await #expect(processExitsWith: .success) {
      let stack = await smallStackAfterBigCases()
      await testAPresentedCase(on: stack)
      await testACaseInAStack(on: stack)
    }
  }

  @Test func `sixty four kilobytes of action for a case`() async {
    await #expect(processExitsWith: .success) {
      let store = StoreActor(
        initialState: BigActionPresenter.State(),
        isolation: await smallStackAfterBigCases()
      ) {
        BigActionPresenter()
      }
      await store.send(.choice(.presented(.big(.payload(BigPayload.seven)))))
      await store.send(.choice(.presented(.big(.sendPayload))))
      await store.send(.choice(.presented(.big(.later)))).finish()
      let id = await store.withState { $0.path.ids[0] }
      await store.send(.path(.element(id: id, action: .big(.payload(BigPayload.seven)))))
      await store.send(.path(.element(id: id, action: .big(.later)))).finish()
      let marks = await store.withState { [$0.choice?.big?.mark, $0.path[id: id]?.big?.mark] }
      precondition(marks == [7, 7])
    }
  }
}

private func sendToAPresentedCase(on stack: SmallStack) async {
  let state = BigChoicePresenter.State(choice: .big)
  let store = StoreActor(initialState: state, isolation: stack) { BigChoicePresenter() }
  await store.send(.choice(.presented(.big(.increment))))
  await store.send(.choice(.presented(.big(.later)))).finish()
  var count = await store.withState { $0.choice?.big?.count }
  precondition(count == 2)
  await store.send(.presentOther)
  await store.send(.choice(.presented(.other(.later)))).finish()
  count = await store.withState { $0.choice?.other?.count }
  precondition(count == 1)
  await store.send(.choice(.dismiss))
  let isGone = await store.withState { $0.choice == nil }
  precondition(isGone)
}

private func sendToAnOptionalCase(on stack: SmallStack) async {
  let state = BigChoicePresenter.State(optional: .big)
  let store = StoreActor(initialState: state, isolation: stack) { BigChoicePresenter() }
  await store.send(.optional(.big(.increment)))
  await store.send(.optional(.big(.later))).finish()
  let count = await store.withState { $0.optional?.big?.count }
  precondition(count == 2)
  await store.send(.removeAll)
  let isGone = await store.withState { $0.optional == nil }
  precondition(isGone)
}

private func sendToACaseOfAChild(on stack: SmallStack) async {
  let state = BigChoicePresenter.State(child: .big)
  let store = StoreActor(initialState: state, isolation: stack) { BigChoicePresenter() }
  await store.send(.child(.big(.increment)))
  await store.send(.child(.big(.later))).finish()
  let count = await store.withState { $0.child.big?.count }
  precondition(count == 2)
  let child = await store.scope(\.child, action: \.child)
  await child.send(.big(.later)).finish()
  let last = await child.withState { $0.big?.count }
  precondition(last == 3)
}

private func sendToACaseInAStack(on stack: SmallStack) async {
  let state = BigChoicePresenter.State(path: StackState([.other, .big]))
  let store = StoreActor(initialState: state, isolation: stack) { BigChoicePresenter() }
  let id = await store.withState { $0.path.ids[1] }
  await store.send(.path(.element(id: id, action: .big(.increment))))
  await store.send(.path(.element(id: id, action: .big(.later)))).finish()
  let count = await store.withState { $0.path[id: id]?.big?.count }
  precondition(count == 2)
  await store.send(.push)
  await store.send(.path(.popFrom(id: id)))
  let depth = await store.withState { $0.path.count }
  precondition(depth == 1)
  await store.send(.removeAll)
}

private func sendToARootCase(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigSwitch.State.big, isolation: stack) { BigSwitch() }
  await store.send(.big(.increment))
  await store.send(.big(.later)).finish()
  let count = await store.withState { if case .big(let big) = $0 { big.count } else { 0 } }
  precondition(count == 2)
  await store.send(.showSmall)
  await store.send(.small(.increment))
  await store.send(.showBig)
  await store.send(.big(.later)).finish()
}

private func sendToARootReducer(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigChoice.State.big, isolation: stack) { BigChoiceFeature() }
  await store.send(.big(.increment))
  await store.send(.big(.later)).finish()
  let count = await store.withState { $0.big?.count }
  precondition(count == 2)
}

private func sendToACaseInACase(on stack: SmallStack) async {
  let state = BigOuterPresenter.State(
    outer: .choice(.big),
    path: StackState([.byHand(.big), .choice(.big)])
  )
  let store = StoreActor(initialState: state, isolation: stack) { BigOuterPresenter() }
  await store.send(.outer(.presented(.choice(.big(.increment)))))
  await store.send(.outer(.presented(.choice(.big(.later))))).finish()
  let ids = await store.withState { Array($0.path.ids) }
  for _ in 1...2 {
    await store.send(.path(.element(id: ids[0], action: .byHand(.big(.later))))).finish()
    await store.send(.path(.element(id: ids[1], action: .choice(.big(.later))))).finish()
  }
  let count = await store.withState { $0.path[id: ids[1]]?.choice?.big?.count }
  precondition(count == 2)
  await store.send(.path(.element(id: ids[0], action: .byHand(.showSmall))))
  await store.send(.path(.popFrom(id: ids[0])))
  await store.send(.outer(.dismiss))
  let isGone = await store.withState { $0.outer == nil && $0.path.isEmpty }
  precondition(isGone)
}

private func testAPresentedCase(on stack: SmallStack) async {
  let state = BigChoicePresenter.State(choice: .big)
  let store = TestStoreActor(initialState: state, isolation: stack) { BigChoicePresenter() }
  await store.send(.choice(.presented(.big(.later)))) { $0.count = 1 }
  await store.receive(\.choice.presented.big.increment) {
    $0.choice.modify(\.big) {
      $0.count = 1
      $0.value.mark = 1
    }
    $0.count = 2
  }
  await store.send(.presentOther) { $0.choice = .other }
  await store.send(.choice(.dismiss)) {
    $0.choice = nil
    $0.count = 3
  }
}

private func testACaseInAStack(on stack: SmallStack) async {
  let state = BigChoicePresenter.State(path: StackState([.big]))
  let store = TestStoreActor(initialState: state, isolation: stack) { BigChoicePresenter() }
  await store.send(.path(.element(id: 0, action: .big(.later)))) { $0.count = 1 }
  await store.receive(\.path[id: 0].big.increment) {
    $0.path[id: 0].modify(\.big) {
      $0.count = 1
      $0.value.mark = 1
    }
    $0.count = 2
  }
  await store.send(.removeAll) { $0.path.removeAll() }
}
