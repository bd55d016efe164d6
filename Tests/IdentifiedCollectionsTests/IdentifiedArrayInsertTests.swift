import IdentifiedCollections
import Testing

@Suite struct IdentifiedArrayInsertTests {
  @Test func `appending a new element tells where it is`() {
    var users = Users.ids(1)
    let (inserted, index) = users.append(User(id: 2))
    #expect(inserted)
    #expect(index == 1)
    #expect(users == .ids(1, 2))
  }

  @Test func `appending an element that is there changes nothing`() {
    var users = Users.ids(1, 2)
    let (inserted, index) = users.append(User(id: 1, name: "Other"))
    #expect(!inserted)
    #expect(index == 0)
    #expect(users == .ids(1, 2))
  }

  @Test func `appending a sequence leaves out what is there`() {
    var users = Users.ids(1, 2)
    users.append(contentsOf: [User(id: 3), User(id: 1, name: "Other"), User(id: 4)])
    #expect(users == .ids(1, 2, 3, 4))
  }

  @Test func `inserting puts an element at its position`() {
    var users = Users.ids(1, 2)
    #expect(users.insert(User(id: 3), at: 1) == (true, 1))
    #expect(users.insert(User(id: 1, name: "Other"), at: 3) == (false, 0))
    #expect(users == .ids(1, 3, 2))
    #expect(users.index(id: 2) == 2)
  }

  @Test func `inserting a sequence keeps its order and leaves out what is there`() {
    var users = Users.ids(1, 2)
    users.insert(contentsOf: [User(id: 3), User(id: 2, name: "Other"), User(id: 4)], at: 1)
    #expect(users == .ids(1, 3, 4, 2))
    users.insert(contentsOf: [User(id: 5)], at: 4)
    #expect(users == .ids(1, 3, 4, 2, 5))
    users.insert(contentsOf: [], at: 0)
    #expect(users.count == 5)
  }

  @Test func `update or append replaces in place or appends`() {
    var users = Users.ids(1, 2)
    #expect(users.updateOrAppend(User(id: 1, name: "Other")) == User(id: 1))
    #expect(users.updateOrAppend(User(id: 3)) == nil)
    #expect(users.elements == [User(id: 1, name: "Other"), User(id: 2), User(id: 3)])
  }

  @Test func `update or insert replaces in place or inserts`() {
    var users = Users.ids(1, 2)
    let updated = users.updateOrInsert(User(id: 2, name: "Other"), at: 0)
    #expect(updated.originalMember == User(id: 2))
    #expect(updated.index == 1)
    let inserted = users.updateOrInsert(User(id: 3), at: 0)
    #expect(inserted.originalMember == nil)
    #expect(inserted.index == 0)
    #expect(users.elements == [User(id: 3), User(id: 1), User(id: 2, name: "Other")])
  }

  @Test func `update at a position returns what was there`() {
    var users = Users.ids(1, 2)
    #expect(users.update(User(id: 2, name: "Other"), at: 1) == User(id: 2))
    #expect(users[1].name == "Other")
  }
}
