import Models
import Testing

struct NextCaseTests {
  private enum Direction: CaseIterable { case north, east, south, west }
  private enum Only: CaseIterable { case one }

  @Test func theCasesFollowEachOther() {
    #expect(Direction.north.next == .east)
    #expect(Direction.south.next == .west)
  }

  @Test func theFirstFollowsTheLast() {
    #expect(Direction.west.next == .north)
    #expect(Only.one.next == .one)
  }
}
