import Platform
import TerminalUI
import Testing

@testable import TerminalViews

/// Frames of animations in which only what moves is painted.
@MainActor
@Suite struct PartialFrameTests {
  /// Counts how often its content is placed.
  private struct Counting: Layout {
    let count: @MainActor () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      count()
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Rows: View {
    @TerminalUI.State private var selection: Int? = 3
    let count: @MainActor () -> Void

    var body: some View {
      NavigationSplitView {
        Pane("Rows") { List(0..<40, id: \.self, selection: $selection) { Text("漢字 \($0)") } }
      } detail: {
        Counting(count: count) { Text("row \(selection ?? 0)") }
      }
    }
  }

  @Test func `the frames of an animation place nothing, and paint only what moves`() {
    var placements = 0
    let probe = ScreenProbe(width: 100, height: 20, moves: true) { Rows { placements += 1 } }
    probe.draw()
    probe.press("j")
    probe.draw()
    #expect(probe.isMoving)
    placements = 0
    for time in [30, 60, 90, 120] {
      probe.time = .milliseconds(time)
      probe.draw()
    }
    #expect(!probe.isMoving)
    #expect((placements, probe.partialFrames) == (0, 4))
    #expect(probe.isComplete())
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `frames are as if all of each had been painted`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let probe = ScreenProbe(width: 110, height: 30, moves: true) { BusyScreen() }
    // Most keys leave the screen to its animation for some frames.
    let keys: [KeyEquivalent?] =
      ["j", "k", "p", "A", "B", "C"].flatMap { [$0, $0, $0] }
      + ["D", "F", "H", "I", "J", "K", "L", "L", "d", "T", .tab, .return, .escape, .escape]
      + Array(repeating: nil, count: 100)
    for step in 0..<120 {
      if let key = keys.randomElement(using: &random) ?? nil { probe.press(key) }
      if Int.random(in: 0..<200, using: &random) == 0 {
        probe.resize(width: Int.random(in: 60...120, using: &random), height: 30)
      }
      probe.time += .milliseconds(Int.random(in: 1...50, using: &random))
      probe.draw()
      if Bool.random(using: &random) { #expect(probe.isComplete(), "step \(step)") }
    }
    probe.time += .seconds(10)
    probe.draw()
    #expect(!probe.isMoving)
  }

  /// Draws frames of an animation of a tenth of a second.
  private func finish(_ probe: ScreenProbe) {
    for time in [40, 80, 120] {
      probe.time = .milliseconds(time)
      probe.draw()
    }
  }

  /// Returns a screen whose content changes with the keys c and t, in animations of 0.1 and 1 seconds.
  private func probe(@ViewBuilder _ content: @escaping @MainActor (Bool, Bool) -> some View) -> ScreenProbe {
    let probe = ScreenProbe(width: 30, height: 6, moves: true) {
      Stateful(false) { isRed in
        Stateful(true) { isShown in
          VStack(alignment: .leading) { content(isRed.wrappedValue, isShown.wrappedValue) }
            .onKeyPress("c") {
              withAnimation(.linear(duration: 0.1)) { isRed.wrappedValue.toggle() }
              return .handled
            }
            .onKeyPress("t") {
              withAnimation(.linear(duration: 1)) { isShown.wrappedValue.toggle() }
              return .handled
            }
        }
      }
    }
    probe.draw()
    return probe
  }

  @Test func `a view leaves in its animation after partial frames`() {
    let probe = probe { isRed, isShown in
      Text("color").foregroundColor(isRed ? .red : .green)
      if isShown { Text("Hello").transition(.move(edge: .leading)) }
    }
    // The other method draws all of the screen before and after the key.
    _ = probe.press(KeyPress("c"))
    probe.draw()
    finish(probe)
    #expect(probe.partialFrames > 0)
    _ = probe.press(KeyPress("t"))
    probe.draw()
    #expect(probe.isMoving)
    probe.time += .milliseconds(400)
    probe.draw()
    #expect(probe.frame.lines[1] == "llo")
  }

  @Test func `what fades or comes is drawn outside of its frame, too`() {
    for startsRed in [true, false] {
      let probe = probe { isRed, _ in
        Text("abc").offset(x: 6, y: 3).opacity(isRed == startsRed ? 1 : 0)
        if isRed {
          Text("came").offset(x: 12, y: 2).transition(.opacity)
          Text("abcdefgh").fixedSize().frame(width: 3, alignment: .leading).transition(.opacity)
        }
        Text("below")
      }
      _ = probe.press(KeyPress("c"))
      probe.draw()
      finish(probe)
      #expect(!probe.isMoving)
      #expect(probe.isComplete())
      #expect(probe.frame.text.contains("abcdefgh"))
    }
  }

  @Test func `what a row draws beside its place moves, and stays`() {
    let probe = probe { isRed, _ in
      List(0..<3, id: \.self) { id in
        HStack {
          Text("row \(id)")
          if id == 1 { Text("aside").foregroundColor(isRed ? .red : .green).offset(x: 5, y: 1) }
        }
      }
    }
    _ = probe.press(KeyPress("c"))
    probe.draw()
    probe.time = .milliseconds(40)
    probe.draw()
    #expect(probe.isMoving)
    #expect(probe.frame.text.contains("aside"))
    finish(probe)
    #expect(probe.isComplete())
    #expect(probe.frame.text.contains("aside"))
  }

  /// Only the change of a view's own value is animated.
  @Test func `a later change doesn't move with the animation of an earlier one`() {
    let probe = ScreenProbe(width: 30, height: 4, moves: true) { Later() }
    probe.draw()
    probe.press("a")
    probe.draw()
    #expect(probe.isMoving)
    probe.time = .seconds(5)
    probe.draw()
    probe.press("b")
    probe.draw()
    #expect(!probe.isMoving)
  }

  private struct Later: View {
    @TerminalUI.State private var first = false
    @TerminalUI.State private var second = false

    var body: some View {
      let (first, second) = ($first, $second)
      VStack {
        Text("first").foregroundColor(first.wrappedValue ? .red : .green)
        Text("second").foregroundColor(second.wrappedValue ? .red : .green)
      }
      .animation(.linear(duration: 1), value: first.wrappedValue)
      .onKeyPress("a") {
        first.wrappedValue.toggle(); return .handled
      }
      .onKeyPress("b") {
        second.wrappedValue.toggle(); return .handled
      }
    }
  }

  @Test func `the cursor of a field stays if a scroll view follows`() {
    let probe = ScreenProbe(width: 30, height: 4) {
      VStack {
        TextField("Name", text: .constant("Ada"))
        ScrollView { Text("below") }
      }
    }
    probe.draw()
    probe.press(KeyPress(.tab))
    probe.draw()
    #expect(probe.frame.cursor != nil)
  }
}
