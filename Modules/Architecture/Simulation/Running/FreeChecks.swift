import ComposableArchitecture
import SessionRecording

/// The invariants of states that need no test to state them.
enum FreeChecks {
  /// Checks that nothing is loading in a state at rest.
  ///
  /// - Returns: The failure.
  @MainActor
  static func loading<State>(_ state: State, _ kinds: StateKinds<State>) -> SimulatedRun.Failure? {
    kinds.loading(in: state).map { path in
      .init(
        message: "'\(path)' is loading, and nothing is left that could end it",
        signature: "loading \(path)",
        check: "if case .loading = store.state.\(path) { Issue.record(\"'\(path)' is loading at rest\") }"
      )
    }
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
      let json = String(decoding: try TraceCoding.data(state), as: UTF8.self)
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
