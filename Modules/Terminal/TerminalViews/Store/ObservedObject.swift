/// A property with an object that a view follows.
///
/// ```swift
/// struct CounterView: View {
///   @ObservedObject var counter: Counter
///
///   var body: some View { Stepper("Count", value: $counter.count) }
/// }
/// ```
@MainActor
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  /// The bindings to the properties of an object.
  @MainActor
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// Returns a binding to a property.
    ///
    /// - Parameter keyPath: The key path of the property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  private var object: ObjectType

  /// - Parameter wrappedValue: The object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// - Parameter initialValue: The object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get {
      object.objectWillChange.follow()
      return object
    }
    set { object = newValue }
  }

  /// The bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}
