/// The words of a screen reader for a chart.
struct ChartSpeech {
  /// The marks that are told: those of the first kind, as points on a line tell the same once more.
  private let marks: [ChartMark]
  private let rules: [ChartMark]

  init(_ marks: [ChartMark]) {
    let kind = marks.first { $0.kind != .rule }?.kind
    self.marks = marks.filter { $0.kind == kind && $0.kind != .rule }
    rules = marks.filter { $0.kind == .rule && $0.xStart == nil && $0.yStart == nil }
  }

  var text: String {
    let noun =
      switch marks.first?.kind {
      case .bar: "bar"
      case .sector: "sector"
      case .rectangle: "rectangle"
      default: "point"
      }
    let count = marks.isEmpty ? [] : ["\(marks.count) \(noun)\(marks.count == 1 ? "" : "s")"]
    let lines = rules.map { rule in
      rule.y.map { "\(rule.yLabel) \($0.text)" } ?? "\(rule.xLabel) \(rule.x?.text ?? "")"
    }
    return (["Chart"] + count + series + lines).joined(separator: ", ")
  }

  /// The values of each line, area or color.
  private var series: [String] {
    var names: [String] = []
    var values: [String: [ChartMark]] = [:]
    for mark in marks {
      let value = mark.style ?? mark.series ?? mark.symbolValue ?? mark.position
      let name = value?.text ?? (mark.isHorizontal ? mark.xLabel : mark.yLabel)
      if values[name] == nil { names.append(name) }
      values[name, default: []].append(mark)
    }
    return names.prefix(5).map { "\($0) \(Self.values(values[$0] ?? []))" }
  }

  /// Returns the values of marks: each one of few categories, otherwise the ends and the last one.
  private static func values(_ marks: [ChartMark]) -> String {
    let values = marks.compactMap { mark -> (place: ChartValue?, value: ChartValue)? in
      let (place, value) = mark.isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
      return value.flatMap { $0.number == nil ? nil : (place, $0) }
    }
    let sorted = values.map(\.value).sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    guard let least = sorted.first, let most = sorted.last, let last = values.last else { return "" }
    if values.count == 1 { return last.value.text }
    if values.count <= 5, values.allSatisfy({ $0.place?.category != nil }) {
      return values.map { "\($0.place?.text ?? "") \($0.value.text)" }.joined(separator: ", ")
    }
    return "from \(least.text) to \(most.text), last \(last.value.text)"
  }
}
