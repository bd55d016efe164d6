/// The gestures that count: that of a view, and those of the views within.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither, but those within still count: a terminal doesn't take them away.
  public static let none: GestureMask = []
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
  /// Adds a gesture to this view. Views within that react to clicks come first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that count. Those of views within always do.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture to this view that comes before views within that react to clicks.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that count. Those of views within always do.
  public func highPriorityGesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture to this view that is recognized beside those of views within.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that count. Those of views within always do.
  public func simultaneousGesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }
}
