import Dependencies
import Foundation
import IdentifiedCollections
import Sharing
import Testing

@Suite struct SharedReferenceTests {
  struct Row: Equatable, Identifiable, Sendable {
    let id: Int
    var title = ""
  }

  // MARK: Optional values

  @Test func `the default of an optional value counts while none is stored`() {
    @Shared(.inMemory("number")) var number: Int? = 5
    @Shared(.inMemory("nested")) var nested: Int?? = .some(.some(6))
    @SharedReader(.inMemory("read")) var read: Int? = 7
    #expect(number == 5)
    #expect(nested == 6)
    #expect(read == 7)
  }

  @Test func `a stored nil is not replaced by the default`() {
    @Shared(.inMemory("number")) var number: Int? = 5
    $number.withLock { $0 = nil }
    @Shared(.inMemory("number")) var other: Int? = 6
    #expect(other == nil)
  }

  @Test func `a required value that is missing is an error, also when it is optional`() async {
    await #expect(throws: SharedValueMissing.self) {
      _ = try await Shared<Int?>(require: .inMemory("missing"))
    }
  }

  // MARK: Reads within a change

  @Test func `a derived value can be read within the change of the value that it is derived from`() throws {
    let rows = Shared(
      value: IdentifiedArray(uniqueElements: [Row(id: 1, title: "one"), Row(id: 2, title: "two")])
    )
    let row = try #require(Shared(rows[id: 1]))
    let title = row.title
    let recorder = IssueRecorder()
    recorder {
      rows.withLock {
        $0[id: 1]?.title = "changed"
        #expect(row.wrappedValue.title == "one", "it answers with the value before the change")
        #expect(title.wrappedValue == "one")
        _ = $0.remove(id: row.wrappedValue.id)
      }
    }
    #expect(recorder.messages.isEmpty)
    #expect(rows.wrappedValue.ids == [2])
  }

  @Test func `a change keeps no copy once nothing is derived from the value`() {
    let bytes = Shared(value: [UInt8](repeating: 0, count: 1_000))
    func address(_ bytes: inout [UInt8]) -> UInt {
      bytes.withUnsafeMutableBytes { UInt(bitPattern: $0.baseAddress) }
    }
    _ = bytes.count.wrappedValue
    let before = bytes.withLock { address(&$0) }
    let after = bytes.withLock {
      $0[0] = 1
      return address(&$0)
    }
    #expect(before == after)
  }
}

/// Reading by a closure, and the value that a key begins with.
@Suite struct SharedReadingTests {
  @Test func `a closure computes a value that follows`() {
    @Shared(value: [1, 2]) var numbers
    @SharedReader(value: "abc") var text
    let sum: SharedReader<Int> = $numbers.read { $0.reduce(0, +) }
    #expect(sum.wrappedValue == 3)
    $numbers.withLock { $0.append(4) }
    #expect(sum.wrappedValue == 7)
    #expect(sum.read { "\($0)" }.wrappedValue == "7")
    #expect($text.read(\.count).wrappedValue == 3)
  }

  @Test func `a key with a default tells it`() {
    let key: InMemoryKey<Int>.Default = InMemoryKey<Int>.Default[.inMemory("count"), default: 7]
    #expect(key.initialValue == 7)
  }
}
