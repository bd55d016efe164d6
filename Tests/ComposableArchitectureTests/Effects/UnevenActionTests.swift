import ComposableArchitecture
import Testing

/// Actions whose stride is larger than their size. Run them with AddressSanitizer.
@MainActor
@Suite("Actions and states of an uneven size") struct UnevenActionTests {
  struct Uneven: Equatable, Sendable {
    var number: Int64
    var byte: UInt8
  }

  @Test func `an action from an effect arrives whole`() {
    #expect(MemoryLayout<Uneven>.size != MemoryLayout<Uneven>.stride)
    let store = Store(initialState: Uneven(number: 0, byte: 0)) {
      Reduce<Uneven, Uneven> { state, action in
        state = action
        return action.byte == 0 ? .none : .send(Uneven(number: action.number + 1, byte: action.byte - 1))
      }
    }
    store.send(Uneven(number: 1, byte: 3))
    #expect(store.withState { $0 } == Uneven(number: 4, byte: 0))
  }

  @Test func `a test store holds an uneven state`() async {
    let store = TestStore(initialState: Uneven(number: 0, byte: 0)) {
      Reduce<Uneven, Uneven> { state, action in
        state = action
        return .none
      }
    }
    await store.send(Uneven(number: 7, byte: 1)) { $0 = Uneven(number: 7, byte: 1) }
  }
}
