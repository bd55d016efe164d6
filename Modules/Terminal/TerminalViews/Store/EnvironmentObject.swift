/// A property with an object that ``View/environmentObject(_:)`` of a view around puts into the environment.
///
/// Reading it without one is a mistake that stops the program.
@MainActor
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let reference = EnvironmentReference(ObjectType.self)

  /// Creates a property with the object of its type.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = reference.value as? ObjectType else {
      fatalError(
        """
        A view reads an object of type '\(ObjectType.self)', but there is none in the environment. Add \
        '.environmentObject(object)' to a view around it.
        """
      )
    }
    object.objectWillChange.follow()
    return object
  }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicPropertyContainer {
  var dynamicProperty: (any DynamicProperty)? { reference }
}

nonisolated extension View {
  /// Puts an object into the environment of this view.
  ///
  /// - Parameter object: The object.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self, value: object) { EnvironmentReference.set($0, in: &$1) }
  }
}
