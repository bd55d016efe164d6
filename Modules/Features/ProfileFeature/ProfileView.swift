import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// One user with the avatar, and the list of all users.
public struct ProfileView: View {
  public let store: StoreOf<ProfileFeature>

  public init(store: StoreOf<ProfileFeature>) { self.store = store }

  public var body: some View {
    NavigationSplitView {
      UserListView(store: store.scope(state: \.list, action: \.list), selection: selection)
        .environment(\.lightsOnlySelection, true)
        .navigationSplitViewColumnWidth(min: 40, ideal: 60)
    } detail: {
      detail.navigationSplitViewColumnHeight(12)
    }
    .toolbar {
      Button("Previous") { store.send(.previousUserButtonTapped) }
        .keyboardShortcut("p").help("Previous user").disabled(!store.hasPrevious).layoutPriority(-0.6)
      Button("Next") { store.send(.nextUserButtonTapped) }
        .keyboardShortcut("n").help("Next user").disabled(!store.hasNext).layoutPriority(-0.5)
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help("Refresh the user")
        .layoutPriority(-2)
    }
    .task { store.send(.task) }
  }

  private var detail: some View {
    Pane("User ID: \(store.state.shownLoad.value?.id ?? store.state.id)", isBusy: store.user.isLoading) {
      GeometryReader { area in
        ScrollView {
          PaneInsets {
            if let user = store.state.shownLoad.value {
              UserCard(user: user, area: area.size)
            }
          }
          .frame(minHeight: area.size.height)
        }
      }
      .loadStatus(store.state.shownLoad, noun: "user \(store.state.id)", service: "reqres")
    }
  }

  /// The user shown is the one selected in the list.
  private var selection: Binding<User.ID?> {
    let store = store
    return Binding(get: { store.state.id }, set: { if let id = $0 { store.send(.userTapped(id: id)) } })
  }
}

private struct UserCard: View {
  let user: User
  /// The size of the pane's inside.
  let area: Size

  var body: some View {
    if isLarge {
      // The card is in the middle of the pane.
      card.frame(maxWidth: .infinity, minHeight: area.height - 2)
    } else {
      card
    }
  }

  private var card: some View {
    PictureCard(url: user.avatar, rowsBeside: rowsBeside, rowsBelow: isLarge ? rowsBelow : nil) {
      Text(user.fullName).font(.title)
      if let mailto = user.mailto {
        Link(user.email, destination: mailto)
      } else {
        Text(user.email)
      }
    }
  }

  /// The height of the picture beside the text; `nil` if there is the height for it below.
  private var rowsBeside: Int? { area.height >= 16 ? nil : area.height >= 10 ? 8 : 4 }

  private var isLarge: Bool { area.height >= 30 && area.width >= 44 }

  /// The height of a picture that fills most of the pane.
  private var rowsBelow: Int { min(area.height - 8, (area.width - 4) / 2, 36) }
}

private struct UserListView: View {
  let store: StoreOf<UserListFeature>
  let selection: Binding<User.ID?>

  var body: some View {
    Pane("Users", isBusy: store.users.isLoading) { list }
      .task { store.send(.task) }
  }

  private var list: some View {
    List(selection: selection) {
      ForEach(store.users.value?.users ?? []) { user in
        HStack {
          Text("\(user.id)").dim().frame(width: 4, alignment: .trailing)
          Text(user.fullName)
          Spacer()
          Text(user.email).dim()
        }
        .lineLimit(1)
      }
      if let list = store.users.value, list.hasMore {
        NextPageRow(after: store.users, count: list.users.count) { store.send(.nextPageReached) }
      }
    }
    .listTotal(store.users.value?.total)
    .overlay {
      if case .empty = store.users {
        EmptyStateView("There are no users.", hint: "Press r to look again.")
      }
    }
    .loadStatus(store.users, noun: "users", service: "reqres")
  }
}
