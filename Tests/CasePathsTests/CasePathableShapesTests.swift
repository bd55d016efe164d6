import CasePaths
import Testing

/// Enums of every shape that the macro has to handle, as the compiler sees them.
@Suite struct CasePathableShapesTests {
  @Test func `a generic enum has paths into itself`() {
    let shape = Shape<Int, String>.nested(.element(3))
    #expect(shape[case: \.nested] == .element(3))
    #expect(shape[case: \.element] == nil)
    #expect((\Shape<Int, String>.Cases.iterators)(["a"]) == .iterators(["a"]))
  }

  @Test func `names in back ticks reach their cases`() {
    #expect(Shape<Int, Int>.default(1)[case: \.default] == 1)
  }

  @Test func `a tuple and several values are both tuples`() {
    let pair = Shape<Int, Int>.pair((1, 2))[case: \.pair]
    #expect(pair?.1 == 2)
    let labeled = Shape<Int, Int>.labeled(x: 1, 2)[case: \.labeled]
    #expect(labeled?.x == 1)
    #expect(labeled?.1 == 2)
  }

  @Test func `a payload may have the name of what the paths are made of`() {
    #expect(Parent.root(.done).is(\.root))
    #expect(Parent.root(.done)[case: \.root] == .done)
  }

  @Test func `cases under a condition that holds are listed`() {
    #expect(Array(Conditional.allCasePaths) == [\.always, \.here])
  }

  @Test func `an enum without values has paths`() {
    #expect(Array(Nothing.allCasePaths) == [])
    #expect(Array(OnlyNothing.allCasePaths) == [\.nothing])
    #expect((\Mixed.Cases.number)(3)[case: \.nothing] == nil)
  }

  @Test func `every case knows its own path`() {
    #expect(Conditional.allCasePaths[.always] == \.always)
    #expect(Conditional.allCasePaths[.here(2)] == \.here)
  }

  @Test func `an enum in a public extension has public paths`() {
    #expect(Namespace.Inner.value(3)[case: \.value] == 3)
  }
}

@CasePathable
private indirect enum Shape<Element: Equatable & Sendable, Iterator: Equatable>: Equatable {
  case element(Element)
  case iterators([Iterator])
  case nested(Self)
  case `default`(Int = 3)
  case pair((Int, Int))
  case labeled(x: Int, Int)

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.element(let lhs), .element(let rhs)): lhs == rhs
    case (.iterators(let lhs), .iterators(let rhs)): lhs == rhs
    case (.nested(let lhs), .nested(let rhs)): lhs == rhs
    default: false
    }
  }
}

private enum Root {
  enum Action { case done }
}

@CasePathable
private enum Parent {
  case root(Root.Action)
  case other
}

@CasePathable
private enum Conditional {
  case always
  #if swift(>=6)
    case here(Int)
  #else
    case there
  #endif
}

@CasePathable private enum Nothing {}
@CasePathable private enum OnlyNothing { case nothing(Nothing) }
@CasePathable private enum Mixed { case nothing(Never), number(Int) }

public enum Namespace {}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension Namespace {
  @CasePathable enum Inner { case value(Int) }
}
