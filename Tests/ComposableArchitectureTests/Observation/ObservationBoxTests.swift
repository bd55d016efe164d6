import CustomDump
import Foundation
import Testing

@testable import ComposableArchitecture

/// The observers of a state live as long as its last copy, whatever holds it. They are counted by functions of
/// our own, which the compiler calls for each shape of a type in another way.
@Suite struct ObservationBoxTests {
  @ObservableState
  struct Leaf: Hashable, Sendable { var count = 0 }

  @ObservableState
  struct Branch: Hashable, Sendable {
    var name = "a"
    var leaf: Leaf
    var other: Leaf?
  }

  enum Either: Hashable, Sendable { case first(Leaf), second(Leaf) }
  enum OneOfMany: Hashable, Sendable { case leaf(Leaf), branch(Branch), a, b, c, d, e }
  enum OneOrNothing: Hashable, Sendable { case leaf(Leaf), a, b, c, d, e, f, g }
  indirect enum Tree: Hashable, Sendable { case leaf(Leaf), node(Tree, Tree), nothing }

  struct Wrapper<Value> { var value: Value, copy: Value? }

  final class Holder: Sendable {
    let leaf: Leaf
    let optional: Leaf?
    let tree: Tree

    init(_ leaf: Leaf, _ optional: Leaf?, _ tree: Tree) {
      self.leaf = leaf
      self.optional = optional
      self.tree = tree
    }
  }

  /// Gives `use` a state, and expects its observers to live until then, and no longer.
  private func expectCounted(
    _ sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ use: (Leaf) async -> Void
  ) async {
    weak var property: ObservedProperty?
    do {
      let leaf = Leaf(count: 42)
      property = leaf._$observationRegistrar.box.property(at: \Leaf.count)
      for _ in 0..<3 { await use(leaf) }
      #expect(property != nil, sourceLocation: sourceLocation)
      #expect(leaf.count == 42, sourceLocation: sourceLocation)
    }
    #expect(property == nil, sourceLocation: sourceLocation)
  }

  /// Copies `value` and ends the copies, in code that does not know its type.
  @inline(never)
  private func churn<Value>(_ value: Value) {
    var values: [Value?] = []
    for number in 0..<9 { values.append(number.isMultiple(of: 3) ? nil : value) }
    values.reverse()
    values.removeAll { $0 == nil }
    var wrapper = Wrapper(value: value, copy: values[0])
    wrapper.copy = nil
    values[0] = wrapper.value
    var any: [Any] = values.map { $0 as Any }
    any.swapAt(0, 1)
    #expect(any.allSatisfy { $0 is Value })
  }

  @Test func inStructsAndOptionals() async {
    await expectCounted { leaf in
      var branch = Branch(leaf: leaf, other: leaf)
      churn(branch)
      branch.other = nil
      churn(branch)
      branch.other = branch.leaf
      branch.leaf = Leaf()
      var optional: Leaf?? = .some(.some(leaf))
      churn(optional)
      optional = .some(nil)
      churn(optional)
      optional = nil
      churn(optional)
      var three: (Leaf?, Branch?, Either?) = (leaf, branch, .second(leaf))
      churn(three)
      three = (nil, nil, nil)
      churn(three)
    }
  }

  @Test func inEnums() async {
    await expectCounted { leaf in
      let branch = Branch(leaf: leaf, other: leaf)
      for value in [Either.first(leaf), .second(leaf)] { churn(value) }
      for value in [OneOfMany.leaf(leaf), .branch(branch), .a, .b, .c, .d, .e] {
        var changed: OneOfMany? = value
        churn(changed)
        changed = nil
        churn(changed)
        changed = .d
        churn((changed, value))
      }
      for value in [OneOrNothing.leaf(leaf), .a, .b, .c, .d, .e, .f, .g] {
        var changed: OneOrNothing? = value
        churn(changed)
        changed = nil
        churn(changed)
        changed = .g
        churn((changed, value))
      }
      churn(Tree.node(.leaf(leaf), .node(.nothing, .leaf(leaf))))
    }
  }

  @Test func inClassesAndClosures() async {
    await expectCounted { leaf in
      churn(Holder(leaf, leaf, .node(.leaf(leaf), .nothing)))
      churn(Holder(leaf, nil, .nothing))
      let closures = (0..<3).map { number in { [leaf] in (number, leaf) } }
      churn(closures)
      churn(closures.map { $0().1 })
      let lazy = [leaf, leaf].lazy.map { Branch(leaf: $0) }
      churn(Array(lazy))
    }
  }

  @Test func inCollections() async {
    await expectCounted { leaf in
      var leaves = [leaf, leaf, Leaf()]
      leaves.sort { $0.count < $1.count }
      leaves.removeLast()
      leaves.insert(leaf, at: 1)
      leaves.swapAt(0, 2)
      churn(leaves)
      churn(["a": leaf, "b": leaf].mapValues { Either.first($0) })
      churn(Set([leaf, leaf]))
      churn(ContiguousArray(repeating: OneOrNothing.leaf(leaf), count: 5))
    }
  }

  @Test func throughKeyPathsAndCasts() async {
    await expectCounted { leaf in
      var branch = Branch(leaf: leaf)
      let keyPath: WritableKeyPath<Branch, Leaf> = \.leaf
      branch[keyPath: keyPath] = Leaf()
      branch[keyPath: keyPath] = leaf
      branch[keyPath: \.other] = branch[keyPath: \.leaf]
      #expect(branch[keyPath: \Branch.other?.count] == 42)
      let any: Any = branch
      #expect((any as? any ObservableState)?._$id == branch._$id)
      #expect(any as? Leaf == nil)
      #expect((any as? Branch)?.other?.count == 42)
      churn(any)
    }
  }

  @Test func whereTheyAreReflected() async {
    await expectCounted { leaf in
      let branch = Branch(leaf: leaf, other: leaf)
      for child in Mirror(reflecting: branch).children {
        churn(child.value)
        for grandchild in Mirror(reflecting: child.value).children { churn(grandchild.value) }
      }
      for child in Mirror(reflecting: leaf._$observationRegistrar).children { churn(child.value) }
      var text = ""
      customDump(branch, to: &text)
      #expect(text.contains("count: 42"))
      dump(leaf._$observationRegistrar, to: &text)
      text += "\(branch)"
      #expect(!text.isEmpty)
    }
  }

  @Test func inUninitializedMemory() async {
    await expectCounted { leaf in
      withUnsafeTemporaryAllocation(of: Branch.self, capacity: 2) { memory in
        memory.initialize(repeating: Branch(leaf: leaf, other: leaf))
        memory[0].other = nil
        memory[1] = memory[0]
        memory.deinitialize()
      }
    }
  }

  @Test func onManyThreads() async {
    await expectCounted { leaf in
      await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            var copies: [Leaf] = []
            for number in 0..<1_000 {
              copies.append(leaf)
              if number.isMultiple(of: 5) { copies.removeAll() }
            }
            return copies.count
          }
        }
        for await count in group { #expect(count == 4) }
      }
    }
  }

  @Test func aCopyKnowsTheObserversOfTheOriginal() {
    let leaf = Leaf()
    let copy = leaf
    #expect(!copy._$observationRegistrar.isObserved)
    let property = leaf._$observationRegistrar.box.property(at: \Leaf.count)
    #expect(copy._$observationRegistrar.isObserved)
    #expect(copy._$observationRegistrar.box.property(at: \Leaf.count) === property)
  }
}
