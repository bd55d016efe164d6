import Foundation

/// A property of the canvas for a preview. It has no effect on a terminal.
public struct PreviewTrait: Hashable, Sendable {
  private let name: String

  public static let defaultLayout = PreviewTrait(name: "defaultLayout")
  public static let sizeThatFitsLayout = PreviewTrait(name: "sizeThatFitsLayout")
  public static let portrait = PreviewTrait(name: "portrait")
  public static let landscapeLeft = PreviewTrait(name: "landscapeLeft")
  public static let landscapeRight = PreviewTrait(name: "landscapeRight")

  /// Returns a canvas of a size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(name: "fixedLayout \(width) \(height)")
  }
}
