/// A screen, and those that its links push.
struct LinkedStack<Root: View>: View {
  let root: Root
  /// The values of the screens above the root; `nil` if the view keeps them itself.
  let path: Binding<[AnyHashable]>?
  @State private var pushed: [Pushed] = []
  @State private var navigator = Navigator()
  @Environment(\.navigator) private var outer

  init(root: Root, path: Binding<[AnyHashable]>?) {
    self.root = root
    self.path = path
  }

  /// A screen that a link has pushed, and the values of the path below it.
  private struct Pushed {
    let item: Navigator.Item
    let below: [AnyHashable]
  }

  private struct LevelID: Hashable {
    let depth: Int
    let id: AnyHashable
  }

  /// Returns the screens above the root, from the bottom to the top: those of the path, and between them those that links have
  /// pushed. A screen whose values below are no longer those of the path isn't shown.
  private static func items(_ values: [AnyHashable], _ pushed: [Pushed]) -> [Navigator.Item] {
    var items: [Navigator.Item] = []
    var rest = values[...]
    for screen in pushed where values.starts(with: screen.below) {
      items += rest.prefix(screen.below.count - rest.startIndex).map { .value($0) }
      rest = values[screen.below.count...]
      items.append(screen.item)
    }
    return items + rest.map { .value($0) }
  }

  var body: some View {
    let (path, pushed, navigator) = (path, $pushed, navigator)
    navigator.joinSplitView(of: outer)
    navigator.push = { item in
      let values = path?.wrappedValue ?? []
      if case .value(let value) = item, path != nil {
        path?.wrappedValue = values + [value]
      } else {
        // Those that aren't shown are dropped, so that the others are in order.
        pushed.wrappedValue =
          pushed.wrappedValue.filter { values.starts(with: $0.below) } + [Pushed(item: item, below: values)]
      }
    }
    navigator.remove = { screen in
      let id = AnyHashable(ObjectIdentifier(screen))
      guard let index = pushed.wrappedValue.firstIndex(where: { $0.item.id == id }) else { return }
      let above = pushed.wrappedValue[(index + 1)...].prefix { $0.item.pop == nil }
      pushed.wrappedValue.removeSubrange(index..<above.endIndex)
    }
    let values = path?.wrappedValue ?? []
    return LevelsView(
      root: root,
      levels: Self.items(values, pushed.wrappedValue).enumerated().map { depth, item in
        (AnyHashable(LevelID(depth: depth, id: item.id)), item.view(navigator))
      },
      pop: {
        let values = path?.wrappedValue ?? []
        if let index = pushed.wrappedValue.lastIndex(where: { $0.below == values }) {
          if let pop = pushed.wrappedValue[index].item.pop {
            pop()
          } else {
            pushed.wrappedValue.remove(at: index)
          }
        } else if !values.isEmpty {
          path?.wrappedValue.removeLast()
        }
      }
    )
    .environment(\.navigator, navigator)
  }
}
