import Foundation
import TerminalUI
import Testing

/// The properties of layouts, and views beside each other.
@MainActor
@Suite struct LayoutPropertyTests {
  private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: 3)) }
      return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: 3)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var x = bounds.minX
      for subview in subviews {
        let size = ProposedViewSize(width: nil, height: bounds.height)
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: size)
        x += subview.sizeThatFits(size).width
      }
    }
  }

  @Test func `a divider in a layout stands across its axis`() {
    let frame = render(
      Row {
        Text("a")
        Divider()
        Text("b")
      },
      width: 10,
      height: 3
    )
    #expect(frame.lines == ["a│b", " │", " │"])
  }

  @Test func `views of a split view share its space`() {
    let beside = render(
      HSplitView {
        Text("a")
        Text("b")
      },
      width: 9,
      height: 3
    )
    #expect(beside.lines == ["    │", " a  │ b", "    │"])
    let above = render(
      VSplitView {
        Text("a")
        Text("b")
      },
      width: 5,
      height: 3
    )
    #expect(above.lines == ["  a", "─────", "  b"])
  }
}
