import Models
import UserFeature

extension UserFeature.State {
  /// Returns the state after an account has been loaded.
  static func showing(_ account: Account) -> Self {
    var state = Self(login: account.login)
    state.load = .loaded(account)
    return state
  }

  static var unknown: Self {
    var state = Self(login: "nobody-sample")
    state.load = .failed(.notFound(resource: "account"), previous: nil)
    return state
  }
}
