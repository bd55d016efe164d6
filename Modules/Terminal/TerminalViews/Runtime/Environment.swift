import Observation

/// A property that reads an environment value, or an object in the environment.
///
/// ```swift
/// @Environment(\.calendar) private var calendar
/// @Environment(Book.self) private var book
/// ```
///
/// Both can be read in a view's `body`, its actions and its tasks. In an action, a value is that around the control,
/// which may be nearer than the one around the view.
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case value(KeyPath<EnvironmentValues, Value>)
    case object(EnvironmentReference)
  }

  private let source: Source

  /// - Parameter keyPath: The key path of the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .value(keyPath) }

  /// - Parameter objectType: The type of an object that ``View/environment(_:)`` puts into the environment.
  ///   Reading it without one is a mistake that stops the program.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(EnvironmentReference(objectType))
  }

  /// - Parameter objectType: The type of an object that ``View/environment(_:)`` puts into the environment.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object(EnvironmentReference(objectType))
  }

  @MainActor public var wrappedValue: Value {
    switch source {
    case .value(let keyPath): return EnvironmentValues.current[keyPath: keyPath]
    case .object(let object):
      guard let value = object.value as? Value else {
        fatalError(
          """
          A view reads an object of type '\(Value.self)', but there is none in the environment. Add \
          '.environment(object)' to a view around it, or declare the property as '\(Value.self)?'.
          """
        )
      }
      return value
    }
  }
}

extension Environment: DynamicPropertyContainer {
  var dynamicProperty: (any DynamicProperty)? { if case .object(let object) = source { object } else { nil } }
}
