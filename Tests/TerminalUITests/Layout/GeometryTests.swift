import TerminalUI
import Testing

@testable import TerminalViews

@Suite struct GeometryTests {
  private let rect = Rect(x: 2, y: 1, width: 4, height: 3)

  @Test(arguments: [
    (2, 1, true), (5, 3, true), (6, 1, false), (2, 4, false), (1, 1, false), (2, 0, false), (-1, -1, false),
  ])
  func `a rectangle contains its first cells and not those at its end`(x: Int, y: Int, isInside: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == isInside)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 2, y: 1, width: 4, height: 3)),
    (Rect(x: 3, y: 2, width: 1, height: 1), Rect(x: 3, y: 2, width: 1, height: 1)),
    (Rect(x: 0, y: 0, width: 3, height: 2), Rect(x: 2, y: 1, width: 1, height: 1)),
    (Rect(x: 4, y: 3, width: 9, height: 9), Rect(x: 4, y: 3, width: 2, height: 1)),
  ])
  func `an intersection is what two rectangles share`(other: Rect, expected: Rect) {
    #expect(rect.intersection(other) == expected)
    #expect(other.intersection(rect) == expected)
  }

  @Test(arguments: [
    Rect(x: 6, y: 1, width: 4, height: 3), Rect(x: 2, y: 4, width: 4, height: 3),
    Rect(x: -9, y: -9, width: 4, height: 3), Rect(x: 3, y: 2, width: 0, height: 5),
    Rect(x: 3, y: 2, width: -2, height: 5),
  ])
  func `rectangles that share nothing intersect in an empty one`(other: Rect) {
    #expect(rect.intersection(other).isEmpty)
    #expect(other.intersection(rect).isEmpty)
  }

  @Test func `insets shrink a rectangle to nothing but not below`() {
    #expect(
      rect.inset(by: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1))
        == Rect(x: 4, y: 2, width: 1, height: 1)
    )
    let empty = rect.inset(by: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9))
    #expect(empty.size == Size(width: 0, height: 0))
    #expect(
      rect.inset(by: EdgeInsets(leading: -1, trailing: -1)) == Rect(x: 1, y: 1, width: 6, height: 3)
    )
  }

  @Test(
    arguments: [(.leading, 2), (.center, 3), (.trailing, 4)] as [(HorizontalAlignment, Int)]
  )
  func `columns left over are before, around or after`(alignment: HorizontalAlignment, x: Int) {
    #expect(alignment.offset(2, in: rect) == x)
    #expect(alignment.offset(4, in: rect) == 2)
  }

  @Test(arguments: [(.top, 1), (.center, 2), (.bottom, 3)] as [(VerticalAlignment, Int)])
  func `rows left over are above, around or below`(alignment: VerticalAlignment, y: Int) {
    #expect(alignment.offset(1, in: rect) == y)
    #expect(alignment.offset(3, in: rect) == 1)
  }

  @Test func `content that is too large keeps the edge that it is aligned with`() {
    let size = Size(width: 10, height: 7)
    #expect(Alignment.topLeading.rect(size, in: rect).origin == Point(x: 2, y: 1))
    #expect(Alignment.bottomTrailing.rect(size, in: rect).origin == Point(x: -4, y: -3))
    #expect(Alignment.center.rect(size, in: rect).origin == Point(x: -1, y: -1))
  }

  @Test func `sets of edges are unions of edges`() {
    #expect(EdgeSet.all == [.top, .leading, .bottom, .trailing])
    #expect(EdgeSet.horizontal == [.leading, .trailing])
    #expect(EdgeSet.vertical == [.top, .bottom])
    #expect(EdgeSet.horizontal.isDisjoint(with: .vertical))
  }

  @Test(arguments: [(-1, 0), (0, 0), (7, 7), (.max, ProposedSize.unbounded), (.min, 0)])
  func `a proposal is at least nothing and never overflows`(width: Int, expected: Int) {
    let proposal = ProposedSize(width: width, height: nil)
    #expect(proposal.width == expected)
    #expect(proposal.height == nil)
    #expect(proposal.inset(2, 2).width == max(0, expected - 2))
    #expect(proposal.inset(2, 2).height == nil)
  }
}
