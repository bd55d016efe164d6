/// A question above the fields and the buttons that answer it. If it is higher than the screen, it scrolls.
package nonisolated struct QuestionView<Message: View, Actions: View>: View {
  let title: Text?
  let isVertical: Bool
  let message: Message
  let actions: Actions

  /// - Parameters:
  ///   - title: The title.
  ///   - isVertical: Whether the buttons are in a column, however much room there is.
  ///   - message: What there is to say about the question.
  ///   - actions: The fields and buttons.
  package init(
    title: Text?,
    isVertical: Bool,
    @ViewBuilder message: () -> Message,
    @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.isVertical = isVertical
    self.message = message()
    self.actions = actions()
  }

  @MainActor package var body: some View {
    QuestionScrollView(
      content: VStack {
        if let title { title.bold() }
        message
        Text("")
        if isVertical { VStack { actions } } else { AlertActionsView(content: actions) }
      }
    )
  }
}

/// A question in a scroll view that is as wide as the question and never has the focus.
private nonisolated struct QuestionScrollView<Content: View>: View {
  let content: Content

  @MainActor func _makeNode(_ context: _NodeContext) -> _Node<Self> {
    QuestionScrollNode(self, context) { view in ScrollView { view.content } }
  }
}

private final class QuestionScrollNode<Content: View>: LayoutNode<
  QuestionScrollView<Content>, ScrollView<Content>
>
{
  private var question: _AnyNode? { child?.children.first }

  /// The question without the scroll view, so that the focus stays on the buttons. Keys that they ignore scroll.
  override var activeChildren: [_AnyNode] { question.map { [$0] } ?? [] }
  override func mouseChildren(at point: Point) -> [_AnyNode] { children }

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = question?.sizeThatFits(ProposedSize(width: proposal.width, height: nil)) ?? .zero
    return Size(width: size.width, height: min(size.height, proposal.height ?? size.height))
  }

  override func place(in rect: Rect) {
    frame = rect
    // The marks of the scroll view are in the margin of the dialog.
    child?.placeIfNeeded(in: rect.inset(by: EdgeInsets(trailing: -1)))
  }
}
