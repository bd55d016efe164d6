import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayConformancesTests {
  @Test func `arrays are equal when their elements are in order`() {
    #expect(Users.ids(1, 2) == .ids(1, 2))
    #expect(Users.ids(1, 2) != .ids(2, 1))
    #expect(Users.ids(1) != [User(id: 1, name: "Other")])
  }

  @Test func `equal arrays hash alike`() {
    #expect(Set([Users.ids(1, 2), .ids(1, 2), .ids(2, 1)]).count == 2)
  }

  @Test func `it is coded as an array`() throws {
    let users = Users.ids(2, 1)
    let data = try JSONEncoder().encode(users)
    #expect(try JSONDecoder().decode([User].self, from: data) == users.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<User>.self, from: data) == users)
  }

  @Test func `a duplicate ID in coded data is an error`() {
    let data = Data(#"[{"id":1,"name":"a"},{"id":1,"name":"b"}]"#.utf8)
    #expect {
      try JSONDecoder().decode(IdentifiedArrayOf<User>.self, from: data)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription.contains("the same id '1'")
    }
  }

  @Test func `it is a random access collection`() {
    let users = Users.ids(1, 2, 3)
    #expect(users.count == 3)
    #expect(users.first == User(id: 1))
    #expect(users.last == User(id: 3))
    #expect(users[1...].map(\.id) == [2, 3])
    #expect(users.reversed().map(\.id) == [3, 2, 1])
    #expect(Array(users.indices) == [0, 1, 2])
    #expect(users.index(users.startIndex, offsetBy: 2) == 2)
    #expect(users.distance(from: 0, to: users.endIndex) == 3)
    #expect(Array(zip(users, users.dropFirst())).map { $0.id + $1.id } == [3, 5])
    #expect(users.withContiguousStorageIfAvailable { $0.count } == 3)
  }

  @Test func `its description is that of an array`() {
    let numbers = IdentifiedArray(uniqueElements: [1, 2], id: \.self)
    #expect(numbers.description == "[1, 2]")
    #expect(numbers.debugDescription == "IdentifiedArray<Int>([1, 2])")
  }

  @Test func `its mirror shows its elements`() {
    let mirror = Mirror(reflecting: Users.ids(1, 2))
    #expect(mirror.displayStyle == .collection)
    #expect(mirror.children.map { $0.value as? User } == [User(id: 1), User(id: 2)])
  }

  @Test func `it crosses isolation boundaries`() async {
    let users = Users.ids(1, 2)
    #expect(await Task.detached { users.count }.value == 2)
  }
}
