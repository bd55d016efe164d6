import Testing

@testable import ComposableArchitecture

/// Returns a small stack, after everything that is made only once has been made elsewhere.
private func smallStack() async -> SmallStack {
  precondition(BigPayload.seven.mark == 7)
  return SmallStack()
}

/// In separate processes, on a thread with a stack of 512 KB: an overflow ends just that process.
@Suite("Rule 7: big actions are fine") struct BigActionTests {
  @Test func `sixty four kilobytes of action`() async {
    #expect(MemoryLayout<BigActionFeature.Action>.size > 65_535)
    await #expect(processExitsWith: .success) {
      let stack = await smallStack()
      await sendToAFeature(on: stack)
      await sendToAScopedChild(on: stack)
      await sendToASheet(on: stack)
    }
  }

  @Test func `sixty four kilobytes of action in a test store`() async {
    await #expect(processExitsWith: .success) {
      let stack = await smallStack()
      await testAFeature(on: stack)
      await testASheet(on: stack)
    }
  }
}

private func sendToAFeature(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigActionFeature.State(), isolation: stack) { BigActionFeature() }
  await store.send(.payload(BigPayload(mark: 6)))
  var mark = await store.mark
  precondition(mark == 6)
  await store.send(.sendPayload)
  mark = await store.mark
  precondition(mark == 7)
  await store.send(.payload(BigPayload(mark: 6)))
  await store.send(.later).finish()
  mark = await store.mark
  precondition(mark == 7)
}

private func sendToAScopedChild(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigActionParent.State(), isolation: stack) { BigActionParent() }
  await store.send(.child(.payload(BigPayload(mark: 6))))
  await store.send(.child(.sendPayload))
  await store.send(.child(.later)).finish()
  var mark = await store.withState { $0.child.mark }
  precondition(mark == 7)
  let child = await store.scope(\.child, action: \.child)
  await child.send(.payload(BigPayload(mark: 9)))
  mark = await child.mark
  precondition(mark == 9)
}

private func sendToASheet(on stack: SmallStack) async {
  let store = StoreActor(initialState: BigActionParent.State(), isolation: stack) { BigActionParent() }
  await store.send(.sheet(.presented(.payload(BigPayload(mark: 6)))))
  await store.send(.sheet(.presented(.sendPayload)))
  await store.send(.sheet(.presented(.later))).finish()
  let mark = await store.withState { $0.sheet?.mark }
  precondition(mark == 7)
}

private func testAFeature(on stack: SmallStack) async {
  let store = TestStoreActor(initialState: BigActionFeature.State(), isolation: stack) { BigActionFeature() }
  await store.send(.payload(BigPayload(mark: 6))) { $0.mark = 6 }
  await store.send(.sendPayload)
  await store.receive(\.payload, BigPayload(mark: 7)) { $0.mark = 7 }
  await store.send(.later)
  await store.receive(\.payload)
}

private func testASheet(on stack: SmallStack) async {
  let store = TestStoreActor(initialState: BigActionParent.State(), isolation: stack) { BigActionParent() }
  await store.send(.child(.sendPayload))
  await store.receive(\.child.payload) { $0.child.mark = 7 }
  await store.send(.sheet(.presented(.later)))
  await store.receive(\.sheet.presented.payload) { $0.sheet?.mark = 7 }
}
