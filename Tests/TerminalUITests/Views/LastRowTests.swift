import ComposableArchitecture
import TerminalUI
import Testing

/// A list whose last row can't be selected, such as a row for the next page.
@MainActor
struct LastRowTests {
  @Reducer
  struct Numbers {
    @ObservableState
    struct State: Equatable {
      var pressed: [Int] = []
    }
    enum Action {
      case pressed(Int)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .pressed(let number): state.pressed.append(number)
        }
        return .none
      }
    }
  }

  struct NumbersView: View {
    let store: StoreOf<Numbers>

    var body: some View {
      List {
        ForEach(1..<21) { number in
          Button("Row \(number)") { store.send(.pressed(number)) }
        }
        Text("More")
      }
    }
  }

  private func app() -> ViewDriver<Numbers.State, Numbers.Action> {
    ViewDriver(initialState: Numbers.State(), width: 20, height: 6) {
      Numbers()
    } view: {
      NumbersView(store: $0)
    }
  }

  @Test(arguments: [KeyEquivalent("G"), .end])
  func `the last selectable row is selected and the rows below it are shown`(key: KeyEquivalent) async {
    let app = app()
    await app.settle()
    await app.press(key)
    #expect(app.text.contains("Row 20"))
    #expect(app.text.contains("More"))
    #expect(app.frame.style(of: "Row 20")?.isHighlighted == true)
    await app.press(.return)
    #expect(app.store.pressed == [20])
    await app.press("j")
    await app.press("k")
    await app.press(.return)
    #expect(app.store.pressed == [20, 19])
  }

  @Test func `turning pages ends there`() async {
    let app = app()
    await app.settle()
    for _ in 1...6 { await app.press(.pageDown) }
    await app.press(.return)
    #expect(app.store.pressed == [20])
    #expect(app.text.contains("More"))
  }
}
