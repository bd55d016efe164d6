import Foundation
import IdentifiedCollections
import Platform
import Testing

/// The laws of every identified array, tried on many: it is an array whose elements are found by their ids.
@Suite struct IdentifiedArrayLawsTests {
  @Test(arguments: 1...20)
  func `moving is moving in an array`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var users = Users.count(12)
    var model = Array(users)
    for _ in 1...30 {
      let source = IndexSet(users.indices.filter { _ in Bool.random(using: &generator) })
      let destination = Int.random(in: 0...users.count, using: &generator)
      users.move(fromOffsets: source, toOffset: destination)
      let moved = source.map { model[$0] }
      let before = model[..<destination].enumerated().filter { !source.contains($0.offset) }.map(\.element)
      let after = model.indices[destination...].filter { !source.contains($0) }.map { model[$0] }
      model = before + moved + after
      #expect(Array(users) == model)
      expectConsistency(of: users)
    }
  }

  @Test(arguments: 1...20)
  func `partitioning puts what belongs to the end there`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var users = Users.count(50)
    users.shuffle(using: &generator)
    let limit = Int.random(in: 0...50, using: &generator)
    let pivot = users.partition { $0.id >= limit }
    #expect(pivot == limit)
    #expect(users[..<pivot].allSatisfy { $0.id < limit })
    #expect(users[pivot...].allSatisfy { $0.id >= limit })
    expectConsistency(of: users)
  }

  @Test(arguments: 1...20)
  func `shuffling and sorting keep every element`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var users = Users.count(40)
    users.shuffle(using: &generator)
    #expect(Set(users.ids) == Set(0..<40))
    expectConsistency(of: users)
    users.sort { $0.id > $1.id }
    #expect(users.map(\.id) == (0..<40).reversed())
    expectConsistency(of: users)
    users.reverse()
    #expect(users == .count(40))
  }

  @Test(arguments: 1...20)
  func `removing offsets is removing them from an array`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var users = Users.count(30)
    let offsets = IndexSet(users.indices.filter { _ in Bool.random(using: &generator) })
    users.remove(atOffsets: offsets)
    #expect(users.map(\.id) == (0..<30).filter { !offsets.contains($0) })
    expectConsistency(of: users)
  }

  @Test func `a copy is not changed by what is done to the original`() {
    let original = Users.count(5)
    let changes: [(inout Users) -> Void] = [
      { $0.append(User(id: 9)) }, { $0.remove(id: 1) }, { $0[id: 2]?.name = "x" }, { $0[id: 3] = nil },
      { $0.removeAll() }, { $0.reverse() }, { $0.swapAt(0, 4) }, { $0[0].name = "y" },
      { $0.removeAll { $0.id > 2 } }, { $0.insert(User(id: 7), at: 0) },
      { $0.updateOrAppend(User(id: 0, name: "z")) },
    ]
    for change in changes {
      var copy = original
      change(&copy)
      #expect(copy != original)
      #expect(original == .count(5))
      expectConsistency(of: copy)
    }
  }

  @Test func `slices and views are those of an array`() {
    let users = Users.count(6)
    #expect(users[2..<4].map(\.id) == [2, 3])
    #expect(users.reversed().map(\.id) == [5, 4, 3, 2, 1, 0])
    #expect(users.dropFirst(2).first?.id == 2)
    #expect(users.suffix(2).map(\.id) == [4, 5])
    #expect(users.firstIndex { $0.id == 3 } == 3)
    #expect(users.index(users.startIndex, offsetBy: 4, limitedBy: 3) == nil)
    #expect(zip(users.indices, users).allSatisfy { $0 == $1.id })
    #expect(Array(users.lazy.map(\.id).filter { $0.isMultiple(of: 2) }) == [0, 2, 4])
    #expect(users.elements.withContiguousStorageIfAvailable { $0.count } == 6)
  }

  @Test func `an empty array has nothing to give`() {
    var users = Users()
    #expect(users.isEmpty)
    #expect(users.first == nil)
    #expect(users.popLast() == nil)
    #expect(users.remove(id: 1) == nil)
    #expect(users[id: 1] == nil)
    #expect(users.index(id: 1) == nil)
    users.reverse()
    users.sort { $0.id < $1.id }
    users.move(fromOffsets: [], toOffset: 0)
    users.removeAll { _ in true }
    users[id: 1]?.name = "nobody"
    #expect(users == [])
  }

  @Test func `ids that hash alike are told apart`() {
    struct Clash: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) { hasher.combine(1) }
    }
    var items = IdentifiedArray(uniqueElements: (0..<50).map { Clash(number: $0) }, id: \.self)
    #expect(items[id: Clash(number: 49)]?.number == 49)
    items.remove(id: Clash(number: 0))
    #expect(items.index(id: Clash(number: 49)) == 48)
    #expect(items.count == 49)
  }

  @Test func `an array is coded as its elements in order`() throws {
    let users = Users.ids(3, 1, 2)
    let data = try JSONEncoder().encode(users)
    #expect(try JSONDecoder().decode([User].self, from: data) == Array(users))
    #expect(try JSONDecoder().decode(Users.self, from: data) == users)
    #expect(try JSONDecoder().decode(Users.self, from: Data("[]".utf8)).isEmpty)
  }

  /// Looks up every element in each way.
  private func expectConsistency(of users: Users, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(users.ids.count == users.count, sourceLocation: sourceLocation)
    for (index, user) in users.enumerated() {
      #expect(users.index(id: user.id) == index, sourceLocation: sourceLocation)
      #expect(users[id: user.id] == user, sourceLocation: sourceLocation)
      #expect(users.ids[index] == user.id, sourceLocation: sourceLocation)
    }
  }
}
