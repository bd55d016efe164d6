import Foundation
import TerminalUI
import Testing

/// Views that are areas, and areas of views.
@MainActor
@Suite struct ShapeTests {
  @Test func `a filled rectangle colors its cells, and text stands on it`() {
    let frame = render(
      ZStack {
        Rectangle().fill(.red)
        Text("x").background(.red)
      },
      width: 3,
      height: 1
    )
    #expect(frame.text == " x")
    for column in 0..<3 { #expect(frame.style(x: column, y: 0).background == .red) }
  }

  @Test func `a rectangle without a color has that of the text`() {
    let frame = render(Rectangle().foregroundStyle(.green), width: 3, height: 2)
    #expect(frame.text == "███\n███")
    #expect(frame.style(of: "█")?.foreground == .green)
  }

  @Test func `the outline of a rounded rectangle is a border with round corners`() {
    let frame = render(RoundedRectangle(cornerRadius: 8).stroke(.blue), width: 4, height: 3)
    #expect(frame.text == "╭──╮\n│  │\n╰──╯")
    #expect(frame.style(of: "╭")?.foreground == .blue)
    #expect(render(RoundedRectangle(cornerRadius: 0).stroke(), width: 3, height: 2).text == "┌─┐\n└─┘")
  }

  @Test func `in a single row, an outline is two bars that spare the text`() {
    let outline = RoundedRectangle(cornerRadius: 8).stroke(.blue)
    let text = Text("ab").padding(.horizontal, 1).background(.red)
    let chip = render(text.overlay(outline), width: 6, height: 1)
    #expect(chip.text == "│ab│")
    #expect(chip.style(of: "│")?.foreground == .blue)
    #expect(chip.style(of: "│")?.background == .red)
    #expect(render(Text("abc").overlay(outline), width: 6, height: 1).text == "abc")
    #expect(render(outline, width: 4, height: 1).text == "│  │")
  }

  @Test func `an outline without room for a border is drawn in dots`() {
    #expect(render(Rectangle().stroke(), width: 1, height: 1).text == "⣿")
    #expect(render(Rectangle().stroke(), width: 0, height: 0).text == "")
  }

  @Test func `a circle has twice as many columns as rows, in the middle`() {
    let frame = render(Circle().fill(.red), width: 12, height: 4)
    #expect(frame.lines.allSatisfy { $0.hasPrefix("  ") })
    #expect(frame.lines.map(\.count).max() == 10)
    #expect(frame.style(of: "█")?.foreground == .red)
    #expect(render(Circle().fill(.red).frame(width: 2, height: 1), width: 2, height: 1).text == "██")
  }

  @Test func `an ellipse fills the area, without its corners`() {
    let frame = render(Ellipse().fill(.red), width: 12, height: 4)
    #expect(frame.lines.map(\.count).max() == 12)
    #expect(frame.lines.first?.hasPrefix(" ") == true)
  }

  @Test func `a shape behind a view has its size`() {
    let frame = render(
      Text("ab").padding(.horizontal, 1).background(.blue, in: RoundedRectangle(cornerRadius: 4)),
      width: 6,
      height: 1
    )
    #expect(frame.text == " ab")
    #expect((0..<6).map { frame.style(x: $0, y: 0).background } == [.blue, .blue, .blue, .blue, nil, nil])
  }

  @Test func `what is moved out of a clipped view isn't drawn`() {
    func text(_ view: some View) -> String {
      render(
        HStack(spacing: 0) {
          view; Spacer()
        },
        width: 8,
        height: 1
      ).text
    }
    let moved = Text("abc").offset(x: 2)
    #expect(text(moved) == "  abc")
    #expect(text(moved.clipped()) == "  a")
    #expect(text(moved.clipShape(RoundedRectangle(cornerRadius: 8))) == "  a")
    #expect(text(moved.cornerRadius(8)) == "  a")
  }

  @Test func `a round shape in a single cell is a dot`() {
    let dots = HStack {
      Circle().fill(.green).frame(width: 1, height: 1)
      Ellipse().fill(.red).frame(width: 1, height: 1)
    }
    let frame = render(dots, width: 4, height: 1)
    #expect(frame.text == "● ●")
    #expect(frame.style(x: 0, y: 0).foreground == .green)
    #expect(render(Circle().fill(.blue.gradient).frame(width: 1, height: 1), width: 1, height: 1).text == "●")
  }
}
