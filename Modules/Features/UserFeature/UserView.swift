import ComposableArchitecture
import FeatureViews
import Models
import TerminalUI

/// One GitHub account.
public struct UserView: View {
  @Bindable public var store: StoreOf<UserFeature>

  public init(store: StoreOf<UserFeature>) { self.store = store }

  public var body: some View {
    Pane(store.login.isEmpty ? "Account" : store.login, isBusy: store.load.isLoading) {
      GeometryReader { area in
        ScrollView {
          PaneInsets { content(in: area.size) }.frame(minHeight: area.size.height)
        }
      }
      .loadStatus(
        store.load,
        noun: store.login,
        service: "GitHub",
        failure: store.state.missingMessage(key: "O")
      )
    }
    .textPrompt(
      "Account",
      $store.prompt,
      placeholder: "A login such as octo-sample",
      problem: Account.problem(ofLogin:)
    ) {
      store.send(.ownerSelected($0))
    }
    .toolbar {
      Button("Account") { store.prompt = Prompt() }.keyboardShortcut("O").help("Show an account")
      Button("Refresh") { store.send(.refreshButtonTapped) }.keyboardShortcut("r").help("Refresh the account")
      if store.load.error == nil || store.state.details != nil { PageButtons(store.state.details?.link) }
    }
    .task { store.send(.task) }
  }

  /// Returns the height of the picture beside the text; `nil` if it is below.
  private static func pictureRows(in size: Size) -> Int? {
    if size.width < 70 { return nil }
    if size.height < 16 { return 8 }
    // Two columns are as wide as a row is high. The text has 50 columns beside the picture.
    return size.width >= 110 && size.height >= 30 ? min(36, size.height - 10, (size.width - 50) / 2) : 12
  }

  @ViewBuilder private func content(in size: Size) -> some View {
    if let details = store.state.details {
      AccountCard(details: details, pictureRows: Self.pictureRows(in: size))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else if store.login.isEmpty {
      EmptyStateView(
        "No account is chosen yet.",
        hint: "Press O and type a login, or choose an owner beside the repositories."
      )
    }
  }
}

/// The picture, the name and the figures of an account. The login is the title of the pane.
private struct AccountCard: View {
  let details: AccountDetails
  /// The height of the picture beside the text; `nil` if it is below.
  let pictureRows: Int?
  @Environment(\.now) private var now

  var body: some View {
    PictureCard(url: details.account.avatar, rowsBeside: pictureRows) { text }
  }

  private var text: some View {
    VStack(alignment: .leading) {
      if details.name != details.account.login { Text(details.name).font(.title) }
      Text(details.bio)
      Text(details.summary).bold()
      if let link = details.link { Link(link.absoluteString, destination: link) }
      facts
    }
  }

  /// The facts that the account gives about itself.
  @ViewBuilder private var facts: some View {
    let account = details.account
    let facts = [
      ("Company", account.company), ("Location", account.location), ("Website", account.blog),
      ("Joined", account.createdAt.map { RelativeTime.text($0, now: now()) }),
    ]
    let known = facts.filter { $0.1?.isEmpty == false }
    if !known.isEmpty {
      Text("")
      ForEach(known, id: \.0) { title, text in
        HStack {
          Text(title).dim().frame(width: 9, alignment: .leading)
          if title == "Website", let website = details.website {
            Link(text ?? "", destination: website)
          } else {
            Text(text ?? "")
          }
        }
      }
    }
  }
}
