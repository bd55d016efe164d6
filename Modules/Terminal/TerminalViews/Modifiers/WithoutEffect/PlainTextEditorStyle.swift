/// A look of text editors without a frame, which looks like the others on a terminal.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A look without a frame.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
