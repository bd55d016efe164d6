/// A look of a form. It has no effect on a terminal.
public struct ColumnsFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
