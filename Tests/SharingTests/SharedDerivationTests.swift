import IdentifiedCollections
import Sharing
import Testing

struct Row: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var tags: [String] = []
  var parent: Parent?

  struct Parent: Equatable, Sendable {
    var name: String
  }

  var initial: Character? { name.first }
}

@Suite struct SharedDerivationTests {
  @Shared(value: Row(id: 1, name: "Blob")) var row
  @Shared(value: [Row(id: 1, name: "one"), Row(id: 2, name: "two"), Row(id: 3, name: "three")]) var rows:
    IdentifiedArrayOf<Row>

  @Test func `a property is shared both ways`() {
    let name: Shared<String> = $row.name
    name.withLock { $0 += " Jr" }
    #expect(row.name == "Blob Jr")
    $row.withLock { $0.name = "Blob Sr" }
    #expect(name.wrappedValue == "Blob Sr")
  }

  @Test func `a computed property is read`() {
    let initial: SharedReader<Character?> = $row.initial
    #expect(initial.wrappedValue == "B")
    $row.name.withLock { $0 = "Alob" }
    #expect(initial.wrappedValue == "A")
  }

  @Test func `derivations nest`() {
    $row.tags.withLock { $0 = ["a", "b"] }
    let tag = $row.tags[1]
    tag.withLock { $0 = "c" }
    #expect(row.tags == ["a", "c"])
  }

  @Test func `an optional is unwrapped`() throws {
    #expect(Shared($row.parent) == nil)
    $row.withLock { $0.parent = Row.Parent(name: "Parent") }
    let parent = try #require(Shared($row.parent))
    parent.name.withLock { $0 = "Changed" }
    #expect(row.parent?.name == "Changed")
    let reader = try #require(SharedReader($row.parent))
    #expect(reader.wrappedValue.name == "Changed")
  }

  @Test func `an optional that became nil shows its last value`() throws {
    $row.withLock { $0.parent = Row.Parent(name: "Parent") }
    let parent = try #require(Shared($row.parent))
    #expect(parent.wrappedValue.name == "Parent")
    $row.withLock { $0.parent = nil }
    #expect(parent.wrappedValue.name == "Parent")
    parent.withLock { $0.name = "Ghost" }
    #expect(parent.wrappedValue.name == "Ghost")
    #expect(row.parent == nil)
    $row.withLock { $0.parent = Row.Parent(name: "Again") }
    #expect(parent.wrappedValue.name == "Again")
  }

  @Test func `a property of an optional is optional`() throws {
    let parent = $row.parent
    #expect(parent.name == nil)
    $row.withLock { $0.parent = Row.Parent(name: "Parent") }
    let name: Shared<String> = try #require(parent.name)
    name.withLock { $0 = "Changed" }
    #expect(row.parent?.name == "Changed")
  }

  @Test func `an element is shared by its ID`() throws {
    let two = try #require(Shared($rows[id: 2]))
    two.withLock { $0.name = "zwei" }
    #expect(rows[id: 2]?.name == "zwei")
    $rows.withLock { rows in rows.move(fromOffsets: [1], toOffset: 0) }
    two.name.withLock { $0 = "deux" }
    #expect(rows.map(\.name) == ["deux", "one", "three"])
    #expect(Shared($rows[id: 9]) == nil)
  }

  @Test func `an element is removed through its optional`() {
    $rows[id: 2].withLock { $0 = nil }
    #expect(rows.map(\.id) == [1, 3])
  }

  @Test func `elements of an identified array follow their i ds`() {
    let elements = $rows.elements
    #expect(elements.map(\.id) == [1, 2, 3])
    $rows.withLock { _ = $0.remove(id: 1) }
    elements[1].withLock { $0.name = "zwei" }
    elements[0].withLock { $0.name = "gone" }
    #expect(rows.map(\.name) == ["zwei", "three"])
  }

  @Test func `elements of an array stay at their positions`() {
    @Shared(value: ["a", "b", "c"]) var letters
    let elements = Array($letters)
    elements[2].withLock { $0 = "z" }
    #expect(letters == ["a", "b", "z"])
    $letters.withLock { $0.removeLast() }
    elements[2].withLock { $0 = "gone" }
    #expect(elements[2].wrappedValue == "gone")
    #expect(letters == ["a", "b"])
    #expect(SharedReader($letters).elements.map(\.wrappedValue) == ["a", "b"])
  }

  @Test func `a change in place does not copy the collection`() throws {
    func address() -> UnsafePointer<Row>? {
      $rows.withLock { $0.withContiguousStorageIfAvailable { $0.baseAddress } } ?? nil
    }
    $rows.withLock { $0[id: 2]?.name = "first" }
    let before = try #require(address())
    // After each one: a copy may take the place that the previous one has left.
    for name in ["second", "third", "fourth"] {
      $rows.withLock { $0[id: 2]?.name = name }
      #expect(address() == before)
    }
    #expect(rows[id: 2]?.name == "fourth")
  }

  @Test func `a reader follows what it is derived from`() {
    @SharedReader(value: 0) var count
    $count = SharedReader($rows).count
    #expect(count == 3)
    $rows.withLock { $0.removeAll() }
    #expect(count == 0)
  }

  @Test func `an identifiable value has its ID`() {
    #expect($row.id == 1)
  }
}
