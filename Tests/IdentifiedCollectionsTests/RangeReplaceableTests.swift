import IdentifiedCollections
import Platform
import Testing

/// An identified array as a `RangeReplaceableCollection`.
@Suite struct RangeReplaceableTests {
  @Test func `it is joined with other collections`() {
    var users = Users.ids(1, 2)
    users += [User(id: 3)]
    users += Users.ids(4, 1)
    #expect(users == .ids(1, 2, 3, 4))
    #expect(Users.ids(1) + [User(id: 2), User(id: 1)] == .ids(1, 2))
    #expect([User(id: 0)] + Users.ids(1) == [User(id: 0), User(id: 1)])
  }

  @Test func `it is made of a slice or another array`() {
    let users = Users.ids(1, 2, 3)
    #expect(Users(users[1...]) == .ids(2, 3))
    #expect(Users(users.dropLast()) == .ids(1, 2))
    #expect(Users([User(id: 1), User(id: 2), User(id: 1, name: "Other")]) == .ids(1, 2))
    #expect(Users(users.elements) == users)
  }

  @Test func `a range is replaced`() {
    var users = Users.ids(1, 2, 3, 4)
    users.replaceSubrange(1..<3, with: [User(id: 5), User(id: 6), User(id: 7)])
    #expect(users == .ids(1, 5, 6, 7, 4))
    users.replaceSubrange(0..<2, with: [])
    #expect(users == .ids(6, 7, 4))
    users.replaceSubrange(3..<3, with: [User(id: 8)])
    #expect(users == .ids(6, 7, 4, 8))
  }

  @Test func `new elements whose ids are elsewhere are left out`() {
    var users = Users.ids(1, 2, 3)
    users.replaceSubrange(1..<2, with: [User(id: 3, name: "Other"), User(id: 2, name: "New"), User(id: 2)])
    #expect(users == [User(id: 1), User(id: 2, name: "New"), User(id: 3)])
  }

  @Test func `replacing keeps ids and positions in line`() {
    var users = Users.count(50)
    var model = Array(users)
    var generator = SplitMix64(seed: 7)
    for turn in 0..<200 {
      let start = Int.random(in: 0...model.count, using: &generator)
      let end = Int.random(in: start...min(model.count, start + 5), using: &generator)
      let new = (0..<Int.random(in: 0..<6, using: &generator)).map { User(id: 100 + turn * 10 + $0) }
      users.replaceSubrange(start..<end, with: new)
      model.replaceSubrange(start..<end, with: new)
      #expect(Array(users) == model)
      #expect(users.indices.allSatisfy { users.index(id: users[$0].id) == $0 })
    }
  }

  @Test func `appending in a context without a result leaves out an element that is there`() {
    var users = Users.ids(1)
    let append: (inout Users) -> Void = { $0.append(User(id: 1, name: "Other")) }
    let insert: (inout Users) -> Void = { $0.insert(User(id: 2), at: 0) }
    append(&users)
    insert(&users)
    #expect(users == .ids(2, 1))
  }

  @Test func `generic code keeps its ids unique`() {
    func fill<C: RangeReplaceableCollection<User>>(_ type: C.Type) -> C {
      var users = C()
      users.append(User(id: 1))
      users.append(contentsOf: [User(id: 2), User(id: 1)])
      users.insert(User(id: 2), at: users.startIndex)
      users.remove(at: users.startIndex)
      users.append(User(id: 3))
      users.removeAll { $0.id == 3 }
      return users
    }
    #expect(fill(Users.self) == .ids(2))
    #expect(fill([User].self).count == 3)
  }
}
