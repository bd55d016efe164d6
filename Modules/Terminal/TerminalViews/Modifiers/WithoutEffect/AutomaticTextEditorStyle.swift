/// The look of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look of text editors.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
