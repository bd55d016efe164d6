/// A builder for what an axis of a ``Chart`` has at a value.
@MainActor
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression(_ mark: some AxisMark) -> _AxisParts { mark._parts }

  public static func buildBlock(_ marks: _AxisParts...) -> _AxisParts {
    marks.reduce(_AxisParts()) { parts, mark in
      _AxisParts(
        gridLine: mark.gridLine ?? parts.gridLine,
        tick: mark.tick ?? parts.tick,
        label: mark.label ?? parts.label
      )
    }
  }

  public static func buildOptional(_ mark: _AxisParts?) -> _AxisParts { mark ?? _AxisParts() }

  public static func buildEither(first: _AxisParts) -> _AxisParts { first }

  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
}
