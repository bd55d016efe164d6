/// The size that a container offers to a view in a ``Layout``: a number of cells, or `nil` for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: Int?
  public var height: Int?

  /// - Parameters:
  ///   - width: The number of columns; `nil` for the ideal number.
  ///   - height: The number of rows; `nil` for the ideal number.
  public init(width: Int?, height: Int?) {
    self.width = width
    self.height = height
  }

  /// - Parameter size: The number of columns and rows.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(_ proposal: ProposedSize) { self.init(width: proposal.width, height: proposal.height) }

  var inCells: ProposedSize { ProposedSize(width: width, height: height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the proposal with other lengths for what is unspecified.
  ///
  /// - Parameter size: The lengths.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 1)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
