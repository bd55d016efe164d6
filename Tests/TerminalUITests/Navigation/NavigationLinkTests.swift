import ComposableArchitecture
import TerminalUI
import Testing

/// Links, and the screens that they show.
@MainActor
@Suite struct NavigationLinkTests {
  private func probe(@ViewBuilder _ view: () -> some View) -> ScreenProbe {
    ScreenProbe(width: 24, height: 6, view: view)
  }

  @Test func `a link shows its screen, and escape leads back`() {
    let probe = probe {
      NavigationStack {
        NavigationLink("Details") { Text("detail").navigationTitle("Detail") }.navigationTitle("Root")
      }
    }
    #expect(probe.text == "Root\n[Details ›]")
    probe.press(.return)
    #expect(probe.text == "Detail\ndetail")
    probe.press(.escape)
    #expect(probe.text == "Root\n[Details ›]")
    #expect(probe.press(.escape) == .ignored)
  }

  @Test func `a link in a row has its sign at the right`() {
    let probe = probe {
      NavigationStack {
        List {
          NavigationLink(destination: Text("a")) { Text("A") }
          NavigationLink("B", destination: Text("b"))
        }
      }
    }
    #expect(probe.text == "A                      ›\nB                      ›")
    probe.press("j")
    probe.press(.return)
    #expect(probe.text == "b")
  }

  @Test func `screens are stacked`() {
    let probe = probe {
      NavigationStack { NavigationLink("1") { NavigationLink("2") { Text("end") } } }
    }
    probe.press(.return)
    #expect(probe.text == "[2 ›]")
    probe.press(.return)
    #expect(probe.text == "end")
    probe.press(.escape)
    #expect(probe.text == "[2 ›]")
  }

  @Test func `a screen follows the state around its link`() {
    let probe = probe {
      Stateful(0) { count in
        NavigationStack {
          NavigationLink("Go") {
            Stepper("\(count.wrappedValue) times", value: count, in: 0...9)
          }
        }
      }
    }
    probe.press(.return)
    probe.press(.rightArrow)
    probe.press(.rightArrow)
    #expect(probe.text.contains("2 times"))
  }

  @Test func `a screen can be closed by its environment`() {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let dismiss = dismiss
        Button("Back") { dismiss() }
      }
    }
    let probe = probe { NavigationStack { NavigationLink("Go") { Closing() } } }
    probe.press(.return)
    #expect(probe.text == "[Back]")
    probe.press(.return)
    #expect(probe.text == "[Go ›]")
  }

  // MARK: Values

  @Test func `a value leads to the screen for its type`() {
    let probe = probe {
      NavigationStack {
        List {
          NavigationLink("one", value: 1)
          NavigationLink(value: "two") { Text("text") }
        }
        .navigationDestination(for: Int.self) { Text("number \($0)") }
        .navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
    probe.press(.return)
    #expect(probe.text == "number 1")
    probe.press(.escape)
    probe.press("j")
    probe.press(.return)
    #expect(probe.text == "string two")
  }

  @Test func `a value without a screen shows a warning sign`() {
    let probe = probe { NavigationStack { NavigationLink("one", value: 1) } }
    probe.press(.return)
    #expect(probe.text == "⚠")
  }

  @Test func `a link without a value is disabled`() {
    let probe = probe {
      NavigationStack {
        NavigationLink("none", value: nil as Int?).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    probe.press(.return)
    #expect(probe.text == "[none ›]")
  }

  @Test func `a path is read and written`() {
    let paths = Recorder<[Int]>()
    let probe = probe {
      Stateful([7]) { path in
        NavigationStack(path: path) {
          Text("root")
            .navigationDestination(for: Int.self) { number in
              HStack {
                Text("at \(number)")
                NavigationLink("next", value: number + 1)
              }
            }
        }
        .onChange(of: path.wrappedValue) { paths.values.append($1) }
      }
    }
    #expect(probe.text == "at 7 [next ›]")
    probe.press(.return)
    #expect(probe.text == "at 8 [next ›]")
    probe.press(.escape)
    probe.press(.escape)
    #expect(probe.text == "root")
    #expect(paths.values == [[7, 8], [7], []])
  }

  @Test func `a path may hold values of several types`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast(9)
    #expect(path.isEmpty)
    let probe = probe {
      Stateful(path) { path in
        NavigationStack(path: path) {
          Button("Push") {
            path.wrappedValue.append(1)
            path.wrappedValue.append("a")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("string \($0)") }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text == "string a")
    probe.press(.escape)
    #expect(probe.text == "number 1")
  }

  @Test func `the screens of a stack follow the state around`() {
    let probe = probe {
      Stateful(0) { count in
        NavigationStack {
          NavigationLink("Go", value: "x")
            .navigationDestination(for: String.self) { _ in
              Stepper("\(count.wrappedValue) times", value: count, in: 0...9)
            }
        }
      }
    }
    probe.press(.return)
    probe.press(.rightArrow)
    #expect(probe.text.contains("1 times"))
  }

  // MARK: Items and Booleans

  @Test func `an item and a boolean show a screen`() {
    let probe = probe {
      Stateful(nil as Int?) { item in
        Stateful(false) { isPresented in
          NavigationStack {
            VStack {
              Button("Item") { item.wrappedValue = 3 }
              Button("Flag") { isPresented.wrappedValue = true }
            }
            .navigationDestination(item: item) { Text("item \($0)") }
            .navigationDestination(isPresented: isPresented) { Text("flag") }
          }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text == "item 3")
    probe.press(.escape)
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "flag")
    probe.press(.escape)
    #expect(probe.text.contains("[Flag]"))
  }

  @Test func `links in a sheet don't change the stack behind it`() {
    let probe = probe {
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) {
          NavigationStack { NavigationLink("In") { Text("inside") } }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("inside"))
    #expect(probe.text.contains("root"))
  }

  // MARK: States

  @Reducer
  struct Screen {
    @ObservableState
    struct State: Equatable {
      var name: String
    }
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  struct Stack {
    @ObservableState
    struct State: Equatable {
      var path = StackState<Screen.State>()
    }
    enum Action {
      case path(StackActionOf<Screen>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.path, action: \.path) { Screen() }
    }
  }

  struct StackView: View {
    @Bindable var store: StoreOf<Stack>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        NavigationLink("Go", state: Screen.State(name: "first"))
      } destination: { store in
        NavigationLink(state: Screen.State(name: "next")) { Text(store.name) }
      }
    }
  }

  @Test func `a state is pushed to the store of the path`() async {
    let driver = ViewDriver(initialState: Stack.State(), width: 20, height: 3) {
      Stack()
    } view: {
      StackView(store: $0)
    }
    await driver.press(.return)
    #expect(driver.text == "[first ›]")
    await driver.press(.return)
    #expect(driver.text == "[next ›]")
    #expect(driver.store.path.map(\.name) == ["first", "next"])
    await driver.press(.escape)
    #expect(driver.text == "[first ›]")
  }
}
