/// A name for views that stand for the same thing in different places.
@MainActor
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var lastNumber = 0
  private let id: State<ID>

  /// Creates a namespace, which stays the same as long as the view is on the screen.
  public init() {
    Self.lastNumber += 1
    id = State(wrappedValue: ID(number: Self.lastNumber))
  }

  public var wrappedValue: ID { id.wrappedValue }
}

nonisolated extension View {
  /// Marks views that stand for the same thing in different places. It has no effect on a terminal: they jump.
  ///
  /// - Parameters:
  ///   - id: The identity of the thing.
  ///   - namespace: The namespace of the identity.
  ///   - properties: The parts of the place that are the same.
  ///   - anchor: The part of the view by which the place is told.
  ///   - isSource: Whether others follow this view.
  public func matchedGeometryEffect(
    id: some Hashable,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }
}
