import Foundation

nonisolated extension View {
  /// Shows a view at the right of this one, or in a sheet on a screen of less than 100 columns.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is shown.
  ///   - content: The view.
  @MainActor public func inspector(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> some View
  ) -> some View {
    InspectorColumns(content: self, isPresented: isPresented, inspector: content())
  }

  /// Sets the width of this view in `inspector(isPresented:content:)`.
  ///
  /// - Parameter width: The number of columns, at most a third of the screen.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    layoutValue(key: InspectorWidth.self, value: width)
  }

  /// Sets the width of this view in `inspector(isPresented:content:)`.
  ///
  /// - Parameters:
  ///   - min: The smallest width, which has no effect: the user can't change it.
  ///   - ideal: The number of columns, at most a third of the screen.
  ///   - max: The largest width, which has no effect.
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}

private enum InspectorWidth: LayoutValueKey {
  static let defaultValue: CGFloat = 30
}

/// A view with another at its right or in a sheet.
private struct InspectorColumns<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(content: Content, isPresented: Binding<Bool>, inspector: Inspector) {
    (self.content, self.isPresented, self.inspector) = (content, isPresented, inspector)
  }

  var body: some View {
    let (isPresented, isWide) = (isPresented, sizeClass == .regular)
    InspectorLayout {
      content
      if isWide, isPresented.wrappedValue {
        inspector.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(
          .leading,
          2
        )
      }
    }
    .sheet(
      isPresented: Binding(
        get: { !isWide && isPresented.wrappedValue },
        set: { isPresented.wrappedValue = $0 }
      )
    ) {
      inspector
    }
  }
}

/// A layout of a view and a column at its right.
private struct InspectorLayout: Layout {
  private func width(_ width: CGFloat, _ subviews: Subviews) -> CGFloat {
    subviews.count < 2 ? 0 : min(subviews[1][InspectorWidth.self], width / 3).rounded()
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard subviews.count > 1 else { return subviews.first?.sizeThatFits(proposal) ?? .zero }
    return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 24))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let column = width(bounds.width, subviews)
    let rest = ProposedViewSize(CGSize(width: bounds.width - column, height: bounds.height))
    subviews.first?.place(at: bounds.origin, proposal: rest)
    guard subviews.count > 1 else { return }
    subviews[1].place(
      at: CGPoint(x: bounds.maxX - column, y: bounds.minY),
      proposal: ProposedViewSize(CGSize(width: column, height: bounds.height))
    )
  }
}
