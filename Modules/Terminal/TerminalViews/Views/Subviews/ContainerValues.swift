/// Values that a view has for the container around it.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
///
/// Text("First").containerValue(\.isPinned, true)
/// ForEach(subviews: content) { subview in
///   subview.bold(subview.containerValues.isPinned)
/// }
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view; `nil` if it has none.
  var tag: AnyHashable?

  init() {}

  /// Accesses the value of a key. `@Entry` makes keys.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view; `nil` if it has none of this type.
  ///
  /// - Parameter type: The type of the tag.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { tag?.base as? Tag }
}
