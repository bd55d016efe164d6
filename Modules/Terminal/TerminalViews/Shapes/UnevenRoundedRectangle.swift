import Foundation

/// A rectangle some of whose corners are round in SwiftUI. If one is, a terminal draws a border with round corners.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, CellShape, Sendable {
  private let hasRoundCorners: Bool

  var border: BorderStyle { hasRoundCorners ? .rounded : .square }

  /// - Parameters:
  ///   - topLeadingRadius: The radius at the top left.
  ///   - bottomLeadingRadius: The radius at the bottom left.
  ///   - bottomTrailingRadius: The radius at the bottom right.
  ///   - topTrailingRadius: The radius at the top right.
  ///   - style: The shape of the corners, which has no effect on a terminal.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    hasRoundCorners =
      max(topLeadingRadius, bottomLeadingRadius, bottomTrailingRadius, topTrailingRadius) > 0
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}
