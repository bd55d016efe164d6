/// A builder for the marks along an axis of a ``Chart``.
@MainActor
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression(_ content: some AxisContent) -> _AxisMarksList { content._marks }

  public static func buildBlock(_ contents: _AxisMarksList...) -> _AxisMarksList {
    _AxisMarksList(elements: contents.flatMap(\.elements))
  }

  public static func buildOptional(_ content: _AxisMarksList?) -> _AxisMarksList {
    content ?? _AxisMarksList()
  }

  public static func buildEither(first: _AxisMarksList) -> _AxisMarksList { first }

  public static func buildEither(second: _AxisMarksList) -> _AxisMarksList { second }
}
