/// A value that a view keeps as long as it is on the screen.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @MainActor
  final class Box {
    final class Storage {
      var value: Value
      weak var node: _AnyNode?
      init(_ value: Value) { self.value = value }
    }
    var storage: Storage
    init(_ value: Value) { storage = Storage(value) }
  }

  private let box: Box

  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. A change causes the view's body to be evaluated again.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set {
      box.storage.value = newValue
      box.storage.node?.invalidate()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.storage.value }, set: { wrappedValue = $0 })
  }

  public func _link(to previous: any DynamicProperty) {
    if let previous = previous as? State<Value> { box.storage = previous.box.storage }
  }

  public func _connect(to node: _AnyNode) { box.storage.node = node }
}

/// A property that may have a dynamic one.
@MainActor
protocol DynamicPropertyContainer {
  var dynamicProperty: (any DynamicProperty)? { get }
}

/// Access to the dynamic properties of views.
@MainActor
enum DynamicProperties {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a view's type has dynamic properties.
  static func exist<V: View>(in view: V) -> Bool {
    if let known = known[ObjectIdentifier(V.self)] { return known }
    let exist = !all(of: view).isEmpty
    known[ObjectIdentifier(V.self)] = exist
    return exist
  }

  static func link<V: View>(_ view: V, to previous: V) {
    for (new, old) in zip(all(of: view), all(of: previous)) { new._link(to: old) }
  }

  static func connect(_ view: some View, to node: _AnyNode) {
    for property in all(of: view) { property._connect(to: node) }
  }

  /// Returns the dynamic properties of a view, of a view's modifier or of another dynamic property.
  static func all(of view: Any) -> [any DynamicProperty] {
    Mirror(reflecting: view).children.flatMap { child -> [any DynamicProperty] in
      if let property = child.value as? any DynamicProperty { return [property] }
      if let container = child.value as? any DynamicPropertyContainer {
        return container.dynamicProperty.map { [$0] } ?? []
      }
      return child.value is any ViewModifier || child.value is any App ? all(of: child.value) : []
    }
  }
}
