import IdentifiedCollections
import Testing

/// An array that counts the copies of its storage because of shared references.
struct CopyCounter: Identifiable {
  final class Storage {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  let id: Int
  private var storage = Storage(0)
  private(set) var copies = 0

  init(id: Int) { self.id = id }

  mutating func increment() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(storage.value)
      copies += 1
    }
    storage.value += 1
  }

  var value: Int { storage.value }
}

@Suite struct InPlaceTests {
  static let sizes = [10, 10_000]

  func rows(_ count: Int) -> IdentifiedArrayOf<CopyCounter> {
    IdentifiedArray(uniqueElements: (0..<count).map { CopyCounter(id: $0) })
  }

  func address(_ rows: IdentifiedArrayOf<CopyCounter>) -> UInt? {
    rows.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  }

  @Test(arguments: sizes)
  func `modifying an element copies nothing`(count: Int) {
    var rows = rows(count)
    let before = address(rows)
    rows._modifyElement(id: count / 2) { $0.increment() }
    #expect(rows.map(\.copies).reduce(0, +) == 0)
    #expect(rows[id: count / 2]?.value == 1)
    #expect(address(rows) == before)
  }

  @Test(arguments: sizes)
  func `changing an element by its ID copies nothing`(count: Int) {
    var rows = rows(count)
    let before = address(rows)
    rows[id: count / 2]?.increment()
    #expect(rows.map(\.copies).reduce(0, +) == 0)
    #expect(rows[id: count / 2]?.value == 1)
    #expect(address(rows) == before)
  }

  @Test(arguments: sizes)
  func `changing an element by its position copies nothing`(count: Int) {
    var rows = rows(count)
    let before = address(rows)
    rows[count / 2].increment()
    #expect(rows.map(\.copies).reduce(0, +) == 0)
    #expect(address(rows) == before)
  }

  @Test func `while an element is modified it is where it always is`() {
    var users = Users.count(3)
    let before = users.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
    let during = users._modifyElement(id: 0) { user in
      withUnsafeMutablePointer(to: &user) { UInt(bitPattern: $0) }
    }
    #expect(during == before)
  }

  @Test func `modifying an element leaves a copy of the array alone`() {
    var users = Users.count(3)
    let copy = users
    users._modifyElement(id: 1) { $0.name = "Other" }
    #expect(copy[id: 1]?.name == "Blob")
    #expect(users[id: 1]?.name == "Other")
  }

  @Test func `modifying an element returns what the closure does`() {
    var users = Users.count(3)
    let name: String? = users._modifyElement(id: 1) { $0.name }
    #expect(name == "Blob")
    let nobody: String? = users._modifyElement(id: 9) { $0.name }
    #expect(nobody == nil)
  }

  @Test func `what was changed before an error is kept`() {
    struct Failure: Error, Equatable {}
    var users = Users.count(3)
    #expect(throws: Failure()) {
      try users._modifyElement(id: 1) {
        $0.name = "Other"
        throw Failure()
      }
    }
    #expect(users[id: 1]?.name == "Other")
  }
}
