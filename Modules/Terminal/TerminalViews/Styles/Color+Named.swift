import Foundation

extension Color {
  /// - Parameters:
  ///   - name: The name of a color. There are no asset catalogs, so that it is the color of text.
  ///   - bundle: The bundle of the color, which has no effect.
  public init(_ name: String, bundle: Bundle? = nil) { self = .primary }
}
