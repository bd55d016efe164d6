import Testing

@testable import TerminalUI

/// Transitions that an app makes.
@MainActor
@Suite struct TransitionTests {
  private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: Int(phase.value * 4)).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  private func probe(moves: Bool = true) -> ScreenProbe {
    let probe = ScreenProbe(width: 14, height: 2, moves: moves) {
      Stateful(false) { isShown in
        VStack(alignment: .leading) {
          if isShown.wrappedValue { Text("Hello").padding(.leading, 4).transition(Drop()) }
          Text("below")
        }
        .onKeyPress("t") {
          withAnimation(.linear(duration: 1)) { isShown.wrappedValue.toggle() }
          return .handled
        }
      }
    }
    probe.draw()
    return probe
  }

  private func line(_ probe: ScreenProbe, at milliseconds: Int) -> String {
    probe.time = .milliseconds(milliseconds)
    probe.draw()
    return probe.frame.lines[0]
  }

  @Test func `a view moves from the first phase to its own, and its picture to the last`() {
    let probe = probe()
    probe.press("t")
    #expect([0, 500, 1000].map { line(probe, at: $0) } == ["Hello", "  Hello", "    Hello"])
    #expect(!probe.isMoving)
    probe.time = .seconds(5)
    probe.press("t")
    #expect([5000, 5500].map { line(probe, at: $0) } == ["    Hello", "be    Hello"])
    #expect(line(probe, at: 6000) == "below")
    #expect(!probe.isMoving)
  }

  @Test func `opacity moves in an animation`() {
    let probe = probe()
    probe.press("t")
    _ = line(probe, at: 500)
    #expect(probe.frame.style(of: "Hello")?.foreground == Color.primary.opacity(0.75))
    _ = line(probe, at: 1000)
    #expect(probe.frame.style(of: "Hello")?.foreground == nil)
  }

  @Test func `without animations a view appears and disappears at once`() {
    let probe = probe(moves: false)
    probe.press("t")
    #expect(probe.frame.lines[0] == "    Hello")
    probe.press("t")
    #expect(probe.frame.lines[0] == "below")
    #expect(!probe.isMoving)
  }

  @Test func `phases have numbers`() {
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
  }
}
