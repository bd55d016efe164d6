import ComposableArchitecture
import Models
import TerminalUI

extension View {
  /// Shows a message when a repository becomes a favorite or no longer is one, wherever that was changed.
  ///
  /// - Parameter favorites: The favorites.
  public func favoritesToast<Failure>(_ favorites: LoadState<IdentifiedArrayOf<Repository>, Failure>)
    -> some View
  {
    modifier(FavoritesToast(names: FavoritesToast.names(favorites)))
  }
}

private struct FavoritesToast: ViewModifier {
  /// The names of the favorites by ID; `nil` until they are known.
  let names: [Repository.ID: String]?
  @Environment(\.showToast) private var showToast
  @Environment(\.isPast) private var isPast

  /// The names shown, and whether they are those of the past.
  private struct Shown: Equatable {
    let names: [Repository.ID: String]?
    let isPast: Bool
  }

  func body(content: Content) -> some View {
    let showToast = showToast
    content.onChange(of: Shown(names: names, isPast: isPast)) { old, new in
      // A step through time isn't a change.
      guard !old.isPast, !new.isPast, let before = old.names, let now = new.names,
        let text = Self.change(from: before, to: now)
      else { return }
      showToast(text)
    }
  }

  static func names<Failure>(
    _ favorites: LoadState<IdentifiedArrayOf<Repository>, Failure>
  ) -> [Repository.ID: String]? {
    if case .empty = favorites { return [:] }
    guard case .loaded(let favorites) = favorites else { return nil }
    return Dictionary(favorites.map { ($0.id, $0.fullName) }) { first, _ in first }
  }

  /// Describes a change; `nil` if there is none.
  private static func change(from old: [Repository.ID: String], to new: [Repository.ID: String]) -> String? {
    let added = new.keys.filter { old[$0] == nil }
    let removed = old.keys.filter { new[$0] == nil }
    switch (added.count, removed.count) {
    case (0, 0): return nil
    case (1, 0): return "Favorite added: \(new[added[0]] ?? "")"
    case (0, 1): return "Favorite removed: \(old[removed[0]] ?? "")"
    case (let count, 0): return "\(count) favorites were added"
    case (0, let count): return "\(count) favorites were removed"
    default: return "The favorites have changed"
    }
  }
}
