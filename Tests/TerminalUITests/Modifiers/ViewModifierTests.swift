import ComposableArchitecture
import TerminalUI
import Testing

private struct Card: ViewModifier {
  var title: String

  func body(content: Content) -> some View { content.padding(.horizontal, 1).border(.square, title: title) }
}

private struct Counting: ViewModifier {
  @TerminalUI.State private var count = 0

  func body(content: Content) -> some View {
    HStack {
      content
      Button("\(count)") { count += 1 }
    }
  }
}

extension View {
  fileprivate func card(_ title: String) -> some View { modifier(Card(title: title)) }
}

/// Modifiers of users, actions on changes, identities and clicks.
@MainActor
@Suite struct ViewModifierTests {
  @Test func `a modifier changes a view`() {
    #expect(
      render(Text("inside").card("T"), width: 12, height: 3).text == "┌─ T ────┐\n│ inside │\n└────────┘"
    )
  }

  @Test func `a modifier keeps its state and its content's`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful("a") { text in
        HStack {
          Text(text.wrappedValue).modifier(Counting())
          Button("b") { text.wrappedValue = "b" }
        }
      }
    }
    #expect(probe.text == "a [0] [b]")
    probe.press(.return)
    #expect(probe.text == "a [1] [b]")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "b [1] [b]")
  }

  @Test func `an action is told of each change, with the old value and the new`() {
    let changes = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(1) { number in
        Button("\(number.wrappedValue)") { number.wrappedValue += 1 }
          .onChange(of: number.wrappedValue) { changes.values.append("\($0) \($1)") }
          .onChange(of: number.wrappedValue / 2) { changes.values.append("half") }
      }
    }
    probe.draw()
    #expect(changes.values == [])
    probe.press(.return)
    #expect(changes.values.sorted() == ["1 2", "half"])
    probe.press(.return)
    #expect(changes.values.sorted() == ["1 2", "2 3", "half"])
  }

  @Test func `an initial action is performed on appearing`() {
    let changes = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Text("a").onChange(of: 7, initial: true) { changes.values.append("\($0) \($1)") }
    }
    probe.draw()
    probe.draw()
    #expect(changes.values == ["7 7"])
  }

  @Test func `an action may change the state that it observes`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(1) { number in
        Button("\(number.wrappedValue)") { number.wrappedValue = 12 }
          .onChange(of: number.wrappedValue) { if $1 > 10 { number.wrappedValue = 10 } }
      }
    }
    probe.press(.return)
    #expect(probe.text == "[10]")
  }

  @Test func `a view begins again with another identity`() {
    let log = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful(0) { id in
        HStack {
          Stateful("old") { text in Button(text.wrappedValue) { text.wrappedValue = "new" } }
            .onAppear { log.values.append("appears") }
            .onDisappear { log.values.append("disappears") }
            .id(id.wrappedValue)
          Button("Next") { id.wrappedValue += 1 }
        }
      }
    }
    probe.press(.return)
    #expect(probe.text == "[new] [Next]")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "[old] [Next]")
    #expect(
      log.values == ["appears", "disappears", "appears"]
        || log.values == ["appears", "appears", "disappears"]
    )
  }

  @Test func `a click on a view is an action`() {
    let clicks = Recorder<Int>()
    let probe = ScreenProbe(width: 20, height: 1) {
      HStack {
        Text("a").onTapGesture { clicks.values.append(1) }
        Text("b").onTapGesture { clicks.values.append(2) }
        Text("c").onTapGesture { clicks.values.append(3) }.disabled(true)
      }
    }
    probe.draw()
    for x in [2, 0, 4] { probe.click(x: x, y: 0) }
    #expect(clicks.values == [2, 1])
  }

  @Test func `a click has a place within its view`() {
    let places = Recorder<Point>()
    let probe = ScreenProbe(width: 10, height: 4) {
      Text("abc").onTapGesture { [places] place in places.values.append(place) }.padding(.top, 2)
        .padding(.leading, 1)
    }
    probe.draw()
    probe.click(x: 3, y: 2)
    #expect(places.values == [Point(x: 2, y: 0)])
  }
}
