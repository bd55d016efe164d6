import Observation

nonisolated extension View {
  /// Sets an environment value for this view.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentView(content: self, value: (keyPath, value)) { $1[keyPath: $0.0] = $0.1 }
  }

  /// Puts an object into the environment of this view, for `@Environment(Book.self)`.
  ///
  /// - Parameter object: The object; `nil` for none.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self, value: object) { EnvironmentReference.set($0, in: &$1) }
  }

  func styled(_ styling: TextStyling) -> EnvironmentView<Self, TextStyling> {
    EnvironmentView(content: self, value: styling) { $1.style = $0.applied(to: $1.style) }
  }

  /// Draws the text of this view in a color.
  ///
  /// - Parameter color: The color; `nil` for the color of the surrounding views.
  public func foregroundColor(_ color: Color?) -> some View { styled(TextStyling(foreground: color)) }

  /// Draws the text of this view in a color.
  ///
  /// - Parameter color: The color.
  public func foregroundStyle(_ color: Color) -> some View { styled(TextStyling(foreground: color)) }

  public func bold(_ isActive: Bool = true) -> some View { styled(.bold, isActive) }
  public func dim(_ isActive: Bool = true) -> some View { styled(.dim, isActive) }
  public func italic(_ isActive: Bool = true) -> some View { styled(.italic, isActive) }
  public func underline(_ isActive: Bool = true) -> some View { styled(.underline, isActive) }
  public func strikethrough(_ isActive: Bool = true) -> some View { styled(.strikethrough, isActive) }

  /// Draws a line below the text of this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The color of the line in SwiftUI. Here the line has that of the text.
  public func underline(_ isActive: Bool = true, color: Color?) -> some View { underline(isActive) }

  /// Draws a line through the text of this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line.
  ///   - color: The color of the line in SwiftUI. Here the line has that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> some View { strikethrough(isActive) }

  private func styled(_ attributes: CellStyle.Attributes, _ isActive: Bool) -> some View {
    styled(TextStyling(attributes: isActive ? attributes : []))
  }

  /// Sets the text style of this view, such as title or headline.
  ///
  /// - Parameter font: The style.
  public func font(_ font: Font?) -> some View {
    EnvironmentView(content: self, value: font) { $1.font = $0 }
  }

  /// Sets the weight of the text in this view.
  ///
  /// - Parameter weight: The weight; `nil` for that of the surrounding views.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    var styling = TextStyling()
    if let weight { styling.add(weight) }
    return styled(styling)
  }

  /// Sets the part of a text in this view that is left out if it doesn't fit.
  ///
  /// - Parameter mode: The part.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Replaces the words and values in this view with bars, such as while its content is loading. A screen
  /// reader isn't told them.
  ///
  /// - Parameter reason: The reason.
  public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentView(content: self, value: reason) { $1.redactionReasons.formUnion($0) }
  }

  /// Shows the words in this view even if those around are replaced with bars.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Limits the number of lines of the texts in this view.
  ///
  /// - Parameter number: The largest number of lines; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View { lineLimit(1, number) }

  /// Sets the number of lines that the texts in this view have.
  ///
  /// - Parameters:
  ///   - limit: The largest number of lines.
  ///   - reservesSpace: Whether texts with fewer lines have room for that many.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(reservesSpace ? limit : 1, limit)
  }

  /// Sets the numbers of lines that the texts in this view have.
  ///
  /// - Parameter limit: The smallest number, for which there is room in any case, and the largest.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.lowerBound, limit.upperBound)
  }

  /// Sets the number of lines for which the texts in this view have room in any case.
  ///
  /// - Parameter limit: The smallest number.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(limit.lowerBound, nil) }

  /// Limits the number of lines of the texts in this view.
  ///
  /// - Parameter limit: The largest number.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(1, limit.upperBound) }

  private func lineLimit(_ least: Int, _ most: Int?) -> some View {
    EnvironmentView(content: self, value: (least, most)) { limit, environment in
      environment.reservedLines = max(1, limit.0)
      environment.lineLimit = limit.1
    }
  }

  /// Aligns the lines of the texts in this view that have several.
  ///
  /// - Parameter alignment: The alignment.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Disables the controls of this view.
  ///
  /// - Parameter isDisabled: Whether the controls are disabled.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self, value: isDisabled) { isDisabled, environment in
      guard isDisabled else { return }
      environment.isEnabled = false
      environment.style.attributes.insert(.dim)
    }
  }

  /// Sets the action for Return in a text field of this view.
  ///
  /// - Parameter action: The action to perform.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentView(content: self, value: action) { $1.onSubmit = $0 }
  }
}
