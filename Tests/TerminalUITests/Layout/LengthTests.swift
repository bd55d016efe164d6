import Foundation
import TerminalUI
import Testing

/// Lengths that are variables of SwiftUI's type.
@MainActor
@Suite struct LengthTests {
  private let one: CGFloat = 1.4
  private let two: CGFloat = 1.6
  private let double = 3.0

  @Test func `lengths are the nearest numbers of cells`() {
    #expect(render(Text("a").padding(two), width: 9, height: 5).lines[2] == "  a")
    #expect(render(Text("a").padding(.leading, one), width: 9, height: 1).text == " a")
    #expect(render(Text("a").padding(.leading, -two), width: 9, height: 1).text == "a")
    #expect(render(Text("a").frame(width: double, alignment: .trailing), width: 9, height: 1).text == "  a")
    #expect(render(Text("a").offset(x: one + two), width: 9, height: 1).text == "   a")
    #expect(render(Text("a").offset(CGSize(width: 2, height: 1)), width: 9, height: 2).lines[1] == "  a")
  }

  @Test func `a frame is as large as there is space`() {
    let most: CGFloat = .infinity
    #expect(render(Text("a").frame(maxWidth: most, alignment: .trailing), width: 4, height: 1).text == "   a")
    #expect(
      render(Text("a").frame(minWidth: double, alignment: .trailing), width: 9, height: 1).text == "  a"
    )
    #expect(render(Text("a").frame(width: .nan, alignment: .trailing), width: 9, height: 1).text == "")
  }

  @Test func `stacks, grids and spacers take them`() {
    #expect(
      render(
        HStack(spacing: two) {
          Text("a"); Text("b")
        },
        width: 9,
        height: 1
      ).text == "a  b"
    )
    #expect(
      render(
        VStack(spacing: one) {
          Text("a"); Text("b")
        },
        width: 1,
        height: 3
      ).text == "a\n\nb"
    )
    let spacer = HStack(spacing: 0) {
      Text("a"); Spacer(minLength: two); Text("b")
    }.fixedSize()
    #expect(render(spacer, width: 9, height: 1).text == "a  b")
    let grid = Grid(horizontalSpacing: two, verticalSpacing: one) {
      GridRow {
        Text("a"); Text("b")
      }
    }
    #expect(render(grid, width: 9, height: 1).text == "a  b")
    let columns = [GridItem(.fixed(two), spacing: one), GridItem(.fixed(one))]
    #expect(
      render(
        LazyVGrid(columns: columns) {
          Text("ab"); Text("c")
        },
        width: 4,
        height: 1
      ).text == "ab c"
    )
  }
}
