/// A property with an object that lives as long as its view is on the screen.
///
/// ```swift
/// @StateObject private var counter = Counter()
/// ```
@MainActor
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes the object when it is first read: the view value is created again and again.
  private final class Lazy {
    private let make: () -> ObjectType
    lazy var object = make()

    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let lazy: State<Lazy>

  /// - Parameter thunk: Makes the object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    lazy = State(making: { Lazy(thunk) })
  }

  /// The object.
  public var wrappedValue: ObjectType {
    let object = lazy.wrappedValue.object
    object.objectWillChange.follow()
    return object
  }

  /// The bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}
