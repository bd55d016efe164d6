/// A look of text editors, of which a terminal has one.
public protocol TextEditorStyle: Sendable {}
