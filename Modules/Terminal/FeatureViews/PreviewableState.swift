/// A feature's state that can be created in each of the states worth looking at.
public protocol PreviewableState {
  /// Creates the state for a preview.
  ///
  /// - Parameter preview: The preview to create the state for.
  static func preview(_ preview: Preview) -> Self
}

extension PreviewableState {
  /// Text for ``Preview/longText``: long, wide, and in more than one script.
  public static var longText: String {
    "A text that goes on and on, further than any line of any terminal reaches, with 漢字 and é and 👩‍👩‍👧‍👦 in it"
  }
}
