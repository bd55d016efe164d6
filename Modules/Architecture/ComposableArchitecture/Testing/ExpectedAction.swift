import CasePaths
import CustomDump

/// The action that a test expects to receive.
struct ExpectedAction<Action> {
  let matches: (Action) -> Bool
  let describe: () -> String
  var difference: (Action) -> String? = { _ in nil }

  var description: String { describe() }

  static func equal(to action: Action) -> Self where Action: Equatable {
    Self(
      matches: { $0 == action },
      describe: { String(customDumping: action) },
      difference: { CustomDump.diff(action, $0, format: .proportional) }
    )
  }

  static func matching(_ predicate: @escaping (Action) -> Bool) -> Self {
    Self(matches: predicate, describe: { "an action that matches the predicate" })
  }

  static func inCase<Value>(_ actionCase: CaseKeyPath<Action, Value>) -> Self {
    let path = AnyCasePath(actionCase)
    return Self(
      matches: { path.extract(from: $0) != nil },
      describe: { "an action matching the case \"\(actionCase._caseDescription())\"" }
    )
  }

  static func inCase<Value: Equatable>(_ actionCase: CaseKeyPath<Action, Value>, _ value: Value) -> Self {
    let path = AnyCasePath(actionCase)
    return Self(
      matches: {
        guard let actual = path.extract(from: $0) else { return false }
        return actual == value
      },
      describe: { String(customDumping: path.embed(value)) },
      difference: { action in
        path.extract(from: action).flatMap { CustomDump.diff(value, $0, format: .proportional) }
      }
    )
  }
}
