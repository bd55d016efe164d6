import ComposableArchitecture
import Testing

/// Effects that are cancelled by the action that returns them, or by one that follows it at once.
@MainActor
@Suite struct RemovedBeforeStartTests {
  @Reducer struct Editor {
    struct State: Equatable { var text = "text" }
    enum Action: Equatable { case save, saveAndClose, close }
    let saved: LockIsolated<[Bool]>
    var body: some Reducer<State, Action> {
      Reduce { _, action in
        let save = Effect<Action>.run { [saved] _ in saved.withValue { $0.append(Task.isCancelled) } }
        switch action {
        case .save: return save
        case .saveAndClose: return .merge(save, .send(.close))
        case .close: return .none
        }
      }
    }
  }

  @Reducer struct Notes {
    struct State: Equatable { @PresentationState var editor: Editor.State? = Editor.State() }
    enum Action: Equatable { case editor(PresentationAction<Editor.Action>) }
    let saved: LockIsolated<[Bool]>
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .editor(.presented(.save)), .editor(.presented(.close)): state.editor = nil
        case .editor: break
        }
        return .none
      }
      .ifLet(\.$editor, action: \.editor) { Editor(saved: saved) }
    }
  }

  @Test(arguments: [Editor.Action.save, .saveAndClose])
  func `an effect of a child that goes with the same action starts, cancelled`(action: Editor.Action) async {
    let saved = LockIsolated<[Bool]>([])
    let store = Store(initialState: Notes.State()) { Notes(saved: saved) }
    await store.send(.editor(.presented(action))).finish()
    #expect(store.withState(\.editor) == nil)
    #expect(saved.value == [true])
  }

  @Test func `a test store starts an effect of a child that goes with the same action`() async {
    let saved = LockIsolated<[Bool]>([])
    let store = TestStore(initialState: Notes.State()) { Notes(saved: saved) }
    await store.send(.editor(.presented(.save))) { $0.editor = nil }
    await store.finish()
    #expect(saved.value == [true])
  }

  @Test func `effects that are cancelled at once start, cancelled`() async {
    let started = LockIsolated<[Int: Bool]>([:])
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { _, isCancelledByID in
        let effects = (0..<3).map { number in
          Effect<Bool>.run { _ in started.withValue { $0[number] = Task.isCancelled } }
            .cancellable(id: "id", cancelInFlight: true)
        }
        return .merge(effects + (isCancelledByID ? [.cancel(id: "id")] : []))
      }
    }
    await store.send(false).finish()
    #expect(started.value == [0: true, 1: true, 2: false])
    await store.send(true).finish()
    #expect(started.value == [0: true, 1: true, 2: true])
  }
}
