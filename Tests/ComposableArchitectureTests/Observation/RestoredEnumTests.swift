import ComposableArchitecture
import Testing

/// A kept copy of an enum of states that is put back.
@MainActor
@Suite struct RestoredEnumTests {
  typealias Form = RestoredCopyTests.Form

  @Reducer enum Screen {
    case first(Form)
    case second(Form)
  }

  @Reducer struct Host {
    @ObservableState struct State: Equatable {
      var screen = Screen.State.first(Form.State())
      @Presents var destination: Screen.State? = Screen.State.first(Form.State())
      var path: StackState<Screen.State> = [.first(Form.State())]
    }
    enum Action {
      case screen(Screen.Action)
      case destination(PresentationAction<Screen.Action>)
      case path(StackActionOf<Screen>)
      case putBack(State)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.screen, action: \.screen) { Screen.body }
      Reduce { state, action in
        if case .putBack(let kept) = action { state = kept }
        return .none
      }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path)
    }
  }

  private func first(_ screen: StoreOf<Screen>?) -> StoreOf<Form>? {
    guard case .first(let form)? = screen?.case else { return nil }
    return form
  }

  @Test func `observers of an enum's payload are notified`() throws {
    let store = Store(initialState: Host.State()) { Host() }
    let kept = store.withState { $0 }
    let readings: [@MainActor () -> String?] = [
      { first(store.scope(state: \.screen, action: \.screen))?.title },
      { first(store.scope(state: \.destination, action: \.destination.presented))?.title },
      { first(store.scope(state: \.path, action: \.path).first)?.title },
    ]
    for reading in readings { #expect(reading() == "saved") }
    let forms = [
      first(store.scope(state: \.screen, action: \.screen)),
      first(store.scope(state: \.destination, action: \.destination.presented)),
      first(store.scope(state: \.path, action: \.path).first),
    ]
    for form in forms { try #require(form).send(.edit("edited")) }
    let changes = readings.map { reading in Tracker { _ = reading() } }
    let held = forms.map { form in Tracker { _ = form?.title } }
    #expect(readings.map { $0() } == ["edited", "edited", "edited"])
    store.send(.putBack(kept))
    #expect(changes.allSatisfy { $0.count > 0 })
    #expect(held.allSatisfy { $0.count > 0 })
    #expect(readings.map { $0() } == ["saved", "saved", "saved"])
    #expect(forms.map { $0?.title } == ["saved", "saved", "saved"])
  }
}

extension RestoredEnumTests.Screen.State: Equatable {}
