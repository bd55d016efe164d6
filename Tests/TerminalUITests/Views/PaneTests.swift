import ComposableArchitecture
import TerminalUI
import Testing

@MainActor
@Suite struct PaneTests {
  private func rows(_ count: Int) -> some View {
    List(0..<count, id: \.self) { Text("Row \($0)") }
  }

  @Test func `the border shows the title and the position`() {
    let frame = render(Pane("Rows") { rows(30) }, width: 40, height: 6)
    #expect(frame.lines[0] == "╭─ Rows ─────────────────── 1–4 of 30 ─╮")
    #expect(frame.lines[5] == "╰" + String(repeating: "─", count: 38) + "╯")
    #expect(frame.lines[1].hasPrefix("│▌Row 0"))
  }

  @Test(arguments: [false, true])
  func `a long title leaves room for the position, and for the spinner`(isBusy: Bool) {
    let pane = Pane("Characters · 20 of 826", isBusy: isBusy) { rows(20) }
    let line = render(pane, width: 40, height: 9).lines[0]
    #expect(line.hasPrefix("╭─ Characters · 20 o… "))
    #expect(line.hasSuffix(" 1–7 of 20 ─╮"))
    #expect(render(Pane("Characters") { rows(20) }, width: 20, height: 9).lines[0] == "── Characters ──────")
  }

  @Test func `a note without room for all of it is shortened`() {
    func line(width: Int) -> String {
      render(Pane("Rows", note: "[status: alive] [gender: none]") { rows(30) }, width: width, height: 6)
        .lines[0]
    }
    #expect(line(width: 60).hasSuffix(" [status: alive] [gender: none] · 1–4 of 30 ─╮"))
    #expect(line(width: 42) == "╭─ Rows ─── [status: alive… · 1–4 of 30 ─╮")
    #expect(line(width: 30) == "── Rows ───────── 1–5 of 30 ──")
  }

  @Test func `a click beside the rows of a pane moves the focus there`() {
    let screen = ScreenProbe(width: 80, height: 6) {
      HStack(spacing: 0) {
        Pane("Left") { rows(1) }
        Pane("Right") { Button("Button") {} }
      }
    }
    screen.draw()
    func isLit(_ title: String) -> Bool { screen.frame.style(of: title)?.attributes.contains(.bold) == true }
    #expect(isLit("Left"))
    for (x, title) in [(70, "Right"), (75, "Right"), (20, "Left")] {
      screen.click(x: x, y: x == 75 ? 0 : 4)
      screen.draw()
      #expect(isLit(title), "\(x)")
    }
  }

  @Test func `a click in a pane that can be scrolled moves the focus into the pane`() {
    let screen = ScreenProbe(width: 80, height: 6) {
      HStack(spacing: 0) {
        Pane("Left") { rows(1) }
        ScrollView {
          VStack {
            Pane("Inner") { Button("Button") {} }.frame(width: 30, height: 4)
            ForEach(0..<9, id: \.self) { Text("line \($0)") }
          }
        }
      }
    }
    screen.draw()
    screen.click(x: 60, y: 2)
    screen.draw()
    #expect(screen.frame.style(of: "Inner")?.attributes.contains(.bold) == true)
  }

  @Test func `a list without more has no position`() {
    let frame = render(Pane("Rows", note: "by name") { rows(3) }, width: 40, height: 6)
    #expect(frame.lines[0] == "╭─ Rows ───────────────────── by name ─╮")
  }

  @Test func `a narrow pane has only the line with its title`() {
    let frame = render(Pane("Rows") { rows(3) }, width: 20, height: 4)
    #expect(frame.lines[0] == "── Rows ────────────")
    #expect(frame.lines[1] == "▌Row 0")
  }

  @Test func `the pane with the focus is lit`() {
    let screen = ScreenProbe(width: 80, height: 6) {
      HStack(spacing: 0) {
        Pane("One") { rows(2) }
        Pane("Two") { rows(2) }
      }
    }
    screen.draw()
    #expect(screen.frame.style(x: 0, y: 0).foreground == .accentColor)
    #expect(screen.frame.style(x: 40, y: 0).foreground != .accentColor)
    #expect(screen.frame.style(x: 2, y: 1).background == .selection)
    #expect(screen.frame.style(x: 42, y: 1).background == .bar)
    screen.press(.tab)
    #expect(screen.frame.style(x: 0, y: 0).foreground != .accentColor)
    #expect(screen.frame.style(x: 40, y: 0).foreground == .accentColor)
  }

  @Test func `a pane with texts only is lit while nothing has the focus`() {
    let screen = ScreenProbe(width: 80, height: 8) {
      Pane("Texts") { Text("text") }
    }
    screen.draw()
    #expect(screen.frame.style(x: 0, y: 0).foreground == .accentColor)
    let two = ScreenProbe(width: 80, height: 8) {
      HStack(spacing: 0) {
        Pane("Texts") { Text("text") }
        Pane("Rows") { rows(2) }
      }
    }
    two.draw()
    #expect(two.frame.style(x: 0, y: 0).foreground != .accentColor)
    #expect(two.frame.style(x: 40, y: 0).foreground == .accentColor)
  }

  @Test func `the spinner moves nothing`() {
    let still = render(Pane("Rows") { rows(2) }, width: 40, height: 5)
    let busy = render(Pane("Rows", isBusy: true) { rows(2) }, width: 40, height: 5)
    #expect(busy.lines[0].contains("Rows ⠋ ─"))
    #expect(busy.lines.dropFirst() == still.lines.dropFirst())
  }

  @Test func `the position counts rows that aren't loaded yet`() {
    let some = render(Pane("Rows") { rows(9).listTotal(826) }, width: 40, height: 6)
    #expect(some.lines[0].hasSuffix(" 1–4 of 826 ─╮"))
    // Even if all that are loaded are on the screen.
    let few = render(Pane("Rows") { rows(3).listTotal(12) }, width: 40, height: 6)
    #expect(few.lines[0].hasSuffix(" 1–3 of 12 ─╮"))
    let unknown = render(Pane("Rows") { rows(9).listTotal(nil) }, width: 40, height: 6)
    #expect(unknown.lines[0].hasSuffix(" 1–4 of 9 ─╮"))
  }
}
