/// A value that a view keeps as long as it is on the screen.
@propertyWrapper
public struct State<Value> {
  @MainActor
  final class Box {
    @MainActor
    final class Storage {
      private(set) var value: Value
      private var places: [Place] = []
      /// Whether a view has had the value.
      private(set) var isUsed = false

      init(_ value: Value) { self.value = value }

      /// Whether a view that is still there has the value.
      var isInUse: Bool { places.contains { $0.node?.isUnmounted == false } }

      func belongs(to node: _AnyNode) -> Bool { places.contains { $0.node === node } }

      func add(_ node: _AnyNode) {
        isUsed = true
        places.removeAll { $0.node?.isUnmounted != false }
        places.append(Place(node: node))
      }

      func change(_ value: Value) {
        self.value = value
        for place in places { place.node?.invalidate() }
      }
    }

    /// A view that has the value.
    private struct Place {
      weak var node: _AnyNode?
    }

    var storage: Storage?

    nonisolated init() {}

    /// Returns the value, which begins with its first use.
    func started(_ makeInitial: () -> Value) -> Storage {
      let storage = storage ?? Storage(makeInitial())
      self.storage = storage
      return storage
    }

    /// Gives the value to a view. A view value that was kept while no view showed it begins again. Placed twice, it has
    /// one value for both places.
    func connect(to node: _AnyNode, _ makeInitial: () -> Value) {
      let storage = started(makeInitial)
      if storage.belongs(to: node) { return }
      if storage.isUsed, !storage.isInUse { self.storage = nil }
      started(makeInitial).add(node)
    }
  }

  private let box = Box()
  private let makeInitial: () -> Value

  /// - Parameter wrappedValue: The initial value.
  public init(wrappedValue: Value) { makeInitial = { wrappedValue } }

  /// - Parameter makeInitial: Makes the initial value, once for each view that begins.
  init(making makeInitial: @escaping () -> Value) { self.makeInitial = makeInitial }

  /// - Parameter initialValue: The initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value. A change causes the view's body to be evaluated again.
  @MainActor public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.change(newValue) }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    let (box, started) = (box, storage)
    var storage: Box.Storage { box.storage ?? started }
    return Binding(get: { storage.value }, set: { storage.change($0) })
  }

  @MainActor private var storage: Box.Storage { box.started(makeInitial) }
}

extension State: DynamicProperty {
  public func _link(to previous: any DynamicProperty) {
    if let previous = previous as? State<Value> { box.storage = previous.storage }
  }

  public func _connect(to node: _AnyNode) { box.connect(to: node, makeInitial) }
}

/// A property that may have a dynamic one.
@MainActor
protocol DynamicPropertyContainer {
  var dynamicProperty: (any DynamicProperty)? { get }
}

/// The dynamic properties of the value that a node has for its view.
@MainActor
struct DynamicProperties {
  private static var known: [ObjectIdentifier: Bool] = [:]

  private let exist: Bool
  private var all: [any DynamicProperty]

  init<V: View>(of view: V) {
    exist = Self.exist(in: view)
    all = exist ? Self.all(of: view) : []
  }

  /// Takes the properties of a new value of the view. They continue these.
  mutating func update(_ view: some View) {
    guard exist else { return }
    let new = Self.all(of: view)
    for (new, old) in zip(new, all) { new._link(to: old) }
    all = new
  }

  func connect(to node: _AnyNode) {
    for property in all { property._connect(to: node) }
  }

  /// Returns whether a view's type has dynamic properties.
  static func exist<V: View>(in view: V) -> Bool {
    if let known = known[ObjectIdentifier(V.self)] { return known }
    let exist = !all(of: view).isEmpty
    known[ObjectIdentifier(V.self)] = exist
    return exist
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
