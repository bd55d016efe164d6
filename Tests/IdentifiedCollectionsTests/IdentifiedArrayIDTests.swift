import IdentifiedCollections
import IssueReporting
import Testing

@Suite struct IdentifiedArrayIDTests {
  @Test func `an element is found by its ID`() {
    let users = Users.ids(3, 1, 2)
    #expect(users[id: 1] == User(id: 1))
    #expect(users[id: 4] == nil)
    #expect(users.index(id: 2) == 2)
    #expect(users.index(id: 4) == nil)
  }

  @Test func `contains compares the whole element`() {
    let users = Users.ids(1)
    #expect(users.contains(User(id: 1)))
    #expect(!users.contains(User(id: 1, name: "Other")))
    #expect(!users.contains(User(id: 2)))
  }

  @Test func `an element is changed where it is`() {
    var users = Users.ids(1, 2, 3)
    users[id: 2]?.name = "Blob Jr."
    #expect(users.ids == [1, 2, 3])
    #expect(users[1].name == "Blob Jr.")
    users[id: 4]?.name = "Nobody"
    #expect(users.count == 3)
  }

  @Test func `writing an element replaces or appends it`() {
    var users = Users.ids(1, 2)
    users[id: 1] = User(id: 1, name: "Other")
    users[id: 3] = User(id: 3)
    #expect(users.elements == [User(id: 1, name: "Other"), User(id: 2), User(id: 3)])
  }

  @Test func `writing nil removes the element`() {
    var users = Users.ids(1, 2, 3)
    users[id: 2] = nil
    users[id: 4] = nil
    #expect(users == .ids(1, 3))
    #expect(users.index(id: 3) == 1)
  }

  @Test func `an element written under another ID is reported and dropped`() {
    var users = Users.ids(1, 2)
    withKnownIssue {
      users[id: 1] = User(id: 3)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("id '3' was written under the id '1'") }
    }
    #expect(users == .ids(1, 2))
  }

  @Test func `an element that changes its ID keeps its place`() {
    var users = Users.ids(1, 2, 3)
    users[id: 2]?.id = 4
    #expect(users == .ids(1, 4, 3))
    #expect(users.index(id: 4) == 1)
    #expect(users.index(id: 2) == nil)
    users[0].id = 5
    #expect(users.ids == [5, 4, 3])
  }

  @Test func `an element that changes its ID keeps its place even if an error ends the change`() {
    func renumber(_ user: inout User) throws {
      user.id += 10
      throw CancellationError()
    }
    var users = Users.ids(1, 2, 3)
    #expect(throws: CancellationError.self) { try renumber(&users[0]) }
    #expect(users.ids == [11, 2, 3])
    func renumberIfAny(_ user: inout User?) throws {
      user?.id += 10
      throw CancellationError()
    }
    #expect(throws: CancellationError.self) { try renumberIfAny(&users[id: 2]) }
    #expect(users.ids == [11, 12, 3])
    #expect(users[id: 12]?.id == 12)
  }

  @Test func `an element that takes another ID is reported and removed`() {
    var users = Users.ids(1, 2, 3)
    withKnownIssue {
      users[id: 2]?.id = 3
    } matching: {
      $0.comments.contains { $0.rawValue.contains("took the id '3'") }
    }
    #expect(users == .ids(1, 3))
    #expect(users.index(id: 3) == 1)
  }

  @Test func `an optional element that is borrowed may be added and removed`() {
    func change(_ user: inout User?, to new: User?) { user = new }
    var users = Users.ids(1, 2)
    change(&users[id: 1], to: nil)
    #expect(users == .ids(2))
    change(&users[id: 3], to: User(id: 3))
    #expect(users == .ids(2, 3))
    change(&users[id: 2], to: User(id: 4))
    #expect(users == .ids(4, 3))
    #expect(users.ids == [4, 3])
  }
}
