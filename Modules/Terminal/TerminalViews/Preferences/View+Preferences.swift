import Foundation

nonisolated extension View {
  /// Sets the value of a key for the views around this one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    PreferringView<Self, Key>(content: self) { $0 = value }
  }

  /// Sets the value of a key to a number of cells.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The number of cells.
  @_disfavoredOverload
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Int) -> some View
  where Key.Value == CGFloat {
    preference(key: key, value: CGFloat(value))
  }

  /// Sets the value of a key to a size in cells.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The size.
  @_disfavoredOverload
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Size) -> some View
  where Key.Value == CGSize {
    preference(key: key, value: CGSize(width: value.width, height: value.height))
  }

  /// Changes the value of a key, as the views in this one set it, for the views around this one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - callback: Changes the value.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type,
    _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferringView<Self, Key>(content: self, change: callback)
  }

  /// Adds an action for when the value of a key, as the views in this one set it, has changed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - action: The action for the value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type,
    perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    PreferenceReader<Self, Key>(content: self, action: action)
  }

  /// Places views in front of this one, made from the value of a key as the views in this one set it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - alignment: The position of the views in front of this one.
  ///   - transform: Returns the views.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayers(content: self, key: key, alignment: alignment, isBehind: false, make: transform)
  }

  /// Places views behind this one, made from the value of a key as the views in this one set it.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - alignment: The position of the views behind this one.
  ///   - transform: Returns the views.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayers(content: self, key: key, alignment: alignment, isBehind: true, make: transform)
  }
}

/// A view that sets or changes the value of a key.
nonisolated struct PreferringView<Content: View, Key: PreferenceKey>: RowModifier {
  let content: Content
  let change: (inout Key.Value) -> Void

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    PreferringNode(self, context) { $0.content }
  }

  @MainActor func around(_ row: AnyView) -> some View {
    PreferringView<AnyView, Key>(content: row, change: change)
  }
}

private final class PreferringNode<Content: View, Key: PreferenceKey>: WrapperNode<
  PreferringView<Content, Key>, Content
>, PreferenceSource
{
  override var isInert: Bool { true }

  func preference<Other: PreferenceKey>(_ key: Other.Type, _ below: () -> Other.Value?) -> Other.Value? {
    let inner = below()
    guard key == Key.self, var value = (inner ?? Other.defaultValue) as? Key.Value else { return inner }
    view.change(&value)
    return value as? Other.Value
  }
}
