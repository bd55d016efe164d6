import Foundation
import Models
import TerminalUI

/// The card of a GitHub account above its repositories.
///
/// It always has the same height, so the list below stays where it is while the account is loaded.
public struct AccountHeader: View {
  let login: String
  let account: Account?
  let failure: String?
  let rows: Int
  @Environment(\.now) private var now
  @Environment(\.showsPictures) private var showsPictures
  @Environment(\.imageDecoder) private var imageDecoder

  /// - Parameters:
  ///   - login: The login of the account.
  ///   - account: The account; `nil` until it has been loaded.
  ///   - failure: A sentence that says why it couldn't be loaded.
  ///   - rows: The rows of text: 1 for the name alone, 2, or 4, which have a picture beside them. From 2 on, a line
  ///     follows.
  public init(login: String, account: Account?, failure: String? = nil, rows: Int) {
    self.login = login
    self.account = account
    self.failure = failure
    self.rows = rows
  }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        if rows > 3, showsPictures, imageDecoder != nil { picture }
        text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .frame(height: rows)
      .padding(EdgeInsets(leading: 1, trailing: 1))
      if rows > 1 { Divider().foregroundColor(.line) }
    }
    .lineLimit(1)
  }

  /// The picture. Its place is kept until it is known that there is none.
  @ViewBuilder private var picture: some View {
    if let avatar = account?.avatar {
      AsyncImage(url: avatar) { Text("") }.frame(width: 2 * rows, height: rows)
    } else if account == nil, failure == nil {
      Text("").frame(width: 2 * rows, height: rows)
    }
  }

  @ViewBuilder private var text: some View {
    VStack(alignment: .leading) {
      if let failure, rows == 1 {
        Text("✗ \(failure)").foregroundColor(.red)
      } else {
        HStack {
          name
          Spacer()
          if rows < 4, let account { Text(followers(of: account)).bold().layoutPriority(1) }
        }
      }
      if rows > 1 {
        HStack {
          if let failure { Text("✗ \(failure)").foregroundColor(.red) } else { bio }
          Spacer()
          if rows < 4, let account { origin(of: account) }
        }
      }
      if rows > 3, let account {
        HStack { origin(of: account) }
        let repositories = "\(RepositoryRowView.short(account.publicRepositories)) repositories"
        Text("\(repositories) · \(followers(of: account))").bold()
      }
    }
  }

  /// The name. The login is in the title of the pane.
  private var name: some View { Text(account?.displayName ?? login).font(.title) }

  @ViewBuilder private var bio: some View {
    if let account {
      let bio = account.bio ?? ""
      Text(bio.allSatisfy(\.isWhitespace) ? "No bio available" : bio)
    }
  }

  private func followers(of account: Account) -> String {
    "\(RepositoryRowView.short(account.followers)) follower\(account.followers == 1 ? "" : "s")"
  }

  /// Returns the location, and how long ago the account was created.
  @ViewBuilder private func origin(of account: Account) -> some View {
    let location = account.location ?? ""
    if !location.isEmpty { Text(location).dim() }
    if let created = account.createdAt {
      let text = "joined \(RelativeTime.text(created, now: now()))"
      Text(location.isEmpty ? text : "· \(text)").dim().layoutPriority(1)
    }
  }
}
