import ComposableArchitecture
import Foundation
import Observation
import Testing

/// The changes that notify observers: those that are left at the end of a reduction, and those of a state outside of
/// a store.
@MainActor
@Suite struct NetChangeTests {
  @ObservableState struct State: Equatable {
    var count = 0
    var name = ""
    var numbers: [Int] = []
    var form = Form()
  }

  struct Form: Equatable {
    var isOn = false
    var text = ""
  }

  private func notifications(
    of read: (Store<State, Int>) -> Void,
    reducing reduce: @escaping (inout State) -> Void
  ) -> Int {
    let store = Store(initialState: State()) {
      Reduce<State, Int> { state, _ in
        reduce(&state)
        return .none
      }
    }
    let count = LockIsolated(0)
    withObservationTracking {
      read(store)
    } onChange: {
      count.withValue { $0 += 1 }
    }
    store.send(0)
    return count.value
  }

  @Test func `a value that ends a reduction as it began notifies nothing`() {
    #expect(
      notifications(of: { _ = $0.count }) {
        $0.count += 1; $0.count -= 1
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.count }) {
        $0.count = 5; $0.count = 0
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.name }) {
        $0.name = "a"; $0.name = ""
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.name }) {
        $0.name += "a"; $0.name.removeLast()
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.numbers }) {
        $0.numbers = [1]; $0.numbers = []
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.numbers }) {
        $0.numbers.append(1); $0.numbers.removeLast()
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.form }) {
        $0.form = Form(isOn: true); $0.form = Form()
      } == 0
    )
    #expect(
      notifications(of: { _ = $0.form }) {
        $0.form.isOn = true; $0.form.isOn = false
      } == 0
    )
  }

  @Test func `a value that changes twice notifies once`() {
    #expect(
      notifications(of: { _ = $0.count }) {
        $0.count += 1; $0.count += 1
      } == 1
    )
    #expect(
      notifications(of: { _ = $0.count }) {
        $0.count += 1; $0.count -= 1; $0.count = 2
      } == 1
    )
    #expect(
      notifications(of: { _ = $0.name }) {
        $0.name = "a"; $0.name = ""; $0.name = "b"
      } == 1
    )
    #expect(
      notifications(of: { _ = $0.numbers }) {
        $0.numbers.append(1); $0.numbers.append(2)
      } == 1
    )
    #expect(
      notifications(of: { _ = $0.form }) {
        $0.form.isOn = true; $0.form.text = "a"
      } == 1
    )
  }

  @Test func `an observer of an unchanged value is notified of the next change`() {
    let store = Store(initialState: State()) {
      Reduce<State, [Int]> { state, counts in
        for count in counts { state.count = count }
        return .none
      }
    }
    let count = LockIsolated(0)
    withObservationTracking {
      _ = store.count
    } onChange: {
      count.withValue { $0 += 1 }
    }
    store.send([1, 0])
    #expect(count.value == 0)
    store.send([1])
    #expect(count.value == 1)
  }

  @Test func `an append to a large observed collection copies nothing`() {
    var state = State()
    state.numbers.reserveCapacity(2_000)
    state.numbers += 0..<1_000
    let store = Store(initialState: state, overlappingReads: .stop) {
      Reduce<State, Int> { state, action in
        state.numbers.append(action)
        return .none
      }
    }
    state.numbers = []
    let place = {
      store.withState { $0.numbers.withUnsafeBufferPointer { $0.baseAddress.map(UInt.init(bitPattern:)) } }
    }
    let before = place()
    store.send(0)
    let count = LockIsolated(0)
    withObservationTracking {
      _ = store.numbers.count
    } onChange: {
      count.withValue { $0 += 1 }
    }
    store.send(1)
    #expect(count.value == 1)
    #expect(store.numbers.count == 1_002)
    #expect(place() == before)
  }

  struct Note: Equatable {
    var list = StateInPlaceTests.Tracked()
    var text: String?
  }

  struct Page: Equatable {
    var url = URL(string: "https://example.com")
    var visits = 0
  }

  @ObservableState struct Notes: Equatable {
    var list = StateInPlaceTests.Tracked()
    var note: Note? = Note()
    var page = Page()
  }

  private func observe<T>(_ count: LockIsolated<Int>, _ read: () -> T) {
    withObservationTracking {
      _ = read()
    } onChange: {
      count.withValue { $0 += 1 }
    }
  }

  @Test func `an append to an observed copy-on-write value copies nothing`() {
    let store = Store(initialState: Notes(), overlappingReads: .stop) {
      Reduce<Notes, Int> { state, action in
        state.list.append(action)
        state.note?.list.append(action)
        return .none
      }
    }
    let tree = Store(initialState: StateInPlaceTests.Tree.State(), overlappingReads: .stop) {
      StateInPlaceTests.Tree()
    }
    let count = LockIsolated(0)
    for number in 1...3 {
      observe(count) { store.list }
      observe(count) { store.note }
      observe(count) { tree.own }
      observe(count) { tree.child }
      observe(count) { tree.child.list }
      store.send(number)
      tree.send(.append(number))
      tree.send(.child(.append(number)))
      #expect(count.value == 4 * number)
    }
    #expect(store.withState { $0.list.copies + ($0.note?.list.copies ?? 0) } == 0)
    #expect(tree.withState { $0.own.copies + $0.child.list.copies } == 0)
  }

  @Test func `a value with an address that ends a reduction as it began notifies nothing`() {
    let store = Store(initialState: Notes()) {
      Reduce<Notes, Int> { state, action in
        state.page.visits = action
        return .none
      }
    }
    let count = LockIsolated(0)
    observe(count) { store.page }
    store.send(0)
    #expect(count.value == 0)
    store.send(1)
    #expect(count.value == 1)
  }

  @Test func `a state outside of a store notifies its observers at once`() {
    var state = State()
    let count = LockIsolated(0)
    func track(_ read: () -> Void) {
      withObservationTracking(read) { count.withValue { $0 += 1 } }
    }
    track { _ = state.count }
    state.name = "another property"
    #expect(count.value == 0)
    state.count = 1
    #expect(count.value == 1)
    track { _ = state.numbers }
    state.numbers.append(1)
    #expect(count.value == 2)
    track { _ = state.count }
    state.count = 1
    #expect(count.value == 2)
  }
}
