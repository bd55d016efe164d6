import Foundation

/// The mark of an action on the line of a film.
package struct FilmMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The user pressed a key, clicked or pasted.
    case user
    /// A view sent the action by itself, such as when it appeared.
    case view
    case effect
  }

  /// The number of the action, counted from 1.
  package let number: Int
  let time: Date
  let kind: Kind

  /// - Parameters:
  ///   - number: The number of the action, counted from 1.
  ///   - time: The time.
  ///   - kind: The sender.
  package init(number: Int, time: Date, kind: Kind) {
    self.number = number
    self.time = time
    self.kind = kind
  }
}
