/// The way in which a view is mixed with what is behind. It has no effect on a terminal.
public struct BlendMode: Hashable, Sendable {
  private let name: String

  public static let normal = BlendMode(name: "normal")
  public static let multiply = BlendMode(name: "multiply")
  public static let screen = BlendMode(name: "screen")
  public static let overlay = BlendMode(name: "overlay")
  public static let darken = BlendMode(name: "darken")
  public static let lighten = BlendMode(name: "lighten")
  public static let colorDodge = BlendMode(name: "colorDodge")
  public static let colorBurn = BlendMode(name: "colorBurn")
  public static let softLight = BlendMode(name: "softLight")
  public static let hardLight = BlendMode(name: "hardLight")
  public static let difference = BlendMode(name: "difference")
  public static let exclusion = BlendMode(name: "exclusion")
  public static let hue = BlendMode(name: "hue")
  public static let saturation = BlendMode(name: "saturation")
  public static let color = BlendMode(name: "color")
  public static let luminosity = BlendMode(name: "luminosity")
  public static let destinationOut = BlendMode(name: "destinationOut")
  public static let plusDarker = BlendMode(name: "plusDarker")
  public static let plusLighter = BlendMode(name: "plusLighter")
}
