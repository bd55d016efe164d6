/// A look of a group of controls. It has no effect on a terminal.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
