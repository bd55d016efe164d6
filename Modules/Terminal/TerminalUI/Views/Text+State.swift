import ComposableArchitecture

extension Text {
  /// - Parameter state: The text, with its styles.
  public init(_ state: TextState) {
    self = state.runs.reduce(Text(verbatim: "")) { text, run in
      var part = Text(verbatim: run.content)
      if run.style.contains(.bold) { part = part.bold() }
      if run.style.contains(.italic) { part = part.italic() }
      if run.style.contains(.underline) { part = part.underline() }
      if run.style.contains(.strikethrough) { part = part.strikethrough() }
      return text + part
    }
  }
}
