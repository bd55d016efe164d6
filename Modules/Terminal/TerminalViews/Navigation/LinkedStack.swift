/// A screen, and those that its links push.
struct LinkedStack<Root: View>: View {
  let root: Root
  /// The screens above the root that another keeps; `nil` if the view keeps them all.
  let path: StackPath?
  @State private var pushed: [Pushed] = []
  @State private var navigator = Navigator()
  @State private var pusher = PathPusher()
  @Environment(\.navigator) private var outer
  @Environment(\.pathPusher) private var outerPusher

  init(root: Root, path: StackPath?) {
    self.root = root
    self.path = path
  }

  /// A screen that a link has pushed, and the identities of the path's screens below it.
  private struct Pushed {
    let item: Navigator.Item
    let below: [AnyHashable]
  }

  private struct LevelID: Hashable {
    let depth: Int
    let id: AnyHashable
  }

  /// Returns the screens above the root, from the bottom to the top: those of the path, and between them those that links have
  /// pushed. A screen whose screens below are no longer those of the path isn't shown.
  private static func items(_ path: [Navigator.Item], _ pushed: [Pushed]) -> [Navigator.Item] {
    let ids = path.map(\.id)
    var items: [Navigator.Item] = []
    var rest = path[...]
    for screen in pushed where ids.starts(with: screen.below) {
      items += rest.prefix(screen.below.count - rest.startIndex)
      rest = path[screen.below.count...]
      items.append(screen.item)
    }
    return items + rest
  }

  var body: some View {
    let (path, pushed, navigator) = (path, $pushed, navigator)
    navigator.joinSplitView(of: outer)
    navigator.push = { item in
      if case .value(let value) = item, let append = path?.append { return append(value) }
      let ids = path?.items().map(\.id) ?? []
      // Those that aren't shown are dropped, so that the others are in order.
      pushed.wrappedValue =
        pushed.wrappedValue.filter { ids.starts(with: $0.below) } + [Pushed(item: item, below: ids)]
    }
    navigator.remove = { screen in
      let id = AnyHashable(ObjectIdentifier(screen))
      guard let index = pushed.wrappedValue.firstIndex(where: { $0.item.id == id }) else { return }
      let above = pushed.wrappedValue[(index + 1)...].prefix { $0.item.pop == nil }
      pushed.wrappedValue.removeSubrange(index..<above.endIndex)
    }
    if let push = path?.push { pusher.push = push }
    return LevelsView(
      root: root,
      levels: Self.items(path?.items() ?? [], pushed.wrappedValue).enumerated().map { depth, item in
        (AnyHashable(LevelID(depth: depth, id: item.id)), item.view(navigator))
      },
      pop: {
        let ids = path?.items().map(\.id) ?? []
        if let index = pushed.wrappedValue.lastIndex(where: { $0.below == ids }) {
          if let pop = pushed.wrappedValue[index].item.pop {
            pop()
          } else {
            pushed.wrappedValue.remove(at: index)
          }
        } else if !ids.isEmpty {
          path?.removeLast()
        }
      }
    )
    .environment(\.navigator, navigator)
    .environment(\.pathPusher, path?.push == nil ? outerPusher : pusher)
  }
}
