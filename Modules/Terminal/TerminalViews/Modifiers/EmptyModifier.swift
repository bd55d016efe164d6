/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public static var identity: EmptyModifier { EmptyModifier() }

  public init() {}

  public func body(content: Content) -> some View { content }
}
