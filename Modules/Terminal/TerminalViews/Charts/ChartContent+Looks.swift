nonisolated extension ChartContent {
  /// Draws the marks in a color.
  ///
  /// - Parameter color: The color.
  public func foregroundStyle(_ color: Color) -> some ChartContent {
    changed { $0.color = $0.color ?? color }
  }

  /// Draws the marks in a color that stands for a value, as the legend says. Lines and areas are divided by
  /// the value.
  ///
  /// - Parameter value: The value.
  public func foregroundStyle(by value: PlottableValue) -> some ChartContent {
    changed { $0.style = $0.style ?? value.value }
  }

  /// Draws the marks in a color nearer to the terminal's background.
  ///
  /// - Parameter opacity: How near: from 0 for the background to 1 for the color itself.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changed { $0.opacity *= min(max(opacity, 0), 1) }
  }

  /// Rounds the corners of marks. It has no effect on a terminal.
  ///
  /// - Parameter radius: The radius.
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { changed { _ in } }

  /// Draws points, and the ends of the parts of lines, with a symbol.
  ///
  /// - Parameter symbol: The symbol.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? symbol }
  }

  /// Draws points, and the ends of the parts of lines, with a symbol that stands for a value, as the legend
  /// says. Lines and areas are divided by the value.
  ///
  /// - Parameter value: The value.
  public func symbol(by value: PlottableValue) -> some ChartContent {
    changed { $0.symbolValue = $0.symbolValue ?? value.value }
  }

  /// Sets the size of the symbols of points. It has no effect on a terminal.
  ///
  /// - Parameter area: The area.
  public func symbolSize(_ area: CGFloat) -> some ChartContent { changed { _ in } }

  /// Sets the way in which the points of lines and areas are joined.
  ///
  /// - Parameter method: The way.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  /// Sets the look of lines and rules.
  ///
  /// - Parameter style: The look.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.stroke = $0.stroke ?? style }
  }

  /// Draws bars beside each other instead of on top of each other.
  ///
  /// - Parameter value: The value that decides the place of a bar.
  public func position(by value: PlottableValue) -> some ChartContent {
    changed { $0.position = $0.position ?? value.value }
  }

  /// Draws a text beside each mark.
  ///
  /// - Parameters:
  ///   - position: The place beside the mark, which by default is above it.
  ///   - alignment: The place along the mark.
  ///   - content: The text. Views that aren't texts aren't drawn.
  @MainActor public func annotation(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some ChartContent {
    let text = ViewLeaves(of: content()).text
    return changed { mark in
      guard let text else { return }
      mark.annotations.append(ChartAnnotation(text: text, position: position, alignment: alignment))
    }
  }
}
