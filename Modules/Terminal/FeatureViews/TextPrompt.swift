import ComposableArchitecture
import Foundation
import TerminalUI

/// A single line of input, submitted with Return.
struct TextPrompt: View {
  let prompt: String
  /// The answer to the text; `nil` if the prompt doesn't wait for one.
  let answer: PromptAnswer?
  let problem: @MainActor (String) -> String?
  let submit: @MainActor (String) -> Void
  @State private var text = ""
  @State private var message: String?
  @FocusState private var isTyping: Bool
  @Environment(\.dismiss) private var dismiss

  init(
    prompt: String,
    answer: PromptAnswer?,
    problem: @escaping @MainActor (String) -> String?,
    submit: @escaping @MainActor (String) -> Void
  ) {
    self.prompt = prompt
    self.answer = answer
    self.problem = problem
    self.submit = submit
  }

  var body: some View {
    let (dismiss, closes) = (dismiss, answer == nil)
    VStack(alignment: .leading) {
      TextField(prompt, text: $text)
        .focused($isTyping)
        .submitLabel(.go)
        .onSubmit {
          let text = text.trimmingCharacters(in: .whitespaces)
          guard !text.isEmpty else { return }
          message = problem(text)
          guard message == nil else { return }
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
    if let message {
      Text("✗ \(message)").foregroundColor(.red)
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
  ///   - isPresented: Whether the prompt is shown.
  ///   - prompt: The text shown while the line is empty.
  ///   - answer: The answer to the last text. The prompt shows it, and stays open until `isPresented` is `false`. With
  ///     `nil`, a valid text closes the prompt.
  ///   - problem: Returns the problem with a text, or `nil` if it is valid. The prompt stays open and shows
  ///     the problem.
  ///   - submit: Receives the text, without surrounding spaces.
  public func textPrompt(
    _ title: String,
    isPresented: Binding<Bool>,
    prompt: String,
    answer: PromptAnswer? = nil,
    problem: @escaping @MainActor (String) -> String? = { _ in nil },
    submit: @escaping @MainActor (String) -> Void
  ) -> some View {
    sheet(isPresented: isPresented, title: title) {
      TextPrompt(prompt: prompt, answer: answer, problem: problem, submit: submit)
    }
  }
}
