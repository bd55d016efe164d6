import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayRemoveTests {
  @Test func `removing by ID returns the element`() {
    var users = Users.ids(1, 2, 3)
    #expect(users.remove(id: 2) == User(id: 2))
    #expect(users.remove(id: 2) == nil)
    #expect(users == .ids(1, 3))
    #expect(users.index(id: 3) == 1)
  }

  @Test func `removing an element goes by its ID`() {
    var users = Users.ids(1, 2)
    #expect(users.remove(User(id: 1, name: "Other")) == User(id: 1))
    #expect(users == .ids(2))
  }

  @Test func `removing at a position returns the element`() {
    var users = Users.ids(1, 2, 3)
    #expect(users.remove(at: 0) == User(id: 1))
    #expect(users == .ids(2, 3))
  }

  @Test func `removing from the ends`() {
    var users = Users.count(8)
    #expect(users.removeFirst() == User(id: 0))
    #expect(users.removeLast() == User(id: 7))
    #expect(users.popLast() == User(id: 6))
    users.removeFirst(2)
    users.removeLast(2)
    #expect(users == .ids(3))
    #expect(users.popLast() == User(id: 3))
    #expect(users.popLast() == nil)
  }

  @Test func `removing ranges`() {
    var users = Users.count(8)
    users.removeSubrange(1..<3)
    #expect(users == .ids(0, 3, 4, 5, 6, 7))
    users.removeSubrange(4...)
    #expect(users == .ids(0, 3, 4, 5))
    users.removeSubrange(...1)
    #expect(users == .ids(4, 5))
  }

  @Test func `removing by a condition keeps the order of the rest`() {
    var users = Users.count(6)
    users.removeAll { $0.id.isMultiple(of: 2) }
    #expect(users == .ids(1, 3, 5))
    #expect(users.index(id: 5) == 2)
  }

  @Test func `removing all`() {
    var users = Users.count(6)
    users.removeAll()
    #expect(users.isEmpty)
    users.append(User(id: 1))
    users.removeAll(keepingCapacity: true)
    #expect(users.isEmpty)
  }

  @Test func `removing at offsets`() {
    var users = Users.count(6)
    users.remove(atOffsets: [0, 2, 5])
    #expect(users == .ids(1, 3, 4))
  }

  @Test func `filtering gives an identified array`() {
    let users = Users.count(6)
    let even: IdentifiedArrayOf<User> = users.filter { $0.id.isMultiple(of: 2) }
    #expect(even == .ids(0, 2, 4))
    #expect(even[id: 4] == User(id: 4))
    let names: [String] = users.filter { $0.id == 1 }.map(\.name)
    #expect(names == ["Blob"])
  }
}
