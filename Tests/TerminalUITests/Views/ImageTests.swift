import TerminalUI
import Testing

/// Symbols as characters.
@MainActor
@Suite struct ImageTests {
  @Test(arguments: [
    ("folder", "◰"), ("folder.fill", "◰"), ("person.crop.circle.badge.plus", "☺"), ("gearshape.fill", "⚙"),
    ("heart.slash", "♡"), ("heart.fill", "♥"), ("chart.pie", "◔"), ("arrow.up.right.square", "↗"),
  ])
  func `a variant is drawn as its symbol, unless the table has it`(name: String, character: String) {
    #expect(render(Image(systemName: name), width: 3, height: 1).text == character)
  }

  @Test(arguments: ["", ".", "no.such.symbol", "arrow"])
  func `an unknown symbol is a bullet`(name: String) {
    #expect(render(Image(systemName: name), width: 3, height: 1).text == "•")
  }

  @Test func `a symbol has one column`() {
    #expect(render(Label("Plane", systemImage: "airplane"), width: 9, height: 1).text == "✈ Plane")
  }
}
