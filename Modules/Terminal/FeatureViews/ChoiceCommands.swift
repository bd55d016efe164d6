import TerminalUI

/// The commands of the palette that choose a value, such as "Currency: EUR" or "Sort coins by price", wherever the
/// control for it is. The key bar has none of them: there, one key goes through all values.
public struct ChoiceCommands<Choice: Hashable>: View {
  private let choices: [Choice]
  private let title: (Choice) -> String
  private let choose: @MainActor (Choice) -> Void

  /// - Parameters:
  ///   - choices: The values.
  ///   - title: Returns the command for a value.
  ///   - choose: Chooses a value.
  public init(
    _ choices: [Choice],
    title: @escaping (Choice) -> String,
    choose: @escaping @MainActor (Choice) -> Void
  ) {
    (self.choices, self.title, self.choose) = (choices, title, choose)
  }

  public var body: some View {
    ToolbarItemGroup(placement: .secondaryAction) {
      ForEach(choices, id: \.self) { choice in
        Button(title(choice)) { choose(choice) }
      }
    }
  }
}
