/// The background of a bar. A terminal doesn't blur what is behind it, and has one thickness.
public struct Material: ShapeStyle, Hashable {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let ultraThick = Material()
  public static let bar = Material()

  public var _paint: _ShapePaint { _ShapePaint(Color.bar) }
}

extension ShapeStyle where Self == Material {
  /// The background of a bar.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The background of a bar.
  public static var thinMaterial: Material { .thin }
  /// The background of a bar.
  public static var regularMaterial: Material { .regular }
  /// The background of a bar.
  public static var thickMaterial: Material { .thick }
  /// The background of a bar.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The background of a bar.
  public static var bar: Material { .bar }
}
