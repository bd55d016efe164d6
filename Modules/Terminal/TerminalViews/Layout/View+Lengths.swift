import Foundation

// Code for SwiftUI has variables and properties of this type. Literals are numbers of cells in either case.
extension Int {
  /// Creates the nearest number of cells. A length that isn't a number is none.
  init(cells length: CGFloat) {
    let bound = Double(ProposedSize.unbounded)
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(Double(length), -bound), bound).rounded())
  }
}

nonisolated extension View {
  /// Adds empty cells around this view.
  ///
  /// - Parameters:
  ///   - edges: The edges to add cells to.
  ///   - length: The number of cells, to the nearest; one by default.
  @_disfavoredOverload
  public func padding(_ edges: EdgeSet = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.map(Int.init(cells:)))
  }

  /// Adds empty cells around this view.
  ///
  /// - Parameter length: The number of cells at each edge, to the nearest.
  @_disfavoredOverload
  public func padding(_ length: CGFloat) -> some View { padding(.all, Int(cells: length)) }

  /// Places this view in an area of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The number of columns, to the nearest; `nil` for the view's width.
  ///   - height: The number of rows, to the nearest; `nil` for the view's height.
  ///   - alignment: The position of the view in the area.
  @_disfavoredOverload
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(width: width.map(Int.init(cells:)), height: height.map(Int.init(cells:)), alignment: alignment)
  }

  /// Places this view in an area that is flexible within bounds.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest number of columns, to the nearest.
  ///   - idealWidth: The number of columns if none is proposed.
  ///   - maxWidth: The largest number of columns; `.infinity` for all available columns.
  ///   - minHeight: The smallest number of rows.
  ///   - idealHeight: The number of rows if none is proposed.
  ///   - maxHeight: The largest number of rows; `.infinity` for all available rows.
  ///   - alignment: The position of the view in the area.
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map(Int.init(cells:)),
      idealWidth: idealWidth.map(Int.init(cells:)),
      maxWidth: maxWidth.map(Int.init(cells:)),
      minHeight: minHeight.map(Int.init(cells:)),
      idealHeight: idealHeight.map(Int.init(cells:)),
      maxHeight: maxHeight.map(Int.init(cells:)),
      alignment: alignment
    )
  }

  /// Draws this view beside its place, which stays as it is.
  ///
  /// - Parameters:
  ///   - x: The number of columns to the right, to the nearest.
  ///   - y: The number of rows down, to the nearest.
  @_disfavoredOverload
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(x: Int(cells: x), y: Int(cells: y))
  }

  /// Draws this view beside its place, which stays as it is.
  ///
  /// - Parameter offset: The numbers of columns to the right and of rows down, to the nearest.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: Int(cells: offset.width), y: Int(cells: offset.height))
  }
}

extension EdgeInsets {
  /// - Parameters:
  ///   - top: Rows from the top, to the nearest.
  ///   - leading: Columns from the left, to the nearest.
  ///   - bottom: Rows from the bottom, to the nearest.
  ///   - trailing: Columns from the right, to the nearest.
  @_disfavoredOverload
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.init(
      top: Int(cells: top),
      leading: Int(cells: leading),
      bottom: Int(cells: bottom),
      trailing: Int(cells: trailing)
    )
  }
}

extension Spacer {
  /// - Parameter minLength: The smallest number of cells, to the nearest.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map(Int.init(cells:))) }
}

extension VStack {
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The number of empty rows between two views, to the nearest.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Int.init(cells:)), content: content)
  }
}

extension HStack {
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The number of empty columns between two views, to the nearest.
  ///   - content: The views.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing.map(Int.init(cells:)), content: content)
  }
}
