import Foundation
import IssueReporting
import Sharing
import Testing

@Suite struct SharedTests {
  private struct Model: Equatable {
    @Shared var count: Int
  }

  @Test func `copies share the value`() {
    let first = Model(count: Shared(value: 1))
    let second = first
    first.$count.withLock { $0 += 1 }
    #expect(second.count == 2)
  }

  @Test func `wrappers of the same value share nothing`() {
    let first = Shared(value: 1)
    let second = Shared(value: 1)
    first.withLock { $0 = 2 }
    #expect(second.wrappedValue == 1)
  }

  @Test func `a change returns what its closure returns`() {
    let count = Shared(value: 1)
    let old = count.withLock { value in
      defer { value = 5 }
      return value
    }
    #expect(old == 1)
    #expect(count.wrappedValue == 5)
  }

  @Test func `a change that throws keeps what it has changed`() {
    struct Failure: Error {}
    let count = Shared(value: 1)
    #expect(throws: Failure.self) {
      try count.withLock {
        $0 = 2
        throw Failure()
      }
    }
    #expect(count.wrappedValue == 2)
  }

  @Test func `assigning the projected value replaces what is shared`() {
    let other = Shared(value: 10)
    let model = Model(count: Shared(value: 1))
    let copy = model
    model.$count = other
    other.withLock { $0 = 11 }
    #expect(model.count == 11)
    #expect(copy.count == 11)
  }

  @Test func `wrappers are equal when their values are`() {
    #expect(Model(count: Shared(value: 1)) == Model(count: Shared(value: 1)))
    #expect(Model(count: Shared(value: 1)) != Model(count: Shared(value: 2)))
    #expect(SharedReader(value: 1) == SharedReader.constant(1))
    #expect(Set([Shared(value: 1), Shared(value: 1), Shared(value: 2)]).count == 2)
  }

  @Test func `concurrent changes lose nothing`() async {
    let count = Shared(value: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...20 {
        group.addTask { for _ in 1...500 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.wrappedValue == 10_000)
  }

  @Test func `a value is encoded and decoded as itself`() throws {
    let data = try JSONEncoder().encode([Shared(value: 3)])
    #expect(String(decoding: data, as: UTF8.self) == "[3]")
    let decoded = try JSONDecoder().decode([Shared<Int>].self, from: data)
    #expect(decoded.map(\.wrappedValue) == [3])
  }

  @Test func `a wrapper describes what it refers to`() {
    @Shared(.inMemory("count")) var count = 0
    #expect(Shared(value: 1).description == "Shared<Int>(value: 1)")
    #expect($count.description == #"Shared<Int>(.inMemory("count"))"#)
    #expect(SharedReader($count).description == #"SharedReader<Int>(.inMemory("count"))"#)
  }

  @Test func `a value is changed in place`() {
    let bytes = Shared(value: [UInt8](repeating: 0, count: 1000))
    func address(_ bytes: inout [UInt8]) -> UInt {
      bytes.withUnsafeMutableBytes { UInt(bitPattern: $0.baseAddress) }
    }
    let before = bytes.withLock { address(&$0) }
    let after = bytes.withLock {
      $0[0] = 1
      return address(&$0)
    }
    #expect(before == after)
  }

  @Test func `reading a value within its change is an issue and works`() throws {
    let recorder = IssueRecorder()
    let count = Shared(value: 1)
    recorder { count.withLock { $0 = count.wrappedValue + 1 } }
    #expect(count.wrappedValue == 2)
    #expect(recorder.messages.count == 1)
    #expect(try #require(recorder.messages.first).contains("within the 'withLock' that changes it"))
  }

  @Test func `a value without references is released`() {
    final class Token: Sendable {}
    weak var token: Token?
    do {
      let shared = Shared(value: Token())
      token = shared.wrappedValue
      #expect(token != nil)
    }
    #expect(token == nil)
  }
}
