import ComposableArchitecture
import Foundation

/// An action in the film of a store: its time, and its place in the tree of causes.
struct FilmMoment: Hashable, Sendable, Identifiable {
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

  var kind: FilmMark.Kind {
    if cause != .user { return .effect }
    return input == nil ? .view : .user
  }

  /// The action on the line of the film.
  var mark: FilmMark { FilmMark(number: number, time: time, kind: kind) }

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
