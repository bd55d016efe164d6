import ComposableArchitecture
import TerminalUI

/// A line to type something into, and to submit with Return.
struct TextPrompt: View {
  let prompt: String
  let submit: @MainActor (String) -> Void
  @State private var text = ""
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  init(prompt: String, submit: @escaping @MainActor (String) -> Void) {
    self.prompt = prompt
    self.submit = submit
  }

  var body: some View {
    let dismiss = dismiss
    VStack(alignment: .leading) {
      TextField(prompt, text: $text)
        .focused($isTyping)
        .onSubmit {
          guard !text.isEmpty else { return }
          submit(text)
          dismiss()
        }
        .frame(width: 34)
      Text("Return: go · Esc: cancel").dim()
    }
    .onAppear { isTyping = true }
  }
}

extension View {
  /// Asks for a line of text in front of this view.
  ///
  /// - Parameters:
  ///   - title: What is asked for.
  ///   - isPresented: Whether it is asked for.
  ///   - prompt: What the empty line shows.
  ///   - submit: What to do with the text.
  public func textPrompt(
    _ title: String,
    isPresented: Binding<Bool>,
    prompt: String,
    submit: @escaping @MainActor (String) -> Void
  ) -> some View {
    sheet(isPresented: isPresented, title: title) { TextPrompt(prompt: prompt, submit: submit) }
  }
}
