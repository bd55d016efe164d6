/// A part of what an axis of a ``Chart`` has at a value: a line, a tick or a label.
@MainActor
public protocol AxisMark {
  var _parts: _AxisParts { get }
}

/// The parts of an axis at a value.
public struct _AxisParts: AxisMark {
  struct Line {
    var stroke: StrokeStyle?
    var color: Color?
  }

  struct Label {
    /// Returns the text; `nil` for that of the axis.
    let text: (AxisValue) -> Text?
    /// Whether the text is in the middle between the value and the next one.
    var isCentered = false
    var color: Color?
  }

  var gridLine: Line?
  var tick: Line?
  var label: Label?

  public var _parts: _AxisParts { self }
}

extension AxisMark {
  /// Draws the part in a color.
  ///
  /// - Parameter color: The color.
  public func foregroundStyle(_ color: Color) -> some AxisMark {
    var parts = _parts
    if parts.gridLine?.color == nil { parts.gridLine?.color = color }
    if parts.tick?.color == nil { parts.tick?.color = color }
    if parts.label?.color == nil { parts.label?.color = color }
    return parts
  }
}
