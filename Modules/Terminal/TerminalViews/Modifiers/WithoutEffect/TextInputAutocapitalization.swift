/// The characters that a keyboard turns into capitals. It has no effect on a terminal.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}
