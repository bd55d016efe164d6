import TerminalUI
import Testing

/// A row of a list that shows another screen while there is an item.
@MainActor
@Suite struct RowDestinationTests {
  @Observable
  final class Model {
    var first: Int?
    var second = false
    var pops = true
  }

  struct Screen: View {
    @TerminalUI.Bindable var model: Model

    var body: some View {
      NavigationStack {
        List {
          Button("first") { model.first = 1 }
            .navigationDestination(item: $model.first) { number in
              Text("item \(number)").navigationTitle("First")
              NavigationLink("further") { Text("the end") }
            }
          NavigationLink("second", isActive: $model.second) { Text("active") }
          Text("last")
        }
        .navigationTitle("Root")
      }
    }
  }

  @Test func `a row shows its screen instead of the list`() {
    let model = Model()
    let screen = ScreenProbe(width: 30, height: 8) { Screen(model: model) }
    #expect(screen.text.contains("first"))
    screen.press(.return)
    #expect(screen.text.contains("item 1"))
    #expect(screen.text.hasPrefix("First"), "\(screen.text)")
    #expect(!screen.text.contains("last"), "\(screen.text)")
    screen.press(.escape)
    #expect(model.first == nil)
    #expect(screen.text.contains("last") && !screen.text.contains("item"), "\(screen.text)")
    #expect(screen.frame.highlighted == ["first"])
    screen.press(.downArrow)
    screen.press(.return)
    #expect(model.second)
    #expect(screen.text.contains("active") && !screen.text.contains("last"), "\(screen.text)")
    model.second = false
    #expect(screen.text.contains("last") && !screen.text.contains("active"), "\(screen.text)")
  }

  @Test func `another item has another screen, and the state closes it with those above`() {
    let model = Model()
    let screen = ScreenProbe(width: 30, height: 8) { Screen(model: model) }
    _ = screen.text
    model.first = 1
    #expect(screen.text.contains("item 1"))
    model.first = 2
    #expect(screen.text.contains("item 2") && !screen.text.contains("item 1"), "\(screen.text)")
    screen.press(.return)
    #expect(screen.text.contains("the end"), "\(screen.text)")
    model.first = nil
    #expect(screen.text.contains("last") && !screen.text.contains("the end"), "\(screen.text)")
  }

  @Test func `an item that is there at first is shown`() {
    let model = Model()
    model.first = 5
    let screen = ScreenProbe(width: 30, height: 8) { Screen(model: model) }
    #expect(screen.text.contains("item 5") && !screen.text.contains("last"), "\(screen.text)")
  }

  @Test func `a row that goes takes its screen with it`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(true) { isThere in
        NavigationStack {
          List {
            if isThere.wrappedValue {
              Text("row").navigationDestination(isPresented: .constant(true)) {
                Button("remove") { isThere.wrappedValue = false }
              }
            }
            Text("last")
          }
        }
      }
    }
    #expect(screen.text.contains("remove") && !screen.text.contains("last"), "\(screen.text)")
    screen.press(.return)
    #expect(screen.text.contains("last") && !screen.text.contains("remove"), "\(screen.text)")
  }

  @Test func `a section with a destination is several rows`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(false) { isShown in
        NavigationStack {
          List {
            Section("Head") {
              Button("one") { isShown.wrappedValue = true }
              Text("two")
            }
            .navigationDestination(isPresented: isShown) { Text("details") }
          }
        }
      }
    }
    _ = screen.text
    #expect(screen.frame.highlighted == ["one"])
    screen.press(.return)
    #expect(screen.text.contains("details") && !screen.text.contains("two"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("two"), "\(screen.text)")
  }

  @Test func `what the screen of a row adds to the path stands above it`() {
    let (path, item) = (Changeable<[Int]>([]), Changeable<String?>(nil))
    let screen = ScreenProbe(width: 30, height: 8) {
      path.view { path in
        item.view { item in
          NavigationStack(path: path) {
            List {
              Button("open") { item.wrappedValue = "x" }
                .navigationDestination(item: item) { name in NavigationLink("item \(name)", value: 7) }
              Text("last")
            }
            .navigationDestination(for: Int.self) { Text("number \($0)") }
          }
        }
      }
    }
    _ = screen.text
    screen.press(.return)
    #expect(screen.text.contains("item x"))
    screen.press(.return)
    #expect(path.value == [7] && screen.text.contains("number 7"), "\(screen.text)")
    screen.press(.escape)
    #expect(path.value == [] && screen.text.contains("item x"), "\(screen.text)")
    screen.press(.escape)
    #expect(item.value == nil && screen.text.contains("last"), "\(screen.text)")
  }

  @Test func `a row of a form shows its screen instead of the form`() {
    let screen = ScreenProbe(width: 30, height: 8) {
      Stateful(false) { isShown in
        NavigationStack {
          Form {
            Section("Head") {
              Button("open") { isShown.wrappedValue = true }
                .navigationDestination(isPresented: isShown) { Text("details") }
              Button("last") {}
            }
          }
        }
      }
    }
    _ = screen.text
    screen.press(.return)
    #expect(screen.text.contains("details") && !screen.text.contains("last"), "\(screen.text)")
    screen.press(.escape)
    #expect(screen.text.contains("last") && screen.isFocused("open"), "\(screen.text)")
  }
}
