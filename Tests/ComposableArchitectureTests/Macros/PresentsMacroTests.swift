import ComposableArchitecture
import Testing

@Suite struct PresentsMacroTests {
  @Test func `a presented property is an optional`() {
    var state = Parent(child: Child(number: 1))
    state.child?.number += 1
    #expect(state.child?.number == 2)
    state.child = nil
    #expect(state.child == nil)
  }

  @Test func `the projected value is the presentation`() {
    var state = Parent()
    state.$child = PresentationState(wrappedValue: Child(number: 3))
    #expect(state.child?.number == 3)
    #expect(state.$child.wrappedValue == Child(number: 3))
  }

  @Test func `a default is presented from the start`() {
    #expect(Parent().initial == Child(number: 9))
    #expect(Parent(initial: nil).initial == nil)
  }

  @Test func `observers see what was presented`() {
    var state = Parent()
    state.observed = Child(number: 1)
    state.observed?.number = 2
    state.observed = nil
    #expect(state.log == ["nil to 1", "1 to 2", "2 to nil"])
  }

  @Test func `taking away what is presented is observed`() async {
    let isTold = LockIsolated(false)
    var state = Parent(child: Child(number: 1))
    withObservationTracking {
      _ = state.child
    } onChange: {
      isTold.setValue(true)
    }
    let id = state._$id
    state.child = nil
    #expect(state._$id == id)
    #expect(isTold.value)
  }
}

@ObservableState
private struct Child: Equatable {
  var number: Int
}

@ObservableState
private struct Parent: Equatable {
  @Presents var child: Child?
  @Presents var initial: Child? = Child(number: 9)
  @Presents var observed: Child? {
    didSet { log.append("\(text(oldValue)) to \(text(observed))") }
  }
  var log: [String] = []

  private func text(_ child: Child?) -> String { child.map { "\($0.number)" } ?? "nil" }
}
