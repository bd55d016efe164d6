import Foundation
import IdentifiedCollections
import Platform
import Testing

@Suite struct IdentifiedArrayReorderTests {
  @Test func `swapping exchanges two elements`() {
    var users = Users.ids(1, 2, 3)
    users.swapAt(0, 2)
    #expect(users == .ids(3, 2, 1))
    #expect(users.index(id: 1) == 2)
  }

  @Test func reversing() {
    var users = Users.ids(1, 2, 3)
    users.reverse()
    #expect(users == .ids(3, 2, 1))
    #expect(users.ids == [3, 2, 1])
  }

  @Test func sorting() {
    var users = Users.ids(2, 3, 1)
    users.sort { $0.id < $1.id }
    #expect(users == .ids(1, 2, 3))
    #expect(users.ids == [1, 2, 3])
    var numbers = IdentifiedArray(uniqueElements: [3, 1, 2], id: \.self)
    numbers.sort()
    #expect(numbers.elements == [1, 2, 3])
  }

  @Test func `shuffling keeps all elements`() {
    var users = Users.count(100)
    var generator = SplitMix64(seed: 1)
    users.shuffle(using: &generator)
    #expect(users != .count(100))
    #expect(users.map(\.id) == Array(users.ids))
    users.shuffle()
    users.sort { $0.id < $1.id }
    #expect(users == .count(100))
  }

  @Test func `partitioning moves what belongs in the second part`() {
    var users = Users.count(6)
    let middle = users.partition { $0.id.isMultiple(of: 2) }
    #expect(middle == 3)
    #expect(Set(users[..<middle].map(\.id)) == [1, 3, 5])
    #expect(Set(users[middle...].map(\.id)) == [0, 2, 4])
    #expect(users.map(\.id) == Array(users.ids))
  }

  @Test(arguments: [
    (IndexSet(integer: 0), 3, [1, 2, 0, 3, 4]),
    (IndexSet(integer: 0), 5, [1, 2, 3, 4, 0]),
    (IndexSet(integer: 4), 0, [4, 0, 1, 2, 3]),
    (IndexSet([0, 2, 4]), 2, [1, 0, 2, 4, 3]),
    (IndexSet([1, 2]), 2, [0, 1, 2, 3, 4]),
    (IndexSet(), 2, [0, 1, 2, 3, 4]),
  ])
  func `moving puts elements in front of a destination`(offsets: IndexSet, destination: Int, ids: [Int]) {
    var users = Users.count(5)
    users.move(fromOffsets: offsets, toOffset: destination)
    #expect(Array(users.ids) == ids)
    #expect(users.map(\.id) == ids)
  }

  @Test func `writing an element that is elsewhere changes places with it`() {
    var users = Users.ids(1, 2, 3)
    users[0] = User(id: 3, name: "Other")
    #expect(users.elements == [User(id: 3, name: "Other"), User(id: 2), User(id: 1)])
    users[1] = User(id: 4)
    #expect(users.ids == [3, 4, 1])
  }

  @Test func `generic algorithms that assign elements work`() {
    func reversed(_ collection: inout some MutableCollection<User> & BidirectionalCollection) {
      let elements = Array(collection.reversed())
      for (index, element) in zip(collection.indices, elements) { collection[index] = element }
    }
    var users = Users.count(7)
    reversed(&users)
    #expect(users.map(\.id) == [6, 5, 4, 3, 2, 1, 0])
    users[0..<4].sort { $0.id < $1.id }
    #expect(users.map(\.id) == [3, 4, 5, 6, 2, 1, 0])
    users[1...].reverse()
    #expect(users.map(\.id) == [3, 0, 1, 2, 6, 5, 4])
    #expect(users.map(\.id) == Array(users.ids))
  }
}
