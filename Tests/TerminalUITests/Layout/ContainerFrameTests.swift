import TerminalUI
import Testing

/// Views whose size depends on that of what they are in.
@MainActor
@Suite struct ContainerFrameTests {
  @Test func `a view in a scroll view is as wide and as high as what is seen of it`() {
    let frame = render(
      HStack(spacing: 0) {
        Text("side  ")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Text("middle").containerRelativeFrame([.horizontal, .vertical])
            Text("below")
          }
        }
      },
      width: 21,
      height: 5
    )
    #expect(frame.lines[2] == "side      middle")
    #expect(!frame.text.contains("below"))
  }

  @Test(arguments: [(1, "ab"), (2, "a    b"), (3, "a        b")])
  func `a view gets some of the equal parts`(span: Int, text: String) {
    let frame = render(
      HStack(spacing: 0) {
        Text("a").containerRelativeFrame(.horizontal, count: 5, span: span, spacing: 3, alignment: .leading)
        Text("b")
      },
      width: 17,
      height: 1
    )
    #expect(frame.text == text)
  }

  @Test func `a length is computed, and again when the screen changes its size`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      HStack(spacing: 0) {
        Text("a").containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in width / 4 }
        Text("b")
      }
    }
    #expect(probe.text.hasPrefix("a    b"))
    probe.resize(width: 8, height: 2)
    #expect(probe.text.hasPrefix("a b"))
  }
}
