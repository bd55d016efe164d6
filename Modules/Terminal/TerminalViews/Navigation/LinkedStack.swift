/// A screen, and those that its links push.
struct LinkedStack<Root: View>: View {
  let root: Root
  /// The values of the screens above the root; `nil` if the view keeps them itself.
  let path: Binding<[AnyHashable]>?
  @State private var pushed: [Navigator.Item] = []
  @State private var navigator = Navigator()
  @Environment(\.navigator) private var outer

  init(root: Root, path: Binding<[AnyHashable]>?) {
    self.root = root
    self.path = path
  }

  private struct LevelID: Hashable {
    let depth: Int
    let id: AnyHashable
  }

  var body: some View {
    let (path, pushed, navigator) = (path, $pushed, navigator)
    navigator.joinSplitView(of: outer)
    navigator.push = { item in
      if case .value(let value) = item, let path {
        path.wrappedValue.append(value)
      } else {
        pushed.wrappedValue.append(item)
      }
    }
    navigator.remove = { screen in
      guard
        let index = pushed.wrappedValue.firstIndex(where: { $0.id == AnyHashable(ObjectIdentifier(screen)) })
      else { return }
      let above = pushed.wrappedValue[(index + 1)...].prefix { $0.pop == nil }
      pushed.wrappedValue.removeSubrange(index..<above.endIndex)
    }
    let items = (path?.wrappedValue ?? []).map { Navigator.Item.value($0) } + pushed.wrappedValue
    return LevelsView(
      root: root,
      levels: items.enumerated().map { depth, item in
        (AnyHashable(LevelID(depth: depth, id: item.id)), item.view(navigator))
      },
      pop: {
        if let last = pushed.wrappedValue.last {
          if let pop = last.pop { pop() } else { pushed.wrappedValue.removeLast() }
        } else if let path, !path.wrappedValue.isEmpty {
          path.wrappedValue.removeLast()
        }
      }
    )
    .environment(\.navigator, navigator)
  }
}
