import ComposableArchitecture
import TerminalUI

extension Row {
  /// The terminal interface: the original has none.
  static let terminal: [Row] = [
    Row("repaint after one changed row of a list of 10,000", goal: .atMost(1_000_000)) { timer in
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      let screen = ScreenProbe(width: 200, height: 60) { RowsScreen(store: store) }
      screen.draw()
      return await timer.time { count in
        for number in 0..<count {
          store.send(.rows(.element(id: number % 40, action: .incrementButtonTapped)))
          blackHole(screen.draw().count)
        }
      }
    },
    Row("bytes for one changed row of a list of 10,000", unit: .bytes, goal: .atMost(200)) { _ in
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      let screen = ScreenProbe(width: 200, height: 60) { RowsScreen(store: store) }
      screen.draw()
      let sizes = (0..<40).map { number -> Double in
        store.send(.rows(.element(id: number, action: .incrementButtonTapped)))
        return Double(screen.draw().count)
      }
      return Figures(sizes)
    },
    Row("a full repaint of 200 × 60", goal: .atMost(3_000_000)) { timer in
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      let screen = ScreenProbe(width: 200, height: 60) { RowsScreen(store: store) }
      screen.draw()
      return await timer.time { count in
        for _ in 0..<count { blackHole(screen.drawAll().count) }
      }
    },
    Row("a key that moves the selection of a list of 10,000") { timer in
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      let screen = ScreenProbe(width: 200, height: 60) { RowsScreen(store: store) }
      screen.draw()
      return await timer.time { count in
        for number in 0..<count {
          screen.press(KeyPress(number % 100 < 50 ? .downArrow : .upArrow))
          blackHole(screen.draw().count)
        }
      }
    },
  ]
}

/// A list of rows, each with its own store.
private struct RowsScreen: View {
  let store: StoreOf<Rows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { RowScreen(store: $0) }
    }
  }
}

private struct RowScreen: View {
  let store: StoreOf<Rows.Row>

  var body: some View {
    HStack {
      Text("A row of the list").bold()
      Spacer()
      Text("\(store.count)").foregroundColor(.green)
    }
  }
}
