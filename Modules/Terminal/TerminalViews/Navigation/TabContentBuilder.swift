/// A builder for the tabs of a ``TabView``, which knows the type of the values that select them: `Tab(value: .home)`.
@MainActor
@resultBuilder
public struct TabContentBuilder<Value: Hashable> {
  /// Returns a tab.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<Value, Content, Label>
  ) -> Tab<Value, Content, Label> { tab }

  /// Returns tabs that belong together.
  public static func buildExpression<Content: View>(
    _ section: TabSection<Value, Content>
  ) -> TabSection<Value, Content> { section }

  /// Returns the tabs of a collection.
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, Content: View, Label: View>(
    _ tabs: ForEach<Data, ID, Tab<Value, Content, Label>>
  ) -> ForEach<Data, ID, Tab<Value, Content, Label>> { tabs }

  /// Returns a tab.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content { content }

  /// Returns several tabs.
  public static func buildBlock<each Content: TabContent>(_ content: repeat each Content) -> TupleView<
    repeat each Content
  > {
    ViewBuilder.buildBlock(repeat each content)
  }

  /// Returns tabs that may be missing.
  public static func buildOptional<Content: TabContent>(_ content: Content?) -> Content? { content }

  /// Returns the first of two kinds of tabs.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> ConditionalContent<
    First, Second
  > {
    ViewBuilder.buildEither(first: first)
  }

  /// Returns the second of two kinds of tabs.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> ConditionalContent<
    First, Second
  > {
    ViewBuilder.buildEither(second: second)
  }
}
