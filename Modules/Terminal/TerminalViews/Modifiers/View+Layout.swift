extension Int {
  /// All available space, for
  /// ``View/frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)``.
  public static var infinity: Int { ProposedSize.unbounded }
}

nonisolated extension View {
  /// Adds empty cells around this view.
  ///
  /// - Parameters:
  ///   - edges: The edges to add cells to.
  ///   - length: The number of cells; one by default.
  public func padding(_ edges: EdgeSet = .all, _ length: Int? = nil) -> some View {
    let length = ProposedSize.bounded(length ?? 1)
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Adds empty cells around this view.
  ///
  /// - Parameter length: The number of cells at each edge.
  public func padding(_ length: Int) -> some View { padding(.all, length) }

  /// Adds empty cells around this view.
  ///
  /// - Parameter insets: The number of cells at each edge.
  public func padding(_ insets: EdgeInsets) -> PaddedView<Self> {
    PaddedView(content: self, insets: insets.bounded)
  }

  /// Places this view in an area of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The number of columns; `nil` for the view's width.
  ///   - height: The number of rows; `nil` for the view's height.
  ///   - alignment: The position of the view in the area.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
    FramedView(
      content: self,
      width: .init(min: width, max: width),
      height: .init(min: height, max: height),
      alignment: alignment
    )
  }

  /// Places this view in an area that is flexible within bounds.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest number of columns.
  ///   - idealWidth: The number of columns if none is proposed.
  ///   - maxWidth: The largest number of columns; `.infinity` for all available columns.
  ///   - minHeight: The smallest number of rows.
  ///   - idealHeight: The number of rows if none is proposed.
  ///   - maxHeight: The largest number of rows; `.infinity` for all available rows.
  ///   - alignment: The position of the view in the area.
  public func frame(
    minWidth: Int? = nil,
    idealWidth: Int? = nil,
    maxWidth: Int? = nil,
    minHeight: Int? = nil,
    idealHeight: Int? = nil,
    maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FramedView(
      content: self,
      width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
      alignment: alignment
    )
  }

  /// Draws a border around this view.
  ///
  /// - Parameters:
  ///   - style: The characters of the border.
  ///   - color: The color; `nil` for the color of the text.
  ///   - title: A title in the top line.
  public func border(
    _ style: BorderStyle = .rounded,
    color: Color? = nil,
    title: String? = nil
  ) -> some View {
    BorderedView(content: self, style: style, color: color, title: title)
  }

  /// Fills the cells of this view with a color.
  ///
  /// - Parameter color: The color.
  public func background(_ color: Color) -> some View {
    FilledView(content: styled(TextStyling(background: color)), color: color)
  }

  /// Places views behind this one, on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The position of the views behind this one.
  ///   - content: The views.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    let layer = ZStack(alignment: alignment, content: content)
    return LayeredView(content: self, other: layer, alignment: alignment, isBehind: true)
  }

  /// Places views in front of this one, on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The position of the views in front of this one.
  ///   - content: The views.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    let layer = ZStack(alignment: alignment, content: content)
    return LayeredView(content: self, other: layer, alignment: alignment, isBehind: false)
  }

  /// Keeps the space of this view without drawing it. It gets no keys, no focus and no clicks.
  public func hidden() -> some View { HiddenView(content: self) }

  /// Sets the priority with which this view claims space in a stack. Views with a higher priority choose
  /// first.
  ///
  /// - Parameter value: The priority; 0 by default.
  public func layoutPriority(_ value: Double) -> some View { PrioritizedView(content: self, priority: value) }

  /// Gives this view its ideal size, whatever is proposed.
  ///
  /// - Parameters:
  ///   - horizontal: Whether to fix the width.
  ///   - vertical: Whether to fix the height.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    FixedSizeView(content: self, horizontal: horizontal, vertical: vertical)
  }
}
