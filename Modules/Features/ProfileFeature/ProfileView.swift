import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// One user with the avatar, and the list of all users.
public struct ProfileView: View {
  public let store: StoreOf<ProfileFeature>

  public init(store: StoreOf<ProfileFeature>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      LoadStatusView(store.user, noun: "user \(store.state.id)")
      if let user = store.user.value {
        UserCard(user: user)
      } else {
        Text("User Id: \(store.state.id)").font(.title)
      }
      Divider()
      UserListView(store: store.scope(state: \.list, action: \.list)) { store.send(.userTapped(id: $0)) }
    }
    .toolbar {
      Button("Previous") { store.send(.previousUserButtonTapped) }
        .keyboardShortcut("p").disabled(!store.hasPrevious)
      Button("Next") { store.send(.nextUserButtonTapped) }
        .keyboardShortcut("n").disabled(!store.hasNext)
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
    }
    .task { store.send(.task) }
  }
}

private struct UserCard: View {
  let user: User

  var body: some View {
    VStack(alignment: .leading) {
      Text("User Id: \(user.id)").font(.title)
      Text(user.fullName).bold()
      if let mailto = user.mailto {
        Link(user.email, destination: mailto)
      } else {
        Text(user.email)
      }
      if let avatar = user.avatar { AsyncImage(url: avatar) }
    }
  }
}

private struct UserListView: View {
  let store: StoreOf<UserListFeature>
  let tapped: @MainActor (User.ID) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      LoadStatusView(store.users, noun: "users")
      List {
        ForEach(store.users.value?.users ?? []) { user in
          Button {
            tapped(user.id)
          } label: {
            HStack {
              Text("\(user.id)").dim().frame(width: 4, alignment: .trailing)
              Text(user.fullName)
              Spacer()
              Text(user.email).dim()
            }
            .lineLimit(1)
          }
        }
        if let list = store.users.value, list.hasMore {
          NextPageRow(after: store.users, count: list.users.count) { store.send(.nextPageReached) }
        }
      }
      .overlay {
        if case .empty = store.users {
          EmptyStateView("There are no users.", hint: "Press r to look again.")
        }
      }
    }
    .task { store.send(.task) }
  }
}
