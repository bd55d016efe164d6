import Foundation
import Models

extension User {
  /// The URL for a mail to the user; `nil` if the e-mail address is invalid.
  var mailto: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = email
    return components.url
  }
}
