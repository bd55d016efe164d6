import ComposableArchitecture
import Foundation
import TerminalUI

/// A single line of input, submitted with Return.
struct TextPrompt: View {
  @Binding var state: Prompt?
  let placeholder: String
  /// The answer to the text; `nil` if the prompt doesn't wait for one.
  let answer: PromptAnswer?
  let problem: @MainActor (String) -> String?
  let submit: @MainActor (String) -> Void
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  init(
    _ state: Binding<Prompt?>,
    placeholder: String,
    answer: PromptAnswer?,
    problem: @escaping @MainActor (String) -> String?,
    submit: @escaping @MainActor (String) -> Void
  ) {
    _state = state
    self.placeholder = placeholder
    self.answer = answer
    self.problem = problem
    self.submit = submit
  }

  var body: some View {
    let (dismiss, closes, state) = (dismiss, answer == nil, $state)
    let text = Binding(get: { state.wrappedValue?.text ?? "" }, set: { state.wrappedValue?.text = $0 })
    VStack(alignment: .leading) {
      TextField(placeholder, text: text)
        .focused($isTyping)
        .submitLabel(.go)
        .onSubmit {
          let text = text.wrappedValue.trimmingCharacters(in: .whitespaces)
          guard !text.isEmpty else { return }
          let problem = problem(text)
          if state.wrappedValue?.problem != problem { state.wrappedValue?.problem = problem }
          guard problem == nil else { return }
          submit(text)
          if closes { dismiss() }
        }
        .frame(width: 34)
      status.frame(width: 34, alignment: .leading)
      Text("Return: go · Esc: close").dim()
    }
    .onAppear { isTyping = true }
  }

  /// The problem with the text, or else the answer to it.
  @ViewBuilder private var status: some View {
    if let problem = state?.problem {
      Text("✗ \(problem)").foregroundColor(.red)
    } else {
      switch answer {
      case .pending(let text): Text(text).dim()
      case .refused(let reason): Text("✗ \(reason)").foregroundColor(.red)
      case .missing, nil: EmptyView()
      }
    }
  }
}

extension View {
  /// Presents a prompt for one line of text over this view.
  ///
  /// - Parameters:
  ///   - title: The title of the prompt.
  ///   - prompt: The prompt; `nil` while it isn't shown.
  ///   - placeholder: The text shown while the line is empty.
  ///   - answer: The answer to the last text. The prompt shows it, and stays open until it is set to `nil`. Without an
  ///     answer, a valid text closes the prompt.
  ///   - problem: Returns the problem with a text, or `nil` if it is valid. The prompt stays open and shows
  ///     the problem.
  ///   - submit: Receives the text, without surrounding spaces.
  public func textPrompt(
    _ title: String,
    _ prompt: Binding<Prompt?>,
    placeholder: String,
    answer: PromptAnswer? = nil,
    problem: @escaping @MainActor (String) -> String? = { _ in nil },
    submit: @escaping @MainActor (String) -> Void
  ) -> some View {
    let isPresented = Binding(
      get: { prompt.wrappedValue != nil },
      set: { if !$0 { prompt.wrappedValue = nil } }
    )
    return sheet(isPresented: isPresented, title: title) {
      TextPrompt(prompt, placeholder: placeholder, answer: answer, problem: problem, submit: submit)
    }
  }
}
