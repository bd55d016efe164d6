import TerminalUI
import Testing

/// Views in lines, as texts are, written as for SwiftUI.
private struct Flow: Layout {
  var spacing: CGFloat = 1

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let maxWidth = proposal.width ?? .infinity
    var (lineWidth, width, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 1)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if lineWidth + size.width > maxWidth {
        lineWidth = 0
        height += size.height
      }
      lineWidth += size.width + spacing
      width = max(width, lineWidth - spacing)
    }
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if point.x + size.width > bounds.maxX {
        point.x = bounds.minX
        point.y += size.height
      }
      subview.place(at: point, proposal: ProposedViewSize(size))
      point.x += size.width + spacing
    }
  }
}

/// Each view in the middle of an equal part of the width.
private struct Columns: Layout {
  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let height = cache.sizes.map(\.height).max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY),
        anchor: .center,
        proposal: ProposedViewSize(width: width, height: nil)
      )
    }
  }
}

/// Layouts and geometry in points, as in SwiftUI.
@MainActor
@Suite struct PointLayoutTests {
  private func text(_ view: some View, width: Int = 12, height: Int = 4) -> String {
    render(view, width: width, height: height).text
  }

  @Test func `a layout in points places views`() {
    let words = Flow { ForEach(["one", "two", "three", "four"], id: \.self) { Text($0) } }
    #expect(text(words) == "one two\nthree four")
    #expect(text(words, width: 20) == "one two three four")
    #expect(text(words.border(), width: 13) == "╭──────────╮\n│one two   │\n│three four│\n╰──────────╯")
  }

  @Test func `a layout in points anchors views, and any layout holds it`() {
    let view = Columns {
      Text("a")
      Text("ccc")
      Text("bb")
    }
    #expect(text(view) == "  a  ccc bb")
    let any = AnyLayout(Columns())
    #expect(text(any { Text("a") }, width: 3, height: 1) == " a")
  }

  @Test func `proposals are points and cells`() {
    let proposal = ProposedViewSize(width: 3.6, height: nil)
    let cells: Int? = proposal.width
    #expect(cells == 4)
    #expect(proposal.width == 3.6)
    let size: Size = proposal.replacingUnspecifiedDimensions()
    #expect(size == Size(width: 4, height: 1))
    #expect(ProposedViewSize.infinity.width == .infinity)
    #expect(ProposedViewSize(width: 4, height: 2) == ProposedViewSize(CGSize(width: 4, height: 2)))
  }

  @Test func `sizes of geometry readers are points`() {
    let view = GeometryReader { proxy in
      let half = proxy.size.width / 2
      Text("x").frame(width: half * 0.5, alignment: .trailing).background(Color.blue)
    }
    #expect(text(view, width: 16, height: 1) == "   x")
    let size: Size = render(GeometryReader { Text("\($0.size.width)") }, width: 5, height: 1).size
    #expect(size.width == 5)
  }

  @Test func `a geometry reader tells its place, also after it has moved`() {
    let probe = ScreenProbe(width: 12, height: 4) {
      Stateful(0) { rows in
        VStack(alignment: .leading) {
          Button("Add") { rows.wrappedValue += 1 }
          ForEach(0..<rows.wrappedValue, id: \.self) { _ in Text("-") }
          GeometryReader { proxy in
            Text("\(proxy.frame(in: .global).minY) \(proxy.frame(in: .named("outer")).minX)")
          }
          .frame(width: 6, height: 1)
          .padding(.leading, 2)
          .coordinateSpace(.named("outer"))
        }
      }
    }
    #expect(probe.text.hasSuffix("1 2"))
    probe.press(.return)
    #expect(probe.text.hasSuffix("2 2"))
  }

  @Test func `a view is positioned by its center`() {
    #expect(text(Text("abc").position(x: 4, y: 1), width: 8, height: 3) == "\n   abc")
    #expect(text(Text("a").position(CGPoint(x: 0.5, y: 0.5)), width: 3, height: 1) == "a")
  }
}
