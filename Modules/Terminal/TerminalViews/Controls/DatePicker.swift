import Foundation

/// A control for a date, such as `Start ‹ 2026-11-25 18:30 ›`.
///
/// The left and right arrow keys change the underlined part, and Return goes to the next part. The calendar and the time
/// zone are those of the environment's `\.calendar`.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  let label: Label
  @State private var steps = 0
  @Environment(\.calendar) private var calendar
  @Environment(\.labelsHidden) private var labelsHidden

  private init(
    _ label: Label,
    _ selection: Binding<Date>,
    _ range: ClosedRange<Date>,
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts that are shown and can be changed.
  ///   - label: The title.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date> = .distantPast ... .distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range, displayedComponents)
  }

  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts that are shown and can be changed.
  ///   - label: The title.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound ... .distantFuture, displayedComponents)
  }

  /// - Parameters:
  ///   - selection: The date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts that are shown and can be changed.
  ///   - label: The title.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast...range.upperBound, displayedComponents)
  }

  public var body: some View {
    let (calendar, parts) = (calendar, parts)
    let marked =
      parts.isEmpty ? nil : parts[(steps + (components.contains(.date) ? 2 : 0)) % parts.count].unit
    AdjustableView(
      content: HStack(spacing: 0) {
        if !labelsHidden {
          label
          Text(" ")
        }
        Text("‹ ")
        text(parts, marked, calendar)
        Text(" ›")
      },
      role: "date picker",
      adjust: { step in
        guard let marked,
          let date = calendar.date(byAdding: marked, value: step, to: selection.wrappedValue)
        else { return }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      },
      press: { steps += 1 }
    )
  }

  private typealias Part = (unit: Calendar.Component, digits: Int, prefix: String)

  private var parts: [Part] {
    var parts: [Part] = []
    if components.contains(.date) { parts += [(.year, 4, ""), (.month, 2, "-"), (.day, 2, "-")] }
    if components.contains(.hourAndMinute) {
      parts += [(.hour, 2, parts.isEmpty ? "" : " "), (.minute, 2, ":")]
    }
    return parts
  }

  private func text(_ parts: [Part], _ marked: Calendar.Component?, _ calendar: Calendar) -> Text {
    parts.reduce(Text(verbatim: "")) { text, part in
      let number = String(calendar.component(part.unit, from: selection.wrappedValue))
      let padding = String(repeating: "0", count: max(0, part.digits - number.count))
      return text + Text(verbatim: part.prefix)
        + Text(verbatim: padding + number).underline(part.unit == marked)
    }
  }

  public func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension DatePicker where Label == Text {
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: The date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts that are shown and can be changed.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: ClosedRange<Date> = .distantPast ... .distantFuture,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - selection: The date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts that are shown and can be changed.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// - Parameters:
  ///   - title: The title.
  ///   - selection: The date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts that are shown and can be changed.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

extension EnvironmentValues {
  /// The calendar of dates, with its time zone.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}
