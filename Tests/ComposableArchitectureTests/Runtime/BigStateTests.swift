import Testing

@testable import ComposableArchitecture

/// In processes of their own, on a thread with a stack of 512 KB: an overflow ends just that process.
@Suite("Rule 7: big state is fine") struct BigStateTests {
  @Test func theStackIsSmall() async {
    #expect(await SmallStack().stackSize == 512 * 1024)
  }

  @Test func aHundredKilobytesOfState() async {
    #expect(MemoryLayout<BigStateFeature.State>.size > 100_000)
    await #expect(processExitsWith: .success) {
      let stack = SmallStack()
      await sendToAFeature(on: stack)
      await sendToAScopedChild(on: stack)
      await sendToASheet(on: stack)
      await sendToARow(on: stack)
      await sendToAStackElement(on: stack)
    }
  }

  @Test func aHundredKilobytesOfStateInATestStore() async {
    await #expect(processExitsWith: .success) {
      let store = TestStoreActor(initialState: BigStateParent.State(), isolation: SmallStack()) {
        BigStateParent()
      }
      await store.send(.child(.increment)) {
        $0.child.count = 1
        $0.child.value.mark = 1
      }
      await store.send(.child(.later))
      await store.receive(\.child.increment) {
        $0.child.count = 2
        $0.child.value.mark = 2
      }
      await store.finish()
    }
  }

  @Test(.disabled("To compare what is presented takes more than 512 KB in a debug build."))
  func aHundredKilobytesOfStateThatATestStorePresents() async {
    await #expect(processExitsWith: .success) {
      let state = BigStatePresenter.State(sheet: BigStateFeature.State())
      let store = TestStoreActor(initialState: state, isolation: SmallStack()) { BigStatePresenter() }
      await store.send(.sheet(.presented(.later)))
      await store.receive(\.sheet.presented.increment) {
        $0.sheet?.count = 1
        $0.sheet?.value.mark = 1
      }
      await store.send(.sheet(.dismiss)) { $0.sheet = nil }
    }
  }
}

private func sendToAFeature(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigStateFeature.State(), isolation: stack) {
    BigStateFeature()
  }
  await store.send(.increment)
  await store.send(.later).finish()
  let count = await store.count
  precondition(count == 2)
}

private func sendToAScopedChild(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigStateParent.State(), isolation: stack) {
    BigStateParent()
  }
  let child = await store.scope(\.child, action: \.child)
  await child.send(.increment)
  await child.send(.later).finish()
  let count = await child.count
  precondition(count == 2)
}

private func sendToASheet(on stack: SmallStack) async {
  let state = BigStatePresenter.State(sheet: BigStateFeature.State())
  let store = StoreActor(initialState: state, isolation: stack) { BigStatePresenter() }
  await store.send(.sheet(.presented(.increment)))
  await store.send(.sheet(.presented(.later))).finish()
  var count = await store.withState { $0.sheet?.count }
  precondition(count == 2)
  await store.send(.sheet(.dismiss))
  count = await store.withState { $0.sheet?.count }
  precondition(count == nil)
}

private func sendToARow(on stack: SmallStack) async {
  let rows: IdentifiedArray = [BigStateFeature.State(id: 0), BigStateFeature.State(id: 1)]
  let store = StoreActor(initialState: BigStatePresenter.State(rows: rows), isolation: stack) {
    BigStatePresenter()
  }
  await store.send(.rows(.element(id: 1, action: .increment)))
  await store.send(.rows(.element(id: 1, action: .later))).finish()
  let count = await store.withState { $0.rows[id: 1]?.count }
  precondition(count == 2)
  await store.send(.removeAll)
  let isEmpty = await store.withState { $0.rows.isEmpty }
  precondition(isEmpty)
}

private func sendToAStackElement(on stack: SmallStack) async {
  let path = StackState([BigStateFeature.State()])
  let store = StoreActor(initialState: BigStatePresenter.State(path: path), isolation: stack) {
    BigStatePresenter()
  }
  let id = await store.withState { $0.path.ids[0] }
  await store.send(.path(.element(id: id, action: .increment)))
  await store.send(.path(.element(id: id, action: .later))).finish()
  let count = await store.withState { $0.path[id: id]?.count }
  precondition(count == 2)
  await store.send(.path(.popFrom(id: id)))
  let isEmpty = await store.withState { $0.path.isEmpty }
  precondition(isEmpty)
}
