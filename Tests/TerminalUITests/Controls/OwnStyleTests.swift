import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

@testable import TerminalViews

/// Looks that an app makes itself, and views that take the focus.
@MainActor
struct OwnStyleTests {
  private final class Log {
    var values: [String] = []
  }

  private struct Percentage: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100))%")
        if configuration.currentValueLabel == nil { Text("no label") }
        if let upper = configuration.maximumValueLabel { upper }
      }
    }
  }

  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("look")
        configuration.label.onTapGesture { configuration.trigger() }
      }
    }
  }

  private struct Warning: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("careful")
        Menu(configuration)
      }
    }
  }

  @Test func `a style of a menu has its look, and the menu opens`() {
    let log = Log()
    let screen = ScreenProbe(width: 30, height: 10) {
      Menu("Delete") { Button("All") { log.values.append("all") } }.menuStyle(Warning())
    }
    #expect(screen.text.contains("careful [Delete ▾]"))
    screen.press(.return)
    #expect(screen.text.contains("All"))
    screen.press(.return)
    #expect(log.values == ["all"])
  }

  @Test func `a color is chosen by its name, and another one stays until then`() {
    let screen = ScreenProbe(width: 40, height: 4) {
      Stateful(Color(red: 0.1, green: 0.2, blue: 0.3)) { color in
        ColorPicker("Color", selection: color)
        Text(color.wrappedValue == .white ? "white" : "another")
      }
    }
    #expect(screen.text.contains("Other"))
    screen.press(.leftArrow)
    #expect(screen.text.contains("White"))
    #expect(screen.text.contains("white"))
    #expect(!screen.text.contains("Other"))
  }

  @Test func `a style of a gauge gets its parts and a look within it takes precedence`() {
    let gauge = Gauge(value: 3, in: 0...4) {
      Text("g")
    } currentValueLabel: {
      EmptyView()
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("4")
    }
    #expect(render(gauge.gaugeStyle(Percentage()), width: 30, height: 1).lines == ["g 75% no label 4"])
    let line = render(gauge.gaugeStyle(.accessoryLinear).gaugeStyle(Percentage()), width: 15, height: 1)
    #expect(line.lines == ["g 0 ──────●── 4"])
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("look")
        Button(configuration)
      }
    }
  }

  @Test func `a button in a primitive style is the usual look, and one button with the one around`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 2) {
      Button("go") { log.values.append("go") }.keyboardShortcut("g").buttonStyle(Framed())
      Button("next") { log.values.append("next") }
    }
    probe.draw()
    #expect(probe.frame.lines == ["look [go]", " [next]"])
    probe.click(x: 1, y: 0)
    #expect(log.values == [])
    probe.click(x: 6, y: 0)
    #expect(log.values == ["go"])
    for key in ["g", KeyEquivalent.return, .tab, .return] { probe.press(KeyPress(key)) }
    #expect(log.values == ["go", "go", "go", "next"])
  }

  @Test func `a primitive style says what a click on the button does and Return presses it`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 1) {
      Button("go") { log.values.append("pressed") }.buttonStyle(Tapped())
    }
    probe.draw()
    #expect(probe.frame.lines == ["look go"])
    probe.click(x: 1, y: 0)
    #expect(log.values == [])
    probe.click(x: 6, y: 0)
    #expect(log.values == ["pressed"])
    probe.press(.return)
    #expect(log.values == ["pressed", "pressed"])
  }

  @Test func `a style within a primitive one replaces it`() {
    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 1) {
      Button("go") { log.values.append("pressed") }.buttonStyle(Plain()).buttonStyle(Tapped())
    }
    probe.draw()
    #expect(probe.frame.lines == ["go"])
    probe.click(x: 1, y: 0)
    #expect(log.values == ["pressed"])
  }

  @Test func `a focusable view gets keys while it has the focus`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 2) {
      VStack(alignment: .leading) {
        Text("area").focusable()
          .onKeyPress(characters: .alphanumerics) { press in
            log.values.append(press.characters)
            return .handled
          }
          .onKeyPress(keys: [.upArrow], phases: .up) { _ in
            log.values.append("up")
            return .handled
          }
        Text("not").focusable(false)
      }
    }
    probe.draw()
    #expect(probe.frame.style(of: "area")?.background == .selection)
    #expect(probe.frame.style(of: "not")?.background == nil)
    probe.press("a")
    probe.press(".")
    probe.press(.upArrow)
    #expect(log.values == ["a"])
  }

  @Test func `a choice at the right of the search line is the part to search in`() {
    struct Mail: View {
      @TerminalUI.State private var scope = 1

      var body: some View {
        Text("in \(scope)").searchable(text: .constant("")).searchScopes($scope) {
          Text("All").tag(1)
          Text("New").tag(2)
        }
      }
    }
    let probe = ScreenProbe(width: 40, height: 3) { Mail() }
    probe.draw()
    #expect(probe.frame.lines[0].hasPrefix(" / Search"))
    #expect(probe.frame.lines[0].hasSuffix("All │ New"))
    probe.press(.tab)
    probe.press(.tab)
    if probe.frame.text.contains("in 1") { probe.press(.rightArrow) }
    #expect(probe.frame.text.contains("in 2"))
  }

  @Test func `a search line within another one has no scopes of that one`() {
    let probe = ScreenProbe(width: 40, height: 3) {
      Text("mail").searchable(text: .constant("inner")).searchable(text: .constant("outer"))
        .searchScopes(.constant(1)) {
          Text("All").tag(1)
          Text("New").tag(2)
        }
    }
    probe.draw()
    #expect(probe.frame.lines[0].hasPrefix(" / outer") && probe.frame.lines[0].hasSuffix("All │ New"))
    #expect(probe.frame.lines[1] == " / inner")
  }

  @Test func `what is shared is copied and a message says so`() {
    let graph = ViewGraph(
      VStack {
        ShareLink("A", item: "some text")
        ShareLink("B", item: URL(filePath: "/tmp/x"))
      }
    )
    let buffer = FrameBuffer(size: Size(width: 40, height: 12), palette: graph.palette)
    var copied: [String] = []
    graph.copy = {
      copied.append($0)
      return true
    }
    graph.draw(in: buffer)
    for key in [KeyEquivalent.return, .tab, .return] {
      _ = graph.send(KeyPress(key))
      graph.draw(in: buffer)
    }
    #expect(copied == ["some text", "file:///tmp/x"])
    #expect(Frame(buffer).text.contains("✓ Copied file:///tmp/x"))
  }
}
