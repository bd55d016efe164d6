import Foundation
import TerminalUI
import Testing

/// Colors by their parts, and no color.
@MainActor
@Suite struct ColorTests {
  @Test func `hue, saturation and brightness are those of SwiftUI`() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(hue: 1 / 3, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 0))
    #expect(Color(hue: 0.5, saturation: 1, brightness: 1) == Color(red: 0, green: 1, blue: 1))
    #expect(Color(hue: 2 / 3, saturation: 1, brightness: 0.5) == Color(red: 0, green: 0, blue: 0.5))
    #expect(Color(hue: 0.2, saturation: 0, brightness: 0.4) == Color(white: 0.4))
    #expect(Color(white: 1) == Color(red: 1, green: 1, blue: 1))
  }

  @Test func `an opacity mixes the parts with the terminal's background`() {
    let color = Color(red: 1, green: 0, blue: 0)
    #expect(Color(red: 1, green: 0, blue: 0, opacity: 0.5) == color.opacity(0.5))
    #expect(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1) == color)
  }

  @Test func `no color shows what is behind, and hides text`() {
    let frame = render(
      ZStack {
        Text("abc")
        Color.clear
        Rectangle().fill(.clear)
        Circle().fill(.clear)
        Rectangle().stroke(.clear)
      },
      width: 3,
      height: 3
    )
    #expect(frame.lines == ["", "abc", ""])
    #expect(frame.style(x: 0, y: 0) == .plain)
    let over = render(Text("a").background(.clear).background(.red), width: 1, height: 1)
    #expect(over.style(of: "a")?.background == .red)
    let hidden = render(
      HStack {
        Text("ab").foregroundStyle(.clear); Text("c")
      },
      width: 4,
      height: 1
    )
    #expect(hidden.text == "   c")
    #expect(Color.clear.opacity(0.5) == .clear)
  }
}
