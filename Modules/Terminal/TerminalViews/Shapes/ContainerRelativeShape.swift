import Foundation

/// The shape that ``View/containerShape(_:)`` of a view around sets; a rectangle without one.
public struct ContainerRelativeShape: Shape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    EnvironmentValues.current.containerShape?.path(in: rect) ?? Path(rect)
  }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: (any Shape)? { nil }
  }

  /// The shape of the container around; `nil` for a rectangle.
  var containerShape: (any Shape)? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the shape of each ``ContainerRelativeShape`` within.
  ///
  /// - Parameter shape: The shape.
  public func containerShape(_ shape: some InsettableShape) -> some View {
    environment(\.containerShape, shape)
  }
}
