import ComposableArchitecture
import Foundation
import IssueReporting
import Testing

/// `StackState` as a collection.
@Suite struct StackStateTests {
  private var generated: StackState<String> { ["a", "b", "c"] }

  @Test func `every element has its own identifier`() {
    var stack = generated
    let ids = stack.ids
    #expect(Set(ids).count == 3)
    stack.popLast()
    stack.append("d")
    #expect(!ids.contains(stack.ids[2]))
    #expect(Array(stack) == ["a", "b", "d"])
  }

  @Test func `elements are found changed and removed by identifier`() {
    var stack = generated
    let ids = stack.ids
    #expect(stack[id: ids[1]] == "b")
    stack[id: ids[1]]?.append("!")
    #expect(Array(stack) == ["a", "b!", "c"])
    stack[id: ids[1]] = nil
    #expect(Array(stack) == ["a", "c"])
    #expect(stack[id: ids[1]] == nil)
    #expect(Array(stack.ids) == [ids[0], ids[2]])
  }

  @Test func `popping from and to an element`() {
    var stack = generated
    let ids = stack.ids
    stack.pop(to: ids[1])
    #expect(Array(stack) == ["a", "b"])
    stack.pop(from: ids[1])
    #expect(Array(stack) == ["a"])
    stack.pop(from: ids[2])
    stack.pop(to: ids[2])
    #expect(Array(stack) == ["a"])
    #expect(stack.popLast() == "a")
    #expect(stack.popLast() == nil)
  }

  @Test func `it is a collection with everything that follows`() {
    var stack = generated
    stack.insert("x", at: 1)
    stack.removeFirst()
    stack[0] = "y"
    stack += ["z"]
    #expect(Array(stack) == ["y", "b", "c", "z"])
    #expect(stack.reversed().first == "z")
    stack.removeAll { $0 == "b" }
    #expect(stack.count == 3)
    stack.removeAll()
    #expect(stack.isEmpty)
  }

  @Test func `equality takes elements and identifiers`() {
    let stack = generated
    var changed = stack
    #expect(stack == changed && stack.hashValue == changed.hashValue)
    changed[0] = "z"
    #expect(stack != changed)
    #expect(stack != generated)
  }

  @Test func `it is coded as an array`() throws {
    let data = try JSONEncoder().encode(generated)
    #expect(String(decoding: data, as: UTF8.self) == #"["a","b","c"]"#)
    #expect(Array(try JSONDecoder().decode(StackState<String>.self, from: data)) == ["a", "b", "c"])
  }

  @Test func `it prints its elements`() {
    #expect(generated.description == #"["a", "b", "c"]"#)
    var stack = StackState<Int>()
    withDependencies {
      $0.context = .test
    } operation: {
      stack.append(7)
    }
    #expect(String(customDumping: stack).contains(": 7"))
  }

  @Test func `assigning to an unknown identifier appends in tests`() {
    var stack = StackState<String>()
    stack[id: 42] = "x"
    #expect(Array(stack) == ["x"])
    #expect(stack.ids == [42])
    stack[id: 42] = nil
    stack[id: 43] = nil
    #expect(stack.isEmpty)
  }

  @Test func `another case cannot be changed`() {
    var stack: StackState<StackFeature.Path.State> = [.note(.init())]
    let id = stack.ids[0]
    withKnownIssue {
      stack[id: id, case: \.counter]?.count = 1
      stack[id: id, case: \.counter] = .init()
    } matching: {
      $0.description.contains("Can't modify unrelated case \"\\.counter\"")
    }
    stack[id: id, case: \.note]?.text = "Hi"
    #expect(stack[id: id, case: \.note]?.text == "Hi")
  }
}
