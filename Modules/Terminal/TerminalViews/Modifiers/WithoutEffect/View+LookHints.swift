import Foundation

nonisolated extension View {
  /// Sets the size of controls, which a view may read from the environment. Those of a terminal have one size.
  ///
  /// - Parameter controlSize: The size.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Sets the shape of the borders of buttons. It has no effect on a terminal.
  ///
  /// - Parameter shape: The shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Sets the width of buttons. It has no effect on a terminal.
  ///
  /// - Parameter sizing: The width.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets the size of symbols, which a view may read from the environment. Those of a terminal have one size.
  ///
  /// - Parameter scale: The size.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how the layers of symbols are colored. It has no effect on a terminal.
  ///
  /// - Parameter mode: The way; `nil` for the default.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Draws a shadow. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - radius: The radius.
  ///   - x: The distance to the right.
  ///   - y: The distance down.
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }

  /// Sets the smallest size to which text shrinks to fit. It has no effect on a terminal.
  ///
  /// - Parameter factor: The part of its size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets whether characters move together for text to fit. It has no effect on a terminal.
  ///
  /// - Parameter flag: Whether they do.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the space between lines of text, which a view may read from the environment. There is none on a terminal.
  ///
  /// - Parameter lineSpacing: The space.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Gives feedback when a value changes. It has no effect on a terminal.
  ///
  /// - Parameters:
  ///   - feedback: The feedback.
  ///   - trigger: The value.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> some View { self }

  /// Describes what happens when this view is used. It has no effect on a terminal.
  ///
  /// - Parameter hint: The description.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View { self }

  /// Describes what happens when this view is used. It has no effect on a terminal.
  ///
  /// - Parameter hint: The description.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Marks what is private. It has no effect on a terminal.
  ///
  /// - Parameter sensitive: Whether it is.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

  /// Hides the mark of the focus. It has no effect on a terminal: without it the focus couldn't be found.
  ///
  /// - Parameter disabled: Whether it is hidden.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Names this view in a preview. It has no effect on a terminal.
  ///
  /// - Parameter value: The name.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Names this view for tests of the user interface. It has no effect on a terminal.
  ///
  /// - Parameter identifier: The name.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Sets the space between the letters of texts. It has no effect on a terminal.
  ///
  /// - Parameter tracking: The space.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Sets the space between the letters of texts. It has no effect on a terminal.
  ///
  /// - Parameter kerning: The space.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets whether the look is light or dark. It has no effect on a terminal.
  ///
  /// - Parameter colorScheme: The look.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
}
