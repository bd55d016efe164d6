import Testing

@testable import ComposableArchitecture

/// The observers of a state exist as long as its last copy.
@Suite struct StateObserversTests {
  @ObservableState
  struct Leaf: Hashable, Sendable { var count = 0 }

  @Test func `the observers of a state are released with its last copy`() {
    weak var property: ObservedProperty?
    do {
      let leaf = Leaf(count: 42)
      property = leaf._$observationRegistrar.observers.property(at: \Leaf.count)
      let copies: [Leaf?] = [leaf, nil, leaf]
      #expect(copies.count == 3)
      #expect(property != nil)
    }
    #expect(property == nil)
  }

  @Test func `a copy shares the observers of the original`() {
    let leaf = Leaf()
    let copy = leaf
    #expect(!copy._$observationRegistrar.isObserved)
    let property = leaf._$observationRegistrar.observers.property(at: \Leaf.count)
    #expect(copy._$observationRegistrar.isObserved)
    #expect(copy._$observationRegistrar.observers.property(at: \Leaf.count) === property)
  }
}
