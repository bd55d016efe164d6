import ComposableArchitecture
import Testing

/// State of every shape that the macro has to handle, as the compiler sees it.
@Suite struct StateShapesTests {
  @Test func `generic state tracks its values`() {
    var state = Boxed(value: 1)
    state.value = 2
    state.items.append(3)
    state.table["a"] = 4
    #expect(state == Boxed(value: 2, items: [3], table: ["a": 4]))
    #expect(Boxed<Int>._$storageKeyPaths.count == 6)
  }

  @Test func `types are inferred from defaults`() {
    let state = Inferred()
    #expect(type(of: state.number) == Int.self)
    #expect(type(of: state.fraction) == Double.self)
    #expect(type(of: state.text) == String.self)
    #expect(type(of: state.table) == [String: Int].self)
    #expect(type(of: state.leaf) == Leaf.self)
    #expect(type(of: state.chosen) == Int.self)
    #expect(type(of: state.set) == Set<Int>.self)
    #expect(state.text == "several\nlines")
  }

  @Test func `every kind of property keeps its meaning`() {
    var state = Kinds(constant: 7, owner: nil)
    state.later += 1
    state.doubled = 10
    state.ignored += 1
    state.closure = { $0 * 3 }
    state.$shared.withLock { $0 += 1 }
    state.presented = Leaf(number: 1)
    #expect(state.later == 3)
    #expect(state.ignored == 6)
    #expect(state.closure(2) == 6)
    #expect(state.shared == 2)
    #expect(state.presented == Leaf(number: 1))
    #expect((state.one, state.two) == (1, 2))
    #expect(state.pair == (1, "a"))
    #expect(state.owner == nil)
  }

  @Test func `conditions within conditions decide what is there`() {
    var state = Conditional()
    state.here = 5
    #expect(state.here == 5)
    #expect(Mirror(reflecting: state).children.map(\.label) == ["here", "always"])
    #expect(Conditional._$storageKeyPaths.map(\.0).contains(\Conditional.here))
  }

  @Test func `names that generated code uses are free to the program`() {
    var state = Names()
    state.newValue = 2
    state.initialValue = 3
    state.change = 4
    state.children = 5
    state.keyPaths = 6
    state._underscored = 7
    state.default = 8
    state.`two words` = 9
    state.`self` = 10
    let values = Mirror(reflecting: state).children.map { $0.value as? Int }
    #expect(values == [2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func `a custom initializer sets properties`() {
    let state = Initialized(number: 3)
    #expect(state.number == 3)
    #expect(state.doubled == 6)
    #expect(state.child == Leaf(number: 3))
  }

  @Test func `a deprecated property is tracked like any other`() {
    var state = Deprecating()
    state.new = 2
    #expect(Deprecating._$storageKeyPathCount == 3)
    #expect(state.new == 2)
  }

  @Test func `observers with comments in them run once per change`() {
    var state = Commented()
    state.watched = 1
    state.watched += 1
    #expect(state.changes == ["0 to 1", "1 to 2"])
  }

  @Test func `a generic enum is identified by its payload`() {
    let leaf = Leaf(number: 1)
    let tree = Tree.node(.leaf(leaf))
    #expect(tree._$id == Tree.node(.leaf(leaf))._$id)
    #expect(tree._$id != Tree<Leaf>.leaf(leaf)._$id)
    #expect(Tree<Leaf>.`self`._$id != Tree<Leaf>.default(1)._$id)
  }
}

@ObservableState
private struct Leaf: Equatable, Hashable {
  var number = 0
}

@ObservableState
private struct Boxed<Value: Equatable & Sendable>: Equatable where Value: Hashable {
  var value: Value
  var items: [Value] = []
  var table = [:] as [String: Value]
  @Presents var child: Leaf?
}

@ObservableState
private struct Inferred {
  var number = 1
  var fraction = -1.5
  var text = """
    several
    lines
    """
  var table = [:] as [String: Int]
  var leaf = Leaf()
  var chosen = if Leaf().number == 0 { 1 } else { 2 }
  var set: Set = [1]
}

private final class Owner: Sendable {}

@ObservableState
private struct Kinds {
  let constant: Int
  let one = 1, two = 2
  lazy var later = 2
  var doubled: Int {
    get { constant * 2 }
    set { ignored = newValue / 2 }
  }
  static let limit = 1
  static var other: Int { 2 }
  @ObservationStateIgnored var ignored = 1
  @Shared(.inMemory("StateShapesTests")) var shared = 1
  @SharedReader(.inMemory("StateShapesTests")) var read = 1
  @Presents var presented: Leaf?
  weak var owner: Owner?
  var closure: @Sendable (Int) -> Int = { $0 }
  var pair: (Int, name: String) = (1, "a")
  var anything: any Equatable & Sendable = 1
  var implicit: Int!
}

@ObservableState
private struct Conditional {
  #if swift(>=6)
    #if os(nowhere)
      var there = 1
    #else
      var here = 1
    #endif
  #else
    var before = 1
  #endif
  var always = 2
}

@ObservableState
private struct Names {
  var newValue = 1
  var initialValue = 1
  var change = 1
  var children = 1
  var keyPaths = 1
  var _underscored = 1
  var `default` = 1
  var `two words` = 1
  var `self` = 1
}

@ObservableState
private struct Initialized {
  var number: Int
  var doubled = 0
  let fixed: Int
  @Presents var child: Leaf?

  init(number: Int) {
    self.number = number
    doubled = number * 2
    fixed = number
    child = Leaf(number: number)
  }
}

@ObservableState
private struct Deprecating {
  @available(*, deprecated, message: "Use 'new'") var old = 1
  @available(*, deprecated) let oldest = 0
  var new = 1
}

extension ObservableState {
  fileprivate static var _$storageKeyPathCount: Int { _$storageKeyPaths.count }
}

@ObservableState
private struct Commented {
  /// Doc.
  /* block */ var watched /* name */: /* type */ Int /* then */ = /* value */ 0  // end
  {
    // Before the observer.
    didSet {
      // In the observer.
      changes.append("\(oldValue) to \(watched)")  // in passing
      /* last */
    }  // after the observer
  }
  var changes = [  // first
    // none yet
    String
  ]()
}

@ObservableState
private indirect enum Tree<Value: ObservableState> {
  /// A value.
  case leaf(Value)  // the end
  case node(Self)
  case pair(left: Self, right: Self)
  case `default`(Int = 1), `self`
  @available(*, deprecated) case old(Value)
  @available(*, unavailable) case gone(Value)
  #if os(nowhere)
    case nowhere
  #endif
}
