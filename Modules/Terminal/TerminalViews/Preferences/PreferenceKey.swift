/// A value that views pass to the views around them.
///
/// ```swift
/// enum WidestKey: PreferenceKey {
///   static let defaultValue = 0
///   static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey {
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of two views.
  ///
  /// - Parameters:
  ///   - value: The value of the views before.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that sets or changes the value of a key.
@MainActor
protocol PreferenceSource {
  /// Returns the value for the views around.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - below: Returns the value of the views within; `nil` if none sets one.
  func preference<Key: PreferenceKey>(_ key: Key.Type, _ below: () -> Key.Value?) -> Key.Value?
}

extension _AnyNode {
  /// Returns the value that this node and those within set for a key; `nil` if none sets one.
  final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    guard let source = self as? any PreferenceSource else { return preferenceBelow(key) }
    return source.preference(key) { preferenceBelow(key) }
  }

  private func preferenceBelow<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    preferenceChildren.lazy.compactMap { $0.preference(key) }.reduce(Key.Value?.none) { value, next in
      guard var value else { return next }
      Key.reduce(value: &value) { next }
      return value
    }
  }
}
