import ComposableArchitecture
import Foundation
import Testing

/// `PresentationState`, `@Dependency(\.dismiss)` and `isPresented`.
@MainActor
@Suite struct PresentationTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable {
      var count = 0
      var wasPresented: Bool?
      @Presents var child: Child.State?
    }
    indirect enum Action: Equatable {
      case increment, look, close, closeThenIncrement
      case child(PresentationAction<Child.Action>)
    }
    @Dependency(\.dismiss) var dismiss
    @Dependency(\.isPresented) var isPresented
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        case .look:
          state.wasPresented = isPresented
          return .none
        case .close:
          return .run { _ in await dismiss() }
        case .closeThenIncrement:
          return .run { send in
            await dismiss()
            await send(.increment)
          }
        case .child:
          return .none
        }
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
  }

  private func store(_ state: Child.State) -> TestStoreOf<Child> {
    TestStore(initialState: state) { Child() }
  }

  private let two = Child.State(child: Child.State(child: Child.State()))

  @Test func `dismiss takes away the innermost feature`() async {
    let store = store(two)
    await store.send(\.child.presented.child.presented.close)
    await store.receive(\.child.presented.child.dismiss) { $0.child?.child = nil }
    await store.send(\.child.presented.close)
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.send(.close)
    #expect(store.isDismissed)
  }

  @Test func `after dismiss an effect sends nothing more`() async {
    let store = store(Child.State(child: Child.State()))
    await store.send(\.child.presented.closeThenIncrement)
    await store.receive(\.child.dismiss) { $0.child = nil }
    await store.finish()
  }

  @Test func `dismiss may be replaced in a test`() async {
    let calls = LockIsolated(0)
    let store = TestStore(initialState: Child.State()) {
      Child()
    } withDependencies: {
      $0.dismiss = DismissEffect { calls.withValue { $0 += 1 } }
    }
    await store.send(.close)
    #expect(calls.value == 1)
    #expect(!store.isDismissed)
  }

  @Test func `a feature knows whether it is presented`() async {
    let store = Store(initialState: Child.State(child: Child.State())) { Child() }
    store.send(.look)
    store.send(.child(.presented(.look)))
    #expect(store.withState(\.wasPresented) == false)
    #expect(store.withState(\.child?.wasPresented) == true)
  }

  @Test func `a feature under test can be dismissed`() async {
    let store = store(Child.State())
    await store.send(.look) { $0.wasPresented = true }
    await store.send(.close)
    #expect(store.isDismissed)
  }

  @Test func `whether a feature is presented may be said in a test`() async {
    let store = TestStore(initialState: Child.State()) {
      Child()
    } withDependencies: {
      $0.isPresented = true
    }
    await store.send(.look) { $0.wasPresented = true }
  }

  @Test func `the parent sees the state that is dismissed`() {
    let seen = LockIsolated<[Int?]>([])
    let store = Store(initialState: Child.State(child: Child.State(count: 7))) {
      Reduce<Child.State, Child.Action> { state, action in
        if action == .child(.dismiss) { seen.withValue { [count = state.child?.count] in $0.append(count) } }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
    store.send(.child(.dismiss))
    #expect(seen.value == [7])
    #expect(store.child == nil)
  }

  @Test func `a parent that presents another while it dismisses keeps the other`() {
    let store = Store(initialState: Child.State(child: Child.State(count: 1))) {
      Reduce<Child.State, Child.Action> { state, action in
        if action == .child(.dismiss) { state.child = Child.State(count: 2) }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
    store.send(.child(.dismiss))
    #expect(store.child?.count == 2)
  }

  // MARK: The value

  @Test func `two states are equal by what they present`() {
    var first = PresentationState<Int>(wrappedValue: 1)
    let copy = first
    #expect(first == PresentationState(wrappedValue: 1))
    #expect(first.hashValue == PresentationState(wrappedValue: 1).hashValue)
    first.wrappedValue = 2
    #expect(copy.wrappedValue == 1)
    #expect(first != copy)
    first.wrappedValue = nil
    #expect(first == PresentationState(wrappedValue: nil))
  }

  @Test func `a copy is not changed with the original`() {
    var first = PresentationState<[Int]>(wrappedValue: [1])
    let copy = first
    first.wrappedValue?.append(2)
    #expect(copy.wrappedValue == [1])
    #expect(first.wrappedValue == [1, 2])
    #expect(first.projectedValue == first)
  }

  @Test func `it is coded as what it presents`() throws {
    let coded = try JSONEncoder().encode(["a": PresentationState<Int>(wrappedValue: 3)])
    #expect(String(decoding: coded, as: UTF8.self) == #"{"a":3}"#)
    let decoded = try JSONDecoder().decode([String: PresentationState<Int>].self, from: coded)
    #expect(decoded["a"]?.wrappedValue == 3)
  }

  @Test func `it is dumped as what it presents`() {
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: 3)) == "3")
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: nil)) == "nil")
  }

  @Test func `a case of what is presented is read and written`() {
    var state = PresentationState<Result<Int, Never>>(wrappedValue: nil)
    state[case: \.success] = 5
    #expect(state[case: \.success] == 5)
    state[case: \.success] = nil
    #expect(state.wrappedValue == nil)
  }

  @Test func `setting another case than the presented one reports an issue and keeps it`() {
    var state = PresentationState<Result<Int, Never>?>(wrappedValue: .some(.success(5)))
    withKnownIssue {
      state[case: \.none] = nil
    } matching: {
      "\($0)".contains(#"Can't modify unrelated case "\.none""#)
    }
    #expect(state.wrappedValue == .success(5))
  }

  @Test func `presentation actions are equal hashed and coded`() throws {
    let action = PresentationAction<Int>.presented(3)
    #expect(action == .presented(3))
    #expect(Set([action, .dismiss, .presented(3)]).count == 2)
    let coded = try JSONEncoder().encode(action)
    #expect(try JSONDecoder().decode(PresentationAction<Int>.self, from: coded) == action)
    #expect(action[case: \.presented] == 3)
    #expect(PresentationAction<Int>.dismiss[case: \.dismiss] != nil)
  }
}
