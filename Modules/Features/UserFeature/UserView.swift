import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// One GitHub account.
public struct UserView: View {
  public let store: StoreOf<UserFeature>
  @State private var isAskingForLogin = false

  public init(store: StoreOf<UserFeature>) { self.store = store }

  public var body: some View {
    Pane(store.login.isEmpty ? "Account" : store.login, isBusy: store.load.isLoading) {
      ScrollView {
        VStack(alignment: .leading) {
          LoadStatusView(store.load, noun: store.login, failure: store.state.failureMessage)
          if let details = store.state.details {
            AccountCard(details: details)
          } else if store.login.isEmpty {
            Text("No account is chosen yet.").bold()
            Text("Press O and type a login, or choose an owner beside the repositories.").dim()
          }
        }
        .padding(EdgeInsets(leading: 1))
      }
    }
    .textPrompt(
      "Account",
      isPresented: $isAskingForLogin,
      prompt: "A login such as octo-sample",
      problem: Account.problem(ofLogin:)
    ) {
      store.send(.ownerSelected($0))
    }
    .toolbar {
      Button("Account") { isAskingForLogin = true }.keyboardShortcut("O")
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r")
      PageButtons(store.state.details?.link)
    }
    .task { store.send(.task) }
  }
}

private struct AccountCard: View {
  let details: AccountDetails

  var body: some View {
    VStack(alignment: .leading) {
      Text(details.name).font(.title)
      if details.name != details.account.login { Text(details.account.login).dim() }
      Text(details.bio)
      Text(details.summary).bold()
      if let link = details.link { Link(link.absoluteString, destination: link) }
      if let avatar = details.account.avatar { AsyncImage(url: avatar) }
    }
  }
}
