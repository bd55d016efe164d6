import Models

/// The colors and symbols of the marks of a chart.
@MainActor
struct ChartLooks {
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .pink, .yellow]

  private let settings: ChartSettings
  private let foreground: Color
  /// The values that decide colors and symbols, in their order.
  private let styles: [ChartValue]
  private let symbols: [ChartValue]

  init(_ marks: [ChartMark], _ settings: ChartSettings, foreground: Color) {
    self.settings = settings
    self.foreground = foreground
    let styles = Self.unique(marks.compactMap(\.style))
    self.styles = styles.isEmpty ? [] : Self.unique(settings.colors.map(\.value) + styles)
    symbols = Self.unique(marks.compactMap(\.symbolValue))
  }

  private static func unique(_ values: [ChartValue]) -> [ChartValue] {
    var seen: Set<ChartValue> = []
    return values.filter { seen.insert($0).inserted }
  }

  /// The values with the look that stands for them.
  var entries: [(glyph: UInt32, color: Color, text: String)] {
    Self.unique(styles + symbols).map { value in
      (
        symbols.contains(value) ? symbol(for: value).rawValue : BasicChartSymbolShape.circle.rawValue,
        styles.contains(value) ? color(for: value) : foreground, value.text.sanitized
      )
    }
  }

  private func color(for style: ChartValue) -> Color {
    if let color = settings.colors.first(where: { $0.value == style })?.color { return color }
    if let gradient = settings.gradient { return gradient.color(at: place(of: style)) }
    let colors = settings.palette.isEmpty ? Self.colors : settings.palette
    return colors[(styles.firstIndex(of: style) ?? 0) % colors.count]
  }

  /// Returns the place of a value among all, from 0 to 1: by its number, or by its order.
  private func place(of style: ChartValue) -> Double {
    let numbers = styles.compactMap(\.number)
    guard numbers.count == styles.count, let number = style.number, let least = numbers.min(),
      let most = numbers.max(), most > least
    else {
      return Double(styles.firstIndex(of: style) ?? 0) / Double(max(1, styles.count - 1))
    }
    return (number - least) / (most - least)
  }

  private func symbol(for value: ChartValue) -> BasicChartSymbolShape {
    let shapes = BasicChartSymbolShape.allCases
    return shapes[(symbols.firstIndex(of: value) ?? 0) % shapes.count]
  }

  func style(_ mark: ChartMark) -> CellStyle {
    let color = mark.color ?? mark.style.map(color) ?? foreground
    return CellStyle(foreground: mark.opacity < 1 ? color.opacity(mark.opacity) : color)
  }

  /// Returns the symbol of a mark; `nil` if it has none.
  func symbol(_ mark: ChartMark) -> BasicChartSymbolShape? {
    mark.symbol ?? mark.symbolValue.map(symbol) ?? (mark.kind == .point ? .circle : nil)
  }
}
