import Foundation

nonisolated extension View {
  /// Adds a menu to this view, as ``contextMenu(menuItems:)`` does.
  ///
  /// - Parameters:
  ///   - menuItems: The buttons of the menu.
  ///   - preview: The view above the menu on a device. Here it isn't shown.
  public func contextMenu(
    @ViewBuilder menuItems: () -> some View,
    @ViewBuilder preview: () -> some View
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }

  /// Sets the title shown in the bar of the navigation stack while this view is the topmost screen.
  ///
  /// - Parameter title: The title, which the user can't change here.
  @MainActor public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }
}

extension Picker {
  /// - Parameters:
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  ///   - label: The title of the choice.
  ///   - currentValueLabel: The view of the selected choice on a device. Here the choice itself is shown.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// - Parameters:
  ///   - title: The title of the choice.
  ///   - selection: The tag of the selected choice.
  ///   - content: The choices, each with a tag, or in a `ForEach` with its ID as the tag.
  ///   - currentValueLabel: The view of the selected choice on a device. Here the choice itself is shown.
  public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, selection: selection, content: content)
  }
}

extension Text {
  /// - Parameters:
  ///   - key: The text.
  ///   - tableName: The file of its translations. Texts aren't translated here.
  ///   - bundle: The bundle of the file.
  ///   - comment: A comment for translators.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key)
  }
}
