/// A title, a message and buttons.
private nonisolated struct AlertQuestion: View {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
  let isVertical: Bool

  @MainActor var body: some View {
    QuestionView(title: title, isVertical: isVertical) {
      if let message { message }
    } actions: {
      ForEach(buttons.indices, id: \.self) { index in
        Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
      }
    }
  }
}

nonisolated extension View {
  /// Shows an alert while a value is `true`. Each of its buttons sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - content: Returns the alert.
  @MainActor public func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    asking(isPresented, isVertical: false) {
      let alert = content()
      return (alert.title, alert.message, alert.buttons)
    }
  }

  /// Shows an alert while there is an item. Each of its buttons sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - content: Returns the alert of an item.
  @MainActor public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    let shown = item.wrappedValue
    return asking(isPresent(item), isVertical: false) {
      let alert = shown.map(content)
      return (alert?.title ?? Text(""), alert?.message, alert?.buttons ?? [])
    }
  }

  /// Shows a dialog with choices while a value is `true`. Each of its buttons sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - content: Returns the dialog.
  @MainActor public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    asking(isPresented, isVertical: true) {
      let sheet = content()
      return (sheet.title, sheet.message, sheet.buttons)
    }
  }

  /// Shows a dialog with choices while there is an item. Each of its buttons sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - content: Returns the dialog of an item.
  @MainActor public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    let shown = item.wrappedValue
    return asking(isPresent(item), isVertical: true) {
      let sheet = shown.map(content)
      return (sheet?.title ?? Text(""), sheet?.message, sheet?.buttons ?? [])
    }
  }

  @MainActor private func asking(
    _ isPresented: Binding<Bool>,
    isVertical: Bool,
    _ parts: @escaping () -> (title: Text, message: Text?, buttons: [Alert.Button])
  ) -> some View {
    presenting(.alert, isPresented) {
      let parts = parts()
      return AlertQuestion(
        title: parts.title,
        message: parts.message,
        buttons: parts.buttons,
        isVertical: isVertical
      )
      .environment(\.closeMenu) { isPresented.wrappedValue = false }
    }
  }

  private func isPresent<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
