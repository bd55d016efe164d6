import Models
import Testing

struct NextCaseTests {
  private enum Direction: CaseIterable { case north, east, south, west }
  private enum Only: CaseIterable { case one }

  @Test func `the cases follow each other`() {
    #expect(Direction.north.next == .east)
    #expect(Direction.south.next == .west)
  }

  @Test func `the first follows the last`() {
    #expect(Direction.west.next == .north)
    #expect(Only.one.next == .one)
  }
}
