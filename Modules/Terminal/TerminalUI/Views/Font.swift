/// A text style, named as in SwiftUI. A terminal has one font size, so the styles differ in weight and color.
public enum Font: Hashable, Sendable {
  case largeTitle, title, headline, body, caption
}
