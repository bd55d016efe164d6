import Foundation

/// The size that a container offers to a view in a ``Layout``: a number of cells, or `nil` for the ideal size.
public struct ProposedViewSize: Hashable, Sendable, _MeasuredInCells {
  /// The number of columns; `nil` for the ideal number.
  public var width: CGFloat?
  /// The number of rows; `nil` for the ideal number.
  public var height: CGFloat?

  /// - Parameters:
  ///   - width: The number of columns; `nil` for the ideal number.
  ///   - height: The number of rows; `nil` for the ideal number.
  public init(width: Int?, height: Int?) { self.init(ProposedSize(width: width, height: height)) }

  /// - Parameters:
  ///   - width: The number of columns, to the nearest; `nil` for the ideal number.
  ///   - height: The number of rows, to the nearest; `nil` for the ideal number.
  @_disfavoredOverload
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// - Parameter size: The number of columns and rows.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// - Parameter size: The number of columns and rows, to the nearest.
  public init(_ size: CGSize) { self.init(width: Optional(size.width), height: Optional(size.height)) }

  init(_ proposal: ProposedSize) {
    func length(_ cells: Int?) -> CGFloat? {
      cells.map { $0 == ProposedSize.unbounded ? .infinity : CGFloat($0) }
    }
    self.init(width: length(proposal.width), height: length(proposal.height))
  }

  public var _lengths: ProposedViewSize { self }

  var inCells: ProposedSize {
    ProposedSize(width: width.map(Int.init(cells:)), height: height.map(Int.init(cells:)))
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(ProposedSize.unspecified)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(CGSize(width: CGFloat.infinity, height: .infinity))

  /// Returns the proposal with other lengths for what is unspecified.
  ///
  /// - Parameter size: The lengths.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 1)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
