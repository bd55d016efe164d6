import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
struct PickerTagTests {
  @Reducer
  struct Filter {
    enum Kind: String, CaseIterable { case alive, dead }
    @ObservableState
    struct State: Equatable {
      var kind: Kind?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
    }
    var body: some ReducerOf<Self> { BindingReducer() }
  }

  struct FilterView: View {
    @Bindable var store: StoreOf<Filter>

    var body: some View {
      Picker("Kind", selection: $store.kind) {
        Text("any").tag(Filter.Kind?.none)
        ForEach(Filter.Kind.allCases, id: \.rawValue) { kind in
          Text(kind.rawValue).tag(Filter.Kind?.some(kind))
        }
      }
    }
  }

  @Test func `a tag goes before the identity of an element`() async {
    let app = ViewDriver(initialState: Filter.State()) {
      Filter()
    } view: {
      FilterView(store: $0)
    }
    await app.settle()
    #expect(app.text == "Kind: ‹ any ›")
    await app.press(.rightArrow)
    #expect(app.store.kind == .alive)
    #expect(app.text == "Kind: ‹ alive ›")
    await app.press(.rightArrow)
    #expect(app.store.kind == .dead)
    await app.press(.rightArrow)
    #expect(app.store.kind == nil)
  }

  @Test(arguments: [(6, [2]), (7, [2]), (8, [1]), (12, [1])])
  func `a click on the left arrow goes back, one elsewhere on`(x: Int, chosen: [Int]) {
    let log = Recorder<Int>()
    let binding = Binding(get: { 0 }, set: { log.values.append($0) })
    let screen = ScreenProbe(width: 30, height: 2) {
      Button("other") {}
      Picker("Kind", selection: binding) { ForEach(0..<3, id: \.self) { Text("item \($0)") } }
    }
    screen.draw()
    #expect(screen.frame.lines[1].trimmingCharacters(in: .whitespaces) == "Kind: ‹ item 0 ›")
    let start = screen.frame.lines[1].prefix { $0 == " " }.count
    screen.click(x: start + x, y: 1)
    #expect(log.values == chosen)
    // The picker has the focus, wherever in it the click was.
    screen.press(.rightArrow)
    #expect(log.values == chosen + [1])
  }

  @Test func `a click on a choice of a segmented picker chooses it`() {
    let log = Recorder<Int>()
    let binding = Binding(get: { 0 }, set: { log.values.append($0) })
    let screen = ScreenProbe(width: 30, height: 3) {
      Picker("Kind", selection: binding) { ForEach(0..<3, id: \.self) { Text("i\($0)") } }
        .pickerStyle(.segmented).labelsHidden()
    }
    screen.draw()
    #expect(screen.frame.lines[0] == "i0 │ i1 │ i2")
    screen.click(x: 10, y: 0)
    screen.click(x: 5, y: 0)
    #expect(log.values == [2, 1])
  }
}
