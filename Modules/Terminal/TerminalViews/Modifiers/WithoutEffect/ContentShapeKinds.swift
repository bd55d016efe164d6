/// The purposes of the shape of a view. It has no effect on a terminal.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture of a view that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture of a view with a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer above a view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of a screen reader.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The frame of the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
