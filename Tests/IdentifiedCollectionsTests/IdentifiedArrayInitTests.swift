import IdentifiedCollections
import IssueReporting
import Testing

@Suite struct IdentifiedArrayInitTests {
  @Test func `a literal keeps its order`() {
    let users: IdentifiedArrayOf<User> = [User(id: 2), User(id: 1), User(id: 3)]
    #expect(users.ids == [2, 1, 3])
    #expect(users.elements == [User(id: 2), User(id: 1), User(id: 3)])
    #expect(IdentifiedArrayOf<User>().isEmpty)
  }

  @Test func `elements that aren't identifiable are identified by a key path`() {
    let documents = IdentifiedArray(
      uniqueElements: [Document(slug: "b"), Document(slug: "a")],
      id: \.slug
    )
    #expect(documents.ids == ["b", "a"])
    #expect(documents[id: "a"] == Document(slug: "a"))
    #expect(documents.id == \Document.slug)
    #expect(IdentifiedArray<String, Document>(id: \.slug).isEmpty)
  }

  @Test func `a duplicate ID is reported and the first element kept`() {
    withKnownIssue {
      let users = IdentifiedArray(uniqueElements: [
        User(id: 1, name: "first"), User(id: 2), User(id: 1, name: "second"),
      ])
      #expect(users.ids == [1, 2])
      #expect(users[id: 1]?.name == "first")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the same id '1'") }
        && $0.sourceLocation?.fileName == "IdentifiedArrayInitTests.swift"
    }
  }

  @Test func `a duplicate ID in a literal is reported`() {
    withKnownIssue {
      let users: IdentifiedArrayOf<User> = [User(id: 1), User(id: 1)]
      #expect(users.count == 1)
    }
  }

  @Test func `elements with repeated i ds are combined`() {
    let users = IdentifiedArray([
      User(id: 1, name: "a"), User(id: 2, name: "b"), User(id: 1, name: "c"),
    ]) { User(id: $0.id, name: $0.name + $1.name) }
    #expect(users.elements == [User(id: 1, name: "ac"), User(id: 2, name: "b")])
    let documents = IdentifiedArray(
      [Document(slug: "a", title: "1"), Document(slug: "a", title: "2")],
      id: \.slug
    ) { _, later in later }
    #expect(documents.elements == [Document(slug: "a", title: "2")])
  }

  @Test func `an error of the combination is thrown`() {
    struct Failure: Error, Equatable {}
    #expect(throws: Failure()) {
      try IdentifiedArray([User(id: 1), User(id: 1)]) { _, _ in throw Failure() }
    }
  }

  @Test func `unchecked elements keep their order`() {
    #expect(IdentifiedArray(uncheckedUniqueElements: [User(id: 2), User(id: 1)]).ids == [2, 1])
    let documents = IdentifiedArray(uncheckedUniqueElements: [Document(slug: "a")], id: \.slug)
    #expect(documents.ids == ["a"])
  }

  @Test func `the initializers are functions to map over`() {
    let pages = [[User(id: 1)], [User(id: 2)]]
    #expect(pages.map(IdentifiedArray.init(uniqueElements:)) == [.ids(1), .ids(2)])
  }

  @Test func `an array is made from a slice of another`() {
    #expect(IdentifiedArray(uniqueElements: Users.ids(1, 2, 3).prefix(2)) == .ids(1, 2))
    #expect(IdentifiedArray(uniqueElements: Users.ids(1, 2)) == .ids(1, 2))
  }
}
