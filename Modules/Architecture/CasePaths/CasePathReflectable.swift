/// A collection of case paths that can tell in which case a root is.
public protocol CasePathReflectable<Root> {
  /// The enum that these are the case paths of.
  associatedtype Root: CasePathable

  /// The case key path of the case that a root is in.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}
