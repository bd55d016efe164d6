import Foundation

/// A type with lengths of type `CGFloat` that are numbers of cells, too, if an expression needs an `Int`.
public protocol _MeasuredInCells {
  /// The type of the lengths.
  associatedtype _Lengths
  /// The lengths.
  var _lengths: _Lengths { get }
}

// The members of the type itself win, unless only an integer fits: so code for SwiftUI and code in cells compile. Not to
// favor these keeps expressions fast to check.
extension _MeasuredInCells where _Lengths == CGSize {
  /// The nearest number of columns.
  @_disfavoredOverload
  public var width: Int { Int(cells: _lengths.width) }

  /// The nearest number of rows.
  @_disfavoredOverload
  public var height: Int { Int(cells: _lengths.height) }
}

extension CGSize: _MeasuredInCells {
  public var _lengths: CGSize { self }
}

extension _MeasuredInCells where _Lengths == GeometryProxy {
  /// The size, in cells.
  @_disfavoredOverload
  public var size: Size { _lengths.rect.size }

  /// Returns the rectangle of the reader.
  ///
  /// - Parameter coordinateSpace: The origin of the rectangle.
  @_disfavoredOverload
  @MainActor
  public func frame(in coordinateSpace: CoordinateSpace) -> Rect { _lengths.cells(in: coordinateSpace) }
}

extension _MeasuredInCells where _Lengths == ProposedViewSize {
  /// The number of columns; `nil` for the ideal number.
  @_disfavoredOverload
  public var width: Int? {
    _lengths.width.map(Int.init(cells:))
  }

  /// The number of rows; `nil` for the ideal number.
  @_disfavoredOverload
  public var height: Int? {
    _lengths.height.map(Int.init(cells:))
  }

  /// Returns the proposal with other lengths for what is unspecified.
  ///
  /// - Parameter size: The lengths.
  @_disfavoredOverload
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 1)) -> Size {
    let cells = _lengths.inCells
    return Size(width: cells.width ?? size.width, height: cells.height ?? size.height)
  }
}

extension _MeasuredInCells where _Lengths == LayoutSubview {
  /// Returns the size that the view chooses for a proposal.
  ///
  /// - Parameter proposal: The size offered.
  @_disfavoredOverload
  @MainActor
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    _lengths.node.sizeThatFits(proposal.inCells)
  }
}
