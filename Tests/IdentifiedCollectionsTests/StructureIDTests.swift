import Foundation
import IdentifiedCollections
import Testing

@Suite struct StructureIDTests {
  typealias Change = @Sendable (inout IdentifiedArrayOf<User>) -> Void

  struct NamedChange: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var change: Change

    init(_ name: String, _ change: @escaping Change) {
      testDescription = name
      self.change = change
    }
  }

  static let structuralChanges: [NamedChange] = [
    NamedChange("append") { $0.append(User(id: 9)) },
    NamedChange("append contents") { $0.append(contentsOf: [User(id: 9)]) },
    NamedChange("insert") { $0.insert(User(id: 9), at: 0) },
    NamedChange("insert contents") { $0.insert(contentsOf: [User(id: 9)], at: 0) },
    NamedChange("write by id") { $0[id: 9] = User(id: 9) },
    NamedChange("replace by id") { $0[id: 1] = User(id: 1) },
    NamedChange("replace by position") { $0[1] = User(id: 1) },
    NamedChange("update or append") { $0.updateOrAppend(User(id: 1)) },
    NamedChange("update or insert") { $0.updateOrInsert(User(id: 1), at: 0) },
    NamedChange("update") { $0.update(User(id: 1), at: 1) },
    NamedChange("remove by id") { $0.remove(id: 1) },
    NamedChange("write nil") { $0[id: 1] = nil },
    NamedChange("remove at position") { $0.remove(at: 1) },
    NamedChange("remove all") { $0.removeAll() },
    NamedChange("remove where") { $0.removeAll { $0.id == 1 } },
    NamedChange("remove first") { $0.removeFirst() },
    NamedChange("remove last") { $0.removeLast() },
    NamedChange("remove first n") { $0.removeFirst(1) },
    NamedChange("remove last n") { $0.removeLast(1) },
    NamedChange("remove range") { $0.removeSubrange(0..<1) },
    NamedChange("remove at offsets") { $0.remove(atOffsets: [0]) },
    NamedChange("swap") { $0.swapAt(0, 1) },
    NamedChange("reverse") { $0.reverse() },
    NamedChange("sort") { $0.sort { $0.id > $1.id } },
    NamedChange("shuffle") { $0.shuffle() },
    NamedChange("partition") { _ = $0.partition { $0.id == 0 } },
    NamedChange("move") { $0.move(fromOffsets: [0], toOffset: 2) },
    NamedChange("change an id in place") { $0[id: 1]?.id = 9 },
    NamedChange("change an id by position") { $0[1].id = 9 },
    NamedChange("change an id in a closure") { $0._modifyElement(id: 1) { $0.id = 9 } },
    NamedChange("remove in place") { ($0[id: 1]) = nil },
    NamedChange("assign another array") { $0 = .count(4) },
  ]

  @Test(arguments: structuralChanges)
  func `a change of the structure changes the number`(change: NamedChange) {
    var users = Users.count(4)
    let before = users._structureID
    change.change(&users)
    #expect(users._structureID != before)
  }

  static let otherAccesses: [NamedChange] = [
    NamedChange("change by id") { $0[id: 1]?.name = "Other" },
    NamedChange("change by position") { $0[1].name = "Other" },
    NamedChange("change in a closure") { $0._modifyElement(id: 1) { $0.name = "Other" } },
    NamedChange("change nobody") { $0[id: 9]?.name = "Other" },
    NamedChange("append what is there") { $0.append(User(id: 1)) },
    NamedChange("remove nobody") { $0.remove(id: 9) },
    NamedChange("read") { _ = ($0[id: 1], $0[1], $0.ids, $0.elements) },
    NamedChange("reserve capacity") { $0.reserveCapacity(100) },
  ]

  @Test(arguments: otherAccesses)
  func `anything else keeps the number`(access: NamedChange) {
    var users = Users.count(4)
    let before = users._structureID
    access.change(&users)
    #expect(users._structureID == before)
  }

  @Test func `a copy has the number of its original until one of them changes`() {
    let users = Users.count(4)
    var copy = users
    #expect(copy._structureID == users._structureID)
    copy.append(User(id: 9))
    #expect(copy._structureID != users._structureID)
  }

  @Test func `the number takes no part in equality hashing coding and reflection`() throws {
    let (first, second) = (Users.count(2), Users.count(2))
    #expect(first._structureID != second._structureID)
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(try JSONEncoder().encode(first).count == JSONEncoder().encode(second).count)
    #expect(String(reflecting: first) == String(reflecting: second))
    #expect(Mirror(reflecting: first).children.count == 2)
  }
}
