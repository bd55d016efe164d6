/// An object in the environment, as a view reads it.
@MainActor
final class EnvironmentReference: DynamicProperty {
  private nonisolated enum Key<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }

  private let find: @Sendable (EnvironmentValues) -> AnyObject?
  /// The object around the view, for its actions and tasks.
  private var found: AnyObject?

  /// - Parameter type: The type of the object.
  nonisolated init<Object: AnyObject>(_ type: Object.Type) { find = { $0[Key<Object>.self] } }

  /// Puts an object into an environment.
  ///
  /// - Parameters:
  ///   - object: The object; `nil` for none.
  ///   - environment: The environment.
  nonisolated static func set<Object: AnyObject>(_ object: Object?, in environment: inout EnvironmentValues) {
    environment[Key<Object>.self] = object
  }

  /// The object; `nil` if there is none. Outside of a view, it is that of the view being evaluated.
  var value: AnyObject? { found ?? find(.current) }

  func _link(to previous: any DynamicProperty) {}

  func _connect(to node: _AnyNode) { found = find(node.environment) }
}
