import Foundation
import TerminalUI
import Testing

/// Views of which only some cells are shown.
@MainActor
@Suite struct MaskTests {
  @Test func `only cells of the mask are shown`() {
    let text = Text("abcdef").mask(alignment: .leading) { Text("## #") }
    #expect(render(text, width: 6, height: 1).text == "ab d")
    let behind = render(
      ZStack {
        Text("123456"); text
      },
      width: 6,
      height: 1
    )
    #expect(behind.text == "ab3d56")
    #expect(render(Text("abc").mask { Color.clear }, width: 3, height: 1).text == "")
  }
}
