/// The ways in which the user may change the elements of a list.
public struct EditActions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving elements, with `J` and `K`.
  public static let move = EditActions(rawValue: 1)
  /// Deleting elements, with the delete key.
  public static let delete = EditActions(rawValue: 2)
  /// Moving and deleting elements.
  public static let all: EditActions = [.move, .delete]
}
