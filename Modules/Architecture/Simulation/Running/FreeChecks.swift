import ComposableArchitecture
import JSONValues
import SessionRecording

/// The invariants of states that need no test to state them.
enum FreeChecks {
  /// Checks a state at rest. Coding is checked separately: see ``coding(_:)``.
  ///
  /// - Returns: The first failure.
  @MainActor
  static func atRest<State: Equatable>(
    _ state: State,
    _ kinds: StateKinds<State>,
    _ checks: SimulationChecks
  ) -> SimulatedRun.Failure? {
    if checks.contains(.loading), let path = kinds.loading(in: state) {
      return .init(
        message: "'\(path)' is loading, and nothing is left that could end it",
        signature: "loading \(path)",
        check: "if case .loading = store.state.\(path) { Issue.record(\"'\(path)' is loading at rest\") }"
      )
    }
    if checks.contains(.hashes), state != state {
      return .init(message: "a state does not equal itself", signature: "equality", check: nil)
    }
    return nil
  }

  /// Encodes and decodes a state, if it can be.
  ///
  /// - Returns: The failure.
  @MainActor
  static func coding<State>(_ state: State) -> SimulatedRun.Failure? {
    (state as? any Codable & Equatable).flatMap { roundTrip($0) }
  }

  private static func roundTrip<State: Codable & Equatable>(_ state: State) -> SimulatedRun.Failure? {
    do {
      let json = try TraceCoding.encode(state).text
      let decoded = try TraceCoding.decode(State.self, from: json)
      if decoded != state {
        return .init(
          message: "a state differs after it has been encoded and decoded:\n"
            + (diff(state, decoded) ?? "they look the same"),
          signature: "coding",
          check: nil
        )
      }
      if let state = state as? any Hashable, let decoded = decoded as? any Hashable,
        AnyHashable(state).hashValue != AnyHashable(decoded).hashValue
      {
        return .init(message: "two equal states have different hashes", signature: "hashes", check: nil)
      }
      return nil
    } catch {
      return .init(message: "a state cannot be coded: \(error)", signature: "coding threw", check: nil)
    }
  }

  /// Returns the path of a value in a case `loading`.
  static func loading(in value: Any, depth: Int = 0) -> String? {
    guard depth < 4 else { return nil }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      let name = mirror.children.first?.label ?? (value is any CustomStringConvertible ? "" : "\(value)")
      return name == "loading" ? "" : nil
    case .optional:
      return mirror.children.first.flatMap { loading(in: $0.value, depth: depth) }.map {
        $0.isEmpty ? "?" : "?.\($0)"
      }
    case .struct:
      for child in PropertyPlan.of(value).all(in: value) {
        if let loading = loading(in: child.value, depth: depth + 1) { return path(child.label, loading) }
      }
      return nil
    default:
      return nil
    }
  }

  /// Returns the path of a property followed by a path in it.
  static func path(_ property: String, _ path: String) -> String {
    property + (path.isEmpty || path.hasPrefix("?") ? "" : ".") + path
  }
}
