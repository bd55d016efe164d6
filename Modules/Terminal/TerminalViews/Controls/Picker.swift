/// A choice among several values. The left and right arrow keys cycle through them, and so does a click. Return shows them
/// in a menu, unless they are all shown already: then it goes on to the next one.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
  @State private var isOpen = false
  /// The choice in the open menu at which its mark is.
  @State private var marked: Int?
  @Environment(\.closeMenu) private var closeOuter
  @Environment(\.pickerArrangement) private var arrangement
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isInForm) private var isInForm

  /// - Parameters:
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  ///   - label: The title of the choice.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.content = content()
  }

  public var body: some View {
    if isInForm, arrangement == .rows { formRows } else { control }
  }

  /// The rows of a form.
  @ViewBuilder private var formRows: some View {
    let rows = choices
    if isTitled { label }
    ForEach(0..<rows.count, id: \.self) { PickerItem(picker: self, choices: rows, index: $0) }
      .buttonStyle(.plain)
  }

  private var isTitled: Bool { !labelsHidden && (label as? Text)?.plain.isEmpty != true }

  private var control: some View {
    let rows = choices
    let index = rows.index(ofTag: AnyHashable(selection.wrappedValue))
    let title = (label as? Text)?.plain ?? ""
    let isMenu = arrangement == .selection || arrangement == .automatic
    let (isOpen, marked) = ($isOpen, $marked)
    return ChoicesView(
      content: AdjustableView(
        content: face(rows, index),
        role: labelsHidden && !title.isEmpty ? "\(title) picker" : "picker",
        adjust: { choose($0, from: index, in: rows) },
        press: {
          guard isMenu, rows.count > 0 else { return choose(1, from: index, in: rows) }
          marked.wrappedValue = index
          isOpen.wrappedValue = true
        },
        click: { choose(1, from: index, in: rows) },
        pressTitle: isMenu ? "Menu" : nil
      ),
      title: title,
      choices: ForEach(0..<rows.count, id: \.self) { other in
        Button {
          choose(other, in: rows)
        } label: {
          choice(other, in: rows)
        }
      }
    )
    .menu(isPresented: isOpen, list: menu(rows, index), closeOuter: closeOuter)
  }

  /// Returns all choices, with a mark at the selected one.
  private func menu(_ rows: _RowList, _ index: Int?) -> some View {
    List(0..<rows.count, id: \.self, selection: $marked) { other in
      item(other, in: rows, isSelected: other == index)
    }
  }

  /// Returns a choice in a menu.
  fileprivate func item(_ index: Int, in rows: _RowList, isSelected: Bool) -> some View {
    Button {
      choose(index, in: rows)
    } label: {
      HStack {
        Text(isSelected ? "✓" : " ")
        choice(index, in: rows)
      }
    }
  }

  @ViewBuilder private func face(_ rows: _RowList, _ index: Int?) -> some View {
    switch arrangement {
    case .automatic, .selection: selected(rows, index, isTitled)
    case .row:
      ViewThatFits(in: .horizontal) {
        row(rows, index, isTitled)
        selected(rows, index, isTitled)
      }
    case .column, .rows:
      VStack(alignment: .leading) {
        if isTitled { label }
        ForEach(0..<rows.count, id: \.self) { other in
          HStack {
            Text(other == index ? "●" : "○")
            choice(other, in: rows).accessibilityHidden(other != index)
          }
          .onTapGesture { choose(other, in: rows) }
        }
      }
    }
  }

  /// Returns the selected choice alone.
  private func selected(_ rows: _RowList, _ index: Int?, _ isTitled: Bool) -> some View {
    HStack(spacing: 0) {
      if isTitled { title }
      Text("‹ ").onTapGesture { choose(-1, from: index, in: rows) }
      if let index { choice(index, in: rows) }
      Text(" ›")
    }
  }

  /// Returns all choices in a row.
  private func row(_ rows: _RowList, _ index: Int?, _ isTitled: Bool) -> some View {
    HStack(alignment: .top, spacing: 0) {
      if isTitled { title }
      ForEach(0..<rows.count, id: \.self) { other in
        if other > 0 { Text(" │ ").foregroundStyle(.secondary) }
        if other == index {
          choice(other, in: rows).bold().underline().foregroundStyle(.accentColor)
        } else {
          choice(other, in: rows).accessibilityHidden()
            .onTapGesture { choose(other, in: rows) }
        }
      }
    }
  }

  private var title: some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading) { label }
      Text(": ")
    }
  }

  @ViewBuilder private func choice(_ index: Int, in rows: _RowList) -> some View {
    if let place = rows.locate(index) { AnyView(any: place.segment.view(place.position)) }
  }

  private var choices: _RowList {
    var rows = _RowList()
    rows.listsElements = true
    rows.evaluatesBodies = true
    content._collectRows(&rows)
    rows.removeMargins()
    return rows
  }

  private func choose(_ step: Int, from index: Int?, in rows: _RowList) {
    guard rows.count > 0 else { return }
    choose(index.map { ($0 + step + rows.count) % rows.count } ?? 0, in: rows)
  }

  private func choose(_ index: Int, in rows: _RowList) {
    if let value = rows.tag(index).flatMap({ $0.base as? SelectionValue }) { selection.wrappedValue = value }
  }

  public func _collectRows(_ rows: inout _RowList) {
    let environment = EnvironmentValues.current
    let arrangement = environment.pickerArrangement
    let isInMenu = environment.closeMenu != nil
    let isRows = arrangement == .rows ? isInMenu || rows.bodies != nil : isInMenu && arrangement != .selection
    guard isRows, arrangement != .row else { return rows.append(self, isSelectable: true) }
    let choices = choices
    rows.nested { rows in
      if arrangement != .automatic, !environment.labelsHidden, (label as? Text)?.plain.isEmpty != true {
        rows.append(label.bold().foregroundColor(.accentColor))
      }
      for index in 0..<choices.count {
        rows.append(PickerItem(picker: self, choices: choices, index: index), isSelectable: true)
      }
    }
  }
}

/// A choice of a picker, as a row of a form, list or menu.
private struct PickerItem<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  let choices: _RowList
  let index: Int

  var body: some View {
    let selected = choices.index(ofTag: AnyHashable(picker.selection.wrappedValue))
    picker.item(index, in: choices, isSelected: index == selected)
  }

  func _collectRows(_ rows: inout _RowList) { rows.append(self, isSelectable: true) }
}

extension Picker where Label == Text {
  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == TerminalViews.Label<Text, Image> {
  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - systemImage: The name of a symbol, such as `book`.
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TerminalViews.Label(title, systemImage: systemImage)
    }
  }
}
