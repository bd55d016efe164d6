import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// Frames of animations at given times.
@MainActor
@Suite struct MotionTests {
  private struct Page: View {
    @TerminalUI.State private var isShown = false
    @TerminalUI.State private var number = 1.0
    let transition: AnyTransition
    let isAnimated: Bool

    init(_ transition: AnyTransition = .move(edge: .leading), isAnimated: Bool = true) {
      self.transition = transition
      self.isAnimated = isAnimated
    }

    var body: some View {
      let (shown, number, isAnimated) = ($isShown, $number, isAnimated)
      VStack(alignment: .leading) {
        Text("color").foregroundColor(isShown ? .blue : .red)
        Text("value \(Int(number.wrappedValue))").contentTransition(.numericText(value: number.wrappedValue))
          .animation(.linear(duration: 1), value: number.wrappedValue)
        Text("offset").offset(x: isShown ? 4 : 0)
        ProgressView(value: isShown ? 1 : 0).frame(width: 12)
        if isShown { Text("Hello").transition(transition) }
      }
      .onKeyPress("t") {
        withAnimation(isAnimated ? .linear(duration: 1) : nil) { shown.wrappedValue.toggle() }
        return .handled
      }
      .onKeyPress(keys: ["+", "-"]) { press in
        number.wrappedValue += press.key == "+" ? 1 : -1
        return .handled
      }
    }
  }

  private func probe(_ view: some View, moves: Bool = true, width: Int = 14, height: Int = 6) -> ScreenProbe {
    let probe = ScreenProbe(width: width, height: height, moves: moves) { view }
    probe.draw()
    return probe
  }

  /// Returns a line of the screen at some times, in milliseconds.
  private func line(_ index: Int, _ probe: ScreenProbe, at times: Int...) -> [String] {
    times.map { time in
      probe.time = .milliseconds(time)
      probe.draw()
      return probe.frame.lines[index]
    }
  }

  @Test func `a view comes from an edge, stays, and goes back`() {
    let probe = probe(Page())
    probe.press("t")
    #expect(line(4, probe, at: 0, 200, 400, 600, 800, 1000) == ["", "o", "lo", "llo", "ello", "Hello"])
    #expect(!probe.isMoving)
    probe.time = .seconds(5)
    probe.press("t")
    #expect(probe.isMoving)
    #expect(line(4, probe, at: 5000, 5400, 5800, 6000) == ["Hello", "llo", "o", ""])
    #expect(!probe.isMoving)
  }

  @Test func `a second change begins with what is shown`() {
    let probe = probe(Page())
    probe.press("t")
    #expect(line(4, probe, at: 600) == ["llo"])
    probe.press("t")
    #expect(line(4, probe, at: 600, 1200) == ["llo", "o"])
    probe.press("t")
    #expect(line(4, probe, at: 1200, 1700, 2200) == ["o", "llo", "Hello"])
    #expect(!probe.isMoving)
  }

  @Test(
    arguments: [
      (.move(edge: .trailing), "   He", "   He"), (.slide, "lo", "   He"),
      (.push(from: .trailing), "   He", "lo"),
      (.asymmetric(insertion: .move(edge: .leading), removal: .identity), "lo", ""),
      (.opacity, "Hello", "Hello"),
      (.move(edge: .bottom), "", ""), (.identity, "Hello", ""),
    ] as [(AnyTransition, String, String)]
  )
  func `each transition has its way in and out`(transition: AnyTransition, coming: String, going: String) {
    let probe = probe(Page(transition))
    probe.press("t")
    let inside = line(4, probe, at: 490)[0]
    probe.time = .seconds(5)
    probe.press("t")
    let outside = line(4, probe, at: 5510)[0]
    #expect((inside, outside) == (coming, going))
  }

  private struct Greeting: View {
    var body: some View { Text("Hello").transition(.move(edge: .leading)) }
  }

  private struct Hall: View {
    @TerminalUI.State private var isOpen = true

    var body: some View {
      let isOpen = $isOpen
      VStack(alignment: .leading) {
        if isOpen.wrappedValue {
          Greeting()
          VStack { Text("inner").transition(.move(edge: .leading)) }
        }
      }
      .onKeyPress("t") {
        withAnimation(.linear(duration: 1)) { isOpen.wrappedValue.toggle() }
        return .handled
      }
    }
  }

  @Test func `a view whose body has a transition leaves with it, but not one deep within what is removed`() {
    let probe = probe(Hall())
    probe.press("t")
    #expect(line(0, probe, at: 400) == ["llo"])
    #expect(probe.frame.lines[1] == "")
    probe.press("t")
    #expect(line(0, probe, at: 400, 900) == ["llo", "ello"])
  }

  @Test func `colors, offsets and bars move in an animation`() {
    let probe = probe(Page())
    probe.press("t")
    #expect(line(2, probe, at: 0, 500, 1000) == ["offset", "  offset", "    offset"])
    probe.press("t")
    _ = line(2, probe, at: 1500)
    #expect(probe.frame.style(of: "color")?.foreground == Color.blue.mix(with: .red, by: 0.5))
    #expect(probe.frame.lines[3].hasPrefix("━━━━━────"))
    _ = line(2, probe, at: 2000)
    #expect(probe.frame.style(of: "color")?.foreground == .red)
    #expect(!probe.isMoving)
  }

  @Test func `a number turns green or red and fades when its value changes`() {
    let probe = probe(Page())
    func color() -> Color? {
      probe.draw()
      return probe.frame.style(of: "value")?.foreground
    }
    #expect(color() == nil)
    probe.press("+")
    #expect(color() == .green)
    probe.time = .milliseconds(500)
    #expect(color() == Color.green.mix(with: .primary, by: 0.5))
    probe.press("-")
    #expect(color() == .red)
    probe.time = .milliseconds(1500)
    #expect(color() == nil)
    #expect(!probe.isMoving)
  }

  @Test(arguments: [(true, false), (false, true)])
  func `without animation everything changes at once, and no frame follows`(isAnimated: Bool, moves: Bool) {
    let probe = probe(Page(isAnimated: isAnimated), moves: moves)
    probe.press("t")
    #expect(probe.frame.lines[2...] == ["    offset", "━━━━━━━ 100%", "Hello", ""])
    #expect(probe.frame.style(of: "color")?.foreground == .blue)
    #expect(!probe.isMoving)
    probe.press("t")
    #expect(probe.frame.lines[4] == "")
    #expect(!probe.isMoving)
  }

  @Test func `a fading view is mixed with the background`() {
    let probe = probe(Page(.opacity))
    probe.press("t")
    _ = line(4, probe, at: 250)
    #expect(probe.frame.style(of: "Hello")?.foreground == Color.primary.mix(with: .backdrop, by: 0.75))
  }

  /// The tint would write the whole row at each step.
  @Test func `the bar of the row that was left fades, once however many keys there were`() {
    let pane = Pane("Rows") { List(0..<3000, id: \.self) { Text("row \($0)") } }
    let probe = probe(pane, width: 20, height: 7)
    func barred() -> [String] {
      probe.draw()
      return probe.frame.lines.filter { $0.contains("▌") }
        .map { $0.trimmingCharacters(in: ["│", "┃", "▌", " "]) }
    }
    #expect(barred() == ["row 0"])
    probe.press("j")
    #expect(barred() == ["row 0", "row 1"])
    #expect(probe.frame.style(of: "row 0")?.background == nil)
    #expect(probe.frame.style(of: "▌")?.foreground == Color.accentColor.mix(with: .backdrop, by: 0.4))
    probe.time = .milliseconds(60)
    #expect(barred() == ["row 0", "row 1"])
    #expect(probe.frame.style(of: "▌")?.foreground != Color.accentColor.mix(with: .backdrop, by: 0.4))
    for _ in 0..<2 { _ = probe.press(KeyPress("j")) }
    #expect(barred() == ["row 1", "row 3"])
    for _ in 0..<2000 { _ = probe.press(KeyPress("j")) }
    #expect(barred() == ["row 2003"])
    #expect(!probe.isMoving)
    _ = probe.press(KeyPress("k"))
    #expect(barred().count == 2)
    probe.time = .seconds(1)
    #expect(barred() == ["row 2002"])
    #expect(!probe.isMoving)
  }

  @Test func `a message comes from the right edge and goes there`() {
    let graph = ViewGraph(Text("page"))
    graph.motion.isEnabled = true
    let buffer = FrameBuffer(size: Size(width: 20, height: 6), palette: graph.palette)
    func shown(at time: Int) -> String {
      graph.motion.clock = { .milliseconds(time) }
      graph.draw(in: buffer)
      return String(Frame(buffer).lines[4].drop { $0 == " " })
    }
    graph.show("Saved", isFailure: false)
    #expect(shown(at: 0) == "")
    #expect("✓ Saved".hasPrefix(shown(at: 60)))
    #expect(shown(at: 60).count > 3)
    #expect(shown(at: 250) == "✓ Saved")
    #expect(!graph.motion.isRunning)
    graph.motion.clock = { .seconds(3) }
    graph.dismissToast(1)
    #expect(shown(at: 3000) == "✓ Saved")
    #expect(graph.motion.isRunning)
    #expect(shown(at: 3060).count < 7)
    #expect(shown(at: 3250) == "")
    #expect(graph.toast == nil)
    #expect(!graph.motion.isRunning)
  }

  @Test func `motion that is turned off midway is over at once`() {
    let graph = ViewGraph(Text("page"))
    graph.motion.isEnabled = true
    let buffer = FrameBuffer(size: Size(width: 20, height: 6), palette: graph.palette)
    graph.show("Saved", isFailure: false)
    graph.draw(in: buffer)
    #expect(!Frame(buffer).text.contains("Saved"))
    graph.motion.isEnabled = false
    graph.draw(in: buffer)
    #expect(Frame(buffer).text.contains("Saved"))
    #expect(!graph.motion.isRunning)
  }

  private struct MotionText: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View { Text(reducesMotion ? "still" : "moving") }
  }

  @Test(arguments: [true, false])
  func `views read whether the user wants nothing to move`(reducesMotion: Bool) {
    let app = ViewDriver(
      initialState: 0,
      app: { _ in
        var options = TerminalAppOptions()
        options.reducesMotion = reducesMotion
        return options
      },
      reducer: { EmptyReducer<Int, Never>() },
      view: { _ in MotionText() }
    )
    #expect(app.text.contains(reducesMotion ? "still" : "moving"))
  }
}
