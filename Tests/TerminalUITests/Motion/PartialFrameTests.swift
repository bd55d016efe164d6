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

  private struct Market: View {
    @TerminalUI.State private var selection: Int? = 3
    @TerminalUI.State private var price = 10.0
    @TerminalUI.State private var shown: Set<Character> = []
    let count: @MainActor () -> Void

    var body: some View {
      let (price, shown) = ($price, $shown)
      NavigationSplitView {
        Pane("Coins") {
          List(0..<40, id: \.self, selection: $selection) { id in
            HStack {
              Text("coin 漢字 \(id)")
              Text("\(price.wrappedValue * Double(id))")
                .contentTransition(.numericText(value: price.wrappedValue))
                .animation(.linear(duration: 1), value: price.wrappedValue)
            }
            .background(id.isMultiple(of: 5) ? .blue : .clear)
          }
        }
      } detail: {
        Counting(count: count) {
          VStack(alignment: .leading) {
            Text("漢字 \(selection ?? 0)").foregroundColor(shown.wrappedValue.contains("1") ? .red : .green)
            ProgressView(value: shown.wrappedValue.contains("2") ? 1 : 0)
            Text("faint").opacity(shown.wrappedValue.contains("3") ? 1 : 0.2)
            Text("aside").offset(x: shown.wrappedValue.contains("4") ? 6 : 0)
            if shown.wrappedValue.contains("5") { Text("漢字 here").transition(.move(edge: .leading)) }
            ScrollView { Text("漢字 of a text") }.overlay { Text("over\nit") }
          }
        }
      }
      .onKeyPress("p") {
        price.wrappedValue += 1; return .handled
      }
      .onKeyPress(keys: ["1", "2", "3", "4", "5"]) { press in
        withAnimation(.linear(duration: 0.3)) {
          shown.wrappedValue.formSymmetricDifference(press.characters ?? "")
        }
        return .handled
      }
    }
  }

  @Test func `the frames of an animation place nothing, and paint only what moves`() {
    var placements = 0
    let probe = ScreenProbe(width: 100, height: 20, moves: true) { Market { placements += 1 } }
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
  func `each frame is as if all of it had been painted`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let probe = ScreenProbe(width: 100, height: 20, moves: true) { Market {} }
    for step in 0..<60 {
      let keys: [KeyEquivalent?] =
        ["j", "k", "p", "1", "2", "3", "4", "5"] + Array(repeating: nil, count: 12)
      if let key = keys.randomElement(using: &random) ?? nil { probe.press(KeyPress(key)) }
      probe.time += .milliseconds(Int.random(in: 1...90, using: &random))
      probe.draw()
      #expect(probe.isComplete(), "step \(step)")
    }
    #expect(probe.partialFrames > 0)
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
