/// A type with previews, which a terminal has no canvas for.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews.
  @MainActor @ViewBuilder static var previews: Previews { get }
}
