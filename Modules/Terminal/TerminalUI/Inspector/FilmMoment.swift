import ComposableArchitecture
import Foundation

/// An action in the film of a store: its time, and its place in the tree of causes.
struct FilmMoment: Hashable, Sendable, Identifiable {
  enum Kind: Hashable, Sendable {
    /// The user pressed a key, clicked or pasted.
    case user
    /// A view sent the action by itself, such as when it appeared.
    case view
    case effect
  }

  /// The number of the action, counted from 1.
  let number: Int
  /// The number of the reduction among all in the process.
  let reductionID: UInt64
  let time: Date
  let cause: ActionCause
  /// The user's input, if that was the cause.
  let input: UserInput?
  let duration: Duration
  /// The number of the action that led to this one, if it is known.
  let parent: Int?
  /// The number of known actions that led to this one.
  let depth: Int

  var id: Int { number }

  var kind: Kind {
    if cause != .user { return .effect }
    return input == nil ? .view : .user
  }

  /// A short text about the sender.
  var sender: String {
    switch cause {
    case .user: input == nil ? "view" : "user"
    case .operation(let effect): effect.name ?? "effect"
    case .send: "send"
    }
  }

  /// The place in the source that the cause has: that of the key, or of the effect.
  var place: SourcePlace? {
    switch cause {
    case .user: input?.place
    case .operation(let effect): SourcePlace(fileID: effect.fileID, line: Int(effect.line))
    case .send: nil
    }
  }
}
