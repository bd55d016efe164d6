import TerminalUI

/// The commands of the palette that choose a value, such as "Currency: EUR", wherever the control for it is. The key bar
/// has none of them.
public struct ChoiceCommands<Choice: Hashable>: View {
  private let name: String
  private let choices: [Choice]
  private let title: (Choice) -> String
  private let choose: @MainActor (Choice) -> Void

  /// - Parameters:
  ///   - name: What is chosen, as the control names it.
  ///   - choices: The values.
  ///   - title: Returns the word for a value.
  ///   - choose: Chooses a value.
  public init(
    _ name: String,
    _ choices: [Choice],
    title: @escaping (Choice) -> String,
    choose: @escaping @MainActor (Choice) -> Void
  ) {
    (self.name, self.choices, self.title, self.choose) = (name, choices, title, choose)
  }

  public var body: some View {
    ToolbarItemGroup(placement: .secondaryAction) {
      ForEach(choices, id: \.self) { choice in
        Button("\(name): \(title(choice))") { choose(choice) }
      }
    }
  }
}
