/// The shape of a button's border. It has no effect on a terminal.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private var radius: Double?

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// Returns a rectangle with rounded corners.
  ///
  /// - Parameter radius: The radius of the corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: Double(radius))
  }
}
