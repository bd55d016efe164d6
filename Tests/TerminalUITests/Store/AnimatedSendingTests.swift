import ComposableArchitecture
import TerminalUI
import Testing

/// Actions that are sent with an animation, as written for SwiftUI.
@MainActor
@Suite struct AnimatedSendingTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {}
    enum Action: ViewAction, Equatable {
      case view(View)
      enum View: Equatable, Sendable { case closeButtonTapped }
    }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { _, _ in .run { _ in await dismiss(animation: .default) } }
    }
  }

  @Reducer
  struct Counter {
    @ObservableState
    struct State: Equatable {
      var count = 0
      @Presents var alert: AlertState<Int>?
      @Presents var page: Page.State?
    }
    enum Action {
      case alert(PresentationAction<Int>)
      case page(PresentationAction<Page.Action>)
      case startButtonTapped
      case ticked(by: Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .startButtonTapped:
          state.alert = AlertState {
            TextState("Add?")
          } actions: {
            ButtonState(action: .send(10, animation: .default)) { TextState("Add") }
          }
          return .merge(
            .send(.ticked(by: 1), animation: .default),
            .run { send in await send(.ticked(by: 2), animation: .snappy) }
          )
        case .ticked(let step):
          state.count += step
          return .none
        case .alert(.presented(let step)):
          state.count += step
          return .none
        case .alert, .page: return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$page, action: \.page) { Page() }
    }
  }

  @ViewAction(for: Page.self)
  struct PageView: View {
    let store: StoreOf<Page>

    init(store: StoreOf<Page>) { self.store = store }

    var body: some View { Button("Close") { send(.closeButtonTapped, animation: .default) } }
  }

  @Test func `effects, buttons of alerts, and views send, and a page is dismissed`() async {
    let app = ViewDriver(initialState: Counter.State(page: Page.State()), width: 40, height: 12) {
      Counter()
    } view: { store in
      PageAndAlert(store: store)
    }
    await app.press(.return)
    #expect(app.store.page == nil)
    app.store.send(.startButtonTapped)
    await app.settle()
    #expect(app.store.count == 3)
    #expect(app.text.contains("Add?"))
    await app.press(.return)
    #expect(app.store.count == 13)
  }

  private struct PageAndAlert: View {
    @Bindable var store: StoreOf<Counter>

    init(store: StoreOf<Counter>) { self.store = store }

    var body: some View {
      VStack {
        if let store = store.scope(state: \.page, action: \.page.presented) { PageView(store: store) }
      }
      .alert($store.scope(state: \.alert, action: \.alert))
    }
  }
}
