import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
  private let outline: @MainActor (CGRect) -> Path

  /// - Parameter shape: The shape.
  public init(_ shape: some Shape) { outline = { shape.path(in: $0) } }

  public func path(in rect: CGRect) -> Path { outline(rect) }
}
