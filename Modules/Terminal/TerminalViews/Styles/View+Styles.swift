import Foundation

// For a color, the compiler prefers the methods that take one.
nonisolated extension View {
  /// Draws the text of this view in the colors of a style.
  ///
  /// - Parameter style: The style.
  @_disfavoredOverload
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    ShadedView(content: self, paint: style._paint, part: .text)
  }

  /// Draws the text of this view in the colors of a style.
  ///
  /// - Parameters:
  ///   - primary: The style.
  ///   - secondary: The style of the further layers of symbols, which a terminal doesn't have.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the color of texts.
  ///
  /// - Parameters:
  ///   - primary: The color of texts.
  ///   - secondary: The second color of symbols, which has no effect on a terminal.
  ///   - tertiary: The third color of symbols, which has no effect on a terminal.
  public func foregroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle,
    _ tertiary: some ShapeStyle
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Fills the cells of this view with the colors of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges of a device to fill too, which a terminal doesn't have.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: EdgeSet = .all) -> some View {
    ShadedView(content: self, paint: style._paint, part: .background)
  }

  /// Fills a shape behind this view with the colors of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - shape: The shape, as large as this view.
  @_disfavoredOverload
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    ShadedView(content: self, paint: style._paint, part: .textBackground).background { shape.fill(style) }
  }

  /// Fills this view's background with the style that ``backgroundStyle(_:)`` sets, or else with the screen's color.
  ///
  /// - Parameter edges: The edges of a device to fill too, which a terminal doesn't have.
  public func background(ignoresSafeAreaEdges edges: EdgeSet = .all) -> some View {
    StyledBackground(content: self, shape: Rectangle())
  }

  /// Fills a shape behind this view with the style that ``backgroundStyle(_:)`` sets, or else with the screen's color.
  ///
  /// - Parameter shape: The shape, as large as this view.
  public func background(in shape: some Shape) -> some View {
    StyledBackground(content: self, shape: shape)
  }

  /// Sets the style of backgrounds that name none.
  ///
  /// - Parameter style: The style.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Draws a style over this view.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges of a device to draw over too, which a terminal doesn't have.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: EdgeSet = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Draws what is emphasized in this view in the color of a style.
  ///
  /// - Parameter style: The style. Of a gradient, it is the color in the middle.
  @_disfavoredOverload
  public func tint(_ style: some ShapeStyle) -> some View { tint(style._paint.plain) }

  /// Draws a border around this view.
  ///
  /// - Parameters:
  ///   - content: The color. Of a gradient, it is that in the middle.
  ///   - width: The width, which in a terminal is that of a character.
  @_disfavoredOverload
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    border(.square, color: content._paint.plain)
  }
}

nonisolated extension ChartContent {
  /// Draws the marks in the color of a style.
  ///
  /// - Parameter style: The style. Of a gradient, it is the color in the middle.
  @_disfavoredOverload
  public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    foregroundStyle(style._paint.plain)
  }
}
