import ComposableArchitecture
import TerminalUI
import Testing

@testable import TerminalViews

/// A screen on which nothing happens asks for no further frame, now or later.
@MainActor
@Suite struct IdleTests {
  @Test func `an open inspector is idle`() {
    let inspector = Inspector<Int, Int>()
    let store = Store(initialState: 0) {
      inspector.inspecting(
        Reduce<Int, Int> { state, action in
          state += action
          return .none
        }
      )
    }
    inspector.isOpen = true
    let graph = ViewGraph(InspectedView(inspector, store: store) { _ in Text("Page") })
    store.send(1)
    #expect(isIdle(graph))
    store.send(1)
    #expect(graph.needsFrame)
    #expect(isIdle(graph))
  }

  @Test(arguments: [false, true])
  func `a screen behind a sheet is idle unless something on it turns`(turns: Bool) {
    let graph = ViewGraph(
      VStack {
        Button("Page") {}
        if turns { ProgressView() }
      }
      .sheet(isPresented: .constant(true)) { Button("Sheet") {} }
    )
    #expect(isIdle(graph) == !turns)
  }

  @Test(arguments: [false, true])
  func `with reduced motion no spinner turns`(isReduced: Bool) {
    let graph = ViewGraph(
      Pane("Page", isBusy: true) { ProgressView("Loading") }
        .environment(\.accessibilityReduceMotion, isReduced)
    )
    #expect(isIdle(graph) == isReduced)
    let screen = render(
      Pane("Page", isBusy: true) { ProgressView("Loading") }.environment(\.accessibilityReduceMotion, true),
      width: 20,
      height: 3
    )
    #expect(screen.text.contains("─ Page …"))
    #expect(screen.text.contains("… Loading"))
  }

  /// Returns whether the time after a frame changes nothing.
  private func isIdle(_ graph: ViewGraph) -> Bool {
    graph.motion.isEnabled = false
    graph.draw(in: FrameBuffer(size: Size(width: 100, height: 30), palette: graph.palette))
    return !graph.needsFrame && !graph.isAnimating && !graph.motion.isRunning && graph.wakes.next == nil
  }
}
