import IdentifiedCollections
import Testing

/// The last changes that an array knows, so that an observer compares only the changed elements.
@Suite struct ElementChangesTests {
  private var users = Users.count(100)

  @Test mutating func `nothing has changed since the current content`() {
    #expect(users._ids(changedSince: users._contentID) == [])
    users[id: 3]?.name = "A"
    #expect(users._ids(changedSince: users._contentID) == [])
  }

  @Test mutating func `changed, removed, replaced and added elements are known`() {
    let before = users._contentID
    users[id: 3]?.name = "A"
    users.remove(id: 5)
    users[id: 7] = User(id: 7)
    users.append(User(id: 200))
    #expect(users._ids(changedSince: before) == [3, 5, 7, 200])
  }

  @Test mutating func `changes are those since any earlier content`() {
    users[id: 3]?.name = "A"
    let between = users._contentID
    users[id: 4]?.name = "B"
    #expect(users._ids(changedSince: between) == [4])
  }

  @Test mutating func `an element that takes another id counts with both`() {
    let before = users._contentID
    users[id: 3]?.id = 300
    #expect(Set(users._ids(changedSince: before) ?? []) == [3, 300])
  }

  @Test mutating func `elements that only change places count as unchanged`() {
    let before = users._contentID
    users.swapAt(0, 1)
    let swapped = users._contentID
    #expect(swapped != before)
    #expect(users._ids(changedSince: before) == [])
    users[id: 1]?.name = "A"
    #expect(users._ids(changedSince: swapped) == [1])
  }

  @Test mutating func `after many changes the last ones are known`() throws {
    let first = users._contentID
    var contents: [UInt64] = []
    for id in 0..<100 {
      contents.append(users._contentID)
      users[id: id]?.name = "A"
    }
    #expect(users._ids(changedSince: first) == nil)
    #expect(users._ids(changedSince: contents[99]) == [99])
    #expect(users._ids(changedSince: contents[90]) == Array(90..<100))
  }

  @Test mutating func `a change of many elements at once is unknown`() {
    let before = users._contentID
    users.removeSubrange(10..<60)
    #expect(users._ids(changedSince: before) == nil)
    let removed = users._contentID
    users.remove(id: 1)
    #expect(users._ids(changedSince: removed) == [1])
  }

  @Test mutating func `the changes since the content of a changed copy are unknown`() {
    var copy = users
    copy[id: 3]?.name = "A"
    users[id: 4]?.name = "B"
    #expect(users._ids(changedSince: copy._contentID) == nil)
  }
}
