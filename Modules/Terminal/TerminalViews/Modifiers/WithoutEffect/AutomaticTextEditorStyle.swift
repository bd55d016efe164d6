/// The look of text editors.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
