/// The properties of a ``Layout``.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the layout stacks its views, for a ``Spacer`` or a ``Divider`` among them; `nil` for none.
  public var stackOrientation: Axis?

  public init() {}
}
