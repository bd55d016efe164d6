/// A tree of elements. Each element with children is shown with a mark, and Return or the arrow keys show and hide them.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.folders) { Text($0.name) }
/// }
/// ```
///
/// In a list each element has a row. The IDs must be unique in the whole tree.
public struct OutlineGroup<Data: RandomAccessCollection, Content: View>: View
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content

  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The key path of the elements below an element; `nil` if there can't be any.
  ///   - content: Returns the view of an element.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.children = children
    self.content = content
  }

  /// - Parameters:
  ///   - root: The element at the top.
  ///   - children: The key path of the elements below an element; `nil` if there can't be any.
  ///   - content: Returns the view of an element.
  public init<Element>(
    _ root: Element,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Data == [Element] {
    self.init([root], children: children, content: content)
  }

  public var body: some View {
    ForEach(data) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }

  public func _collectRows(_ rows: inout _RowList) {
    let outline = rows.outline
    var found: [(element: Data.Element, depth: Int)] = []
    collect(data, depth: 0, outline, &found)
    // One segment for all rows, so that their identity doesn't depend on those above.
    let elements = found
    rows.append(
      count: elements.count,
      id: { AnyHashable(elements[$0].element.id) },
      tag: { AnyHashable(elements[$0].element.id) },
      view: { position in
        let (element, depth) = elements[position]
        let isExpanded = element[keyPath: children].map { _ in outline.isExpanded(AnyHashable(element.id)) }
        return RowContent { OutlineRow(label: content(element), depth: depth, isExpanded: isExpanded) }
      }
    )
  }

  private func collect(
    _ data: Data,
    depth: Int,
    _ outline: RowOutline,
    _ found: inout [(element: Data.Element, depth: Int)]
  ) {
    for element in data {
      found.append((element, depth))
      guard let inner = element[keyPath: children], outline.contains(AnyHashable(element.id)) else {
        continue
      }
      collect(inner, depth: depth + 1, outline, &found)
    }
  }
}

/// A row of a tree.
private struct OutlineRow<Label: View>: View {
  let label: Label
  let depth: Int
  /// Whether the rows below it are shown; `nil` if there can't be any.
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      DisclosureTitle(isExpanded: isExpanded, label: label).padding(.leading, depth * 2)
    } else {
      label.padding(.leading, depth * 2 + 2)
    }
  }
}

/// The elements of a list's trees whose children are shown.
@MainActor
final class RowOutline {
  private var expanded: Set<AnyHashable> = []
  /// Collects the rows again.
  var changed: () -> Void = {}

  func contains(_ id: AnyHashable) -> Bool { expanded.contains(id) }

  func isExpanded(_ id: AnyHashable) -> Binding<Bool> {
    Binding(
      get: { self.contains(id) },
      set: { isExpanded in
        guard isExpanded != self.contains(id) else { return }
        self.expanded.formSymmetricDifference([id])
        self.changed()
      }
    )
  }
}
