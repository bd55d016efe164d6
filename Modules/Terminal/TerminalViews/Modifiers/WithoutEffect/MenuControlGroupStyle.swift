/// A look of a group of controls. It has no effect on a terminal.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
