import ComposableArchitecture

/// The names of actions: their cases.
///
/// Mirrors are slow, so each case is looked at once. Later actions are compared with the case paths of their type.
@MainActor
final class ActionNames<Action> {
  private struct KnownCase {
    let contains: (Action) -> Bool
    var name: String?
  }

  /// The cases, the frequent ones first.
  private var cases: [KnownCase] = []

  init() {
    guard let type = Action.self as? any CasePathIterable.Type else { return }
    cases = Self.tests(of: type).map { KnownCase(contains: $0) }
  }

  private static func tests<Other: CasePathIterable>(of _: Other.Type) -> [(Action) -> Bool] {
    Other.allCasePaths.compactMap { path in
      (type(of: path).valueType as? any TestableCase.Type)?.test(path) as? (Action) -> Bool
    }
  }

  /// Returns the name of an action.
  func name(of action: Action) -> String {
    guard let place = cases.firstIndex(where: { $0.contains(action) }) else {
      return Self.mirroredName(of: action)
    }
    let name = cases[place].name ?? Self.mirroredName(of: action)
    cases[place].name = name
    if place > 0 { cases.swapAt(place, place - 1) }
    return name
  }

  private static func mirroredName(of action: Action) -> String {
    MirroredCase.name(of: action, in: Mirror(reflecting: action))
  }
}

/// A case of any enum.
private protocol TestableCase {
  /// Returns a closure that returns whether a value is in the case that a key path leads to.
  static func test<Root>(_ path: PartialCaseKeyPath<Root>) -> ((Root) -> Bool)?
}

extension Case: TestableCase {
  fileprivate static func test<Root>(_ path: PartialCaseKeyPath<Root>) -> ((Root) -> Bool)? {
    (path as? CaseKeyPath<Root, Value>).map { path in
      let path = AnyCasePath(path)
      return { path.extract(from: $0) != nil }
    }
  }
}
