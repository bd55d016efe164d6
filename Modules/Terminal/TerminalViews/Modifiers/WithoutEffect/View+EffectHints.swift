import Foundation

nonisolated extension View {
  /// Multiplies the colors of this view. It has no effect on a terminal.
  ///
  /// - Parameter color: The color.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Enlarges or shrinks this view. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - scale: The factor.
  ///   - anchor: The place that stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Enlarges or shrinks this view. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The place that stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }

  /// Turns this view. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The place that stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Turns this view in space. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View { self }

  /// Blurs this view. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - radius: The radius.
  ///   - opaque: Whether the result is opaque.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Brightens this view. It has no effect on a terminal.
  ///
  /// - Parameter amount: The amount.
  public func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast of this view. It has no effect on a terminal.
  ///
  /// - Parameter amount: The amount.
  public func contrast(_ amount: Double) -> some View { self }

  /// Changes how colorful this view is. It has no effect on a terminal.
  ///
  /// - Parameter amount: The amount.
  public func saturation(_ amount: Double) -> some View { self }

  /// Makes this view less colorful. It has no effect on a terminal.
  ///
  /// - Parameter amount: The amount.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Shifts the colors of this view. It has no effect on a terminal.
  ///
  /// - Parameter angle: The angle.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Inverts the colors of this view. It has no effect on a terminal.
  public func colorInvert() -> some View { self }

  /// Sets how this view is mixed with what is behind. It has no effect on a terminal.
  ///
  /// - Parameter blendMode: The way.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws this view before it is mixed with others. It has no effect on a terminal.
  public func compositingGroup() -> some View { self }

  /// Draws this view in a picture. It has no effect on a terminal.
  ///
  /// - Parameter opaque: Whether the picture is opaque.
  public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Sets whether this view is in front of others. It has no effect on a terminal.
  ///
  /// - Parameter value: The place in their order.
  public func zIndex(_ value: Double) -> some View { self }

  /// Sets whether text can be selected. It has no effect on a terminal.
  ///
  /// - Parameter selectability: Whether it can be.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Draws this view and its position as a unit. It has no effect on a terminal.
  public func geometryGroup() -> some View { self }

  /// Sets the look of this view under a pointer. It has no effect on a terminal.
  ///
  /// - Parameter isEnabled: Whether it has one.
  public func hoverEffect(isEnabled: Bool = true) -> some View { self }
}
