extension Int {
  /// As much as there is, for ``View/frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)``.
  public static var infinity: Int { ProposedSize.unbounded }
}

extension View {
  /// Leaves cells empty around this view.
  ///
  /// - Parameters:
  ///   - edges: At which edges.
  ///   - length: How many; one by default.
  public func padding(_ edges: EdgeSet = .all, _ length: Int? = nil) -> some View {
    let length = max(0, length ?? 1)
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0,
        leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0
      )
    )
  }

  /// Leaves cells empty around this view.
  ///
  /// - Parameter length: How many, at each edge.
  public func padding(_ length: Int) -> some View { padding(.all, length) }

  /// Leaves cells empty around this view.
  ///
  /// - Parameter insets: How many at which edge.
  public func padding(_ insets: EdgeInsets) -> PaddedView<Self> { PaddedView(content: self, insets: insets) }

  /// Puts this view into a place of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The columns; `nil` for those of the view.
  ///   - height: The rows; `nil` for those of the view.
  ///   - alignment: Where the view stands in it.
  public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
    FramedView(
      content: self,
      width: .init(min: width.map { max(0, $0) }, max: width.map { max(0, $0) }),
      height: .init(min: height.map { max(0, $0) }, max: height.map { max(0, $0) }),
      alignment: alignment
    )
  }

  /// Puts this view into a place that is flexible within bounds.
  ///
  /// - Parameters:
  ///   - minWidth: The fewest columns.
  ///   - idealWidth: The columns where none are offered.
  ///   - maxWidth: The most columns; `.infinity` for all there are.
  ///   - minHeight: The fewest rows.
  ///   - idealHeight: The rows where none are offered.
  ///   - maxHeight: The most rows; `.infinity` for all there are.
  ///   - alignment: Where the view stands in it.
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

  /// Draws a line around this view.
  ///
  /// - Parameters:
  ///   - style: What the line is made of.
  ///   - color: Its colour; `nil` for that of the text.
  ///   - title: Text in the upper line.
  public func border(
    _ style: BorderStyle = .rounded,
    color: Color? = nil,
    title: String? = nil
  ) -> some View {
    BorderedView(content: self, style: style, color: color, title: title)
  }

  /// Fills the cells of this view with a colour.
  ///
  /// - Parameter color: The colour.
  public func background(_ color: Color) -> some View {
    FilledView(content: styled(TextStyling(background: color)), color: color)
  }

  /// Puts views behind this one, in its place.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: true)
  }

  /// Puts views in front of this one, in its place.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    LayeredView(content: self, other: content(), alignment: alignment, isBehind: false)
  }

  /// Keeps the place of this view, without drawing it.
  public func hidden() -> some View { HiddenView(content: self) }

  /// Says how strongly this view claims space in a stack: those with a higher priority choose first.
  ///
  /// - Parameter value: The priority; 0 by default.
  public func layoutPriority(_ value: Double) -> some View { PrioritizedView(content: self, priority: value) }

  /// Gives this view the size it would like, whatever is offered.
  ///
  /// - Parameters:
  ///   - horizontal: Whether in its width.
  ///   - vertical: Whether in its height.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    FixedSizeView(content: self, horizontal: horizontal, vertical: vertical)
  }
}
