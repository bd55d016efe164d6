nonisolated extension View {
  /// Shows a sheet in front of everything while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - title: A title in the border.
  ///   - onDismiss: The action to perform after the sheet has been closed.
  ///   - content: Returns the content of the sheet.
  public func sheet<Item>(
    item: Binding<Item?>,
    title: String? = nil,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    SheetView(content: self, item: item, title: title, onDismiss: onDismiss, sheet: content)
  }

  /// Shows a sheet in front of everything while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - title: A title in the border.
  ///   - onDismiss: The action to perform after the sheet has been closed.
  ///   - content: Returns the content of the sheet.
  public func sheet(
    isPresented: Binding<Bool>,
    title: String? = nil,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.sheet, isPresented, title: title, onDismiss: onDismiss, content)
  }

  /// Shows views on the whole screen while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - onDismiss: The action to perform after the views have been closed.
  ///   - content: Returns the views.
  public func fullScreenCover<Item>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    SheetView(content: self, item: item, title: nil, style: .cover, onDismiss: onDismiss, sheet: content)
  }

  /// Shows views on the whole screen while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - onDismiss: The action to perform after the views have been closed.
  ///   - content: Returns the views.
  public func fullScreenCover(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.cover, isPresented, onDismiss: onDismiss, content)
  }

  /// Shows a sheet beside this view while there is an item. Escape sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - content: Returns the content of the sheet.
  public func popover<Item>(
    item: Binding<Item?>,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    SheetView(content: self, item: item, title: nil, style: .popover, sheet: content)
  }

  /// Shows a sheet beside this view while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - content: Returns the content of the sheet.
  public func popover(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    presenting(.popover, isPresented, content)
  }

  /// Shows a sheet beside this view while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - arrowEdge: The edge that has an arrow in SwiftUI. Here there is none.
  ///   - content: Returns the content of the sheet.
  public func popover(
    isPresented: Binding<Bool>,
    arrowEdge: Edge,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    popover(isPresented: isPresented, content: content)
  }

  /// Shows a sheet beside this view while a value is `true`. Escape sets it to `false`.
  ///
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - attachmentAnchor: The place of an arrow in SwiftUI. Here the sheet stands beside the whole view.
  ///   - arrowEdge: The edge that has an arrow in SwiftUI. Here there is none.
  ///   - content: Returns the content of the sheet.
  public func popover(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor,
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    popover(isPresented: isPresented, content: content)
  }

  /// Presents a view while a value is `true`.
  func presenting(
    _ style: PresentationStyle,
    _ isPresented: Binding<Bool>,
    title: String? = nil,
    onDismiss: (() -> Void)? = nil,
    _ content: @escaping () -> some View
  ) -> some View {
    let item = Binding<Void?>(
      get: { isPresented.wrappedValue ? () : nil },
      set: { isPresented.wrappedValue = $0 != nil }
    )
    return SheetView(content: self, item: item, title: title, style: style, onDismiss: onDismiss) {
      content()
    }
  }
}
