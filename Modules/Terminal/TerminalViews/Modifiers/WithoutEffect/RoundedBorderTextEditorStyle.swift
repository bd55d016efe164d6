/// A look of text editors with a frame, which looks like the others on a terminal.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A look with a frame.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
