import ComposableArchitecture
import Foundation

/// The actions of a store over time, each with the one that led to it.
struct FilmTimeline {
  /// The actions, the oldest first. Their numbers have no gaps.
  private(set) var moments: [FilmMoment] = []
  /// The numbers of the actions by those of their reductions.
  private var numbers: [UInt64: Int] = [:]

  /// Returns the number of the action that a reduction was of; `nil` if it isn't in the film.
  func number(ofReduction id: UInt64?) -> Int? { id.flatMap { numbers[$0] } }

  /// The action of a number; `nil` if it isn't in the film.
  subscript(number: Int) -> FilmMoment? {
    guard let first = moments.first?.number, moments.indices.contains(number - first) else { return nil }
    return moments[number - first]
  }

  /// Returns the numbers of the actions that don't stand below the one that led to them, or below another one that it led
  /// to.
  ///
  /// - Parameter listed: The actions that are listed, the oldest first.
  func strays(in listed: [FilmMoment]) -> Set<Int> {
    var strays: Set<Int> = []
    // The actions to which the one above belongs, from it on.
    var above: [Int] = []
    for moment in listed {
      if let parent = moment.parent {
        if let place = above.firstIndex(of: parent) {
          above.removeFirst(place)
        } else {
          strays.insert(moment.number)
          above = []
        }
      } else {
        above = []
      }
      above.insert(moment.number, at: 0)
    }
    return strays
  }

  /// Adds an action at the end.
  ///
  /// - Parameters:
  ///   - number: The number after that of the last action.
  ///   - reductionID: The number of its reduction.
  ///   - cause: Its sender.
  ///   - input: The user's input, if views are responding to one.
  ///   - time: The time.
  ///   - duration: The time that the reducer took.
  mutating func append(
    _ number: Int,
    reductionID: UInt64,
    cause: ActionCause,
    input: UserInput?,
    at time: Date,
    duration: Duration
  ) {
    let parent =
      switch cause {
      case .user: Int?.none
      case .operation(let effect): self.number(ofReduction: effect.reductionID)
      case .send(let id): self.number(ofReduction: id)
      }
    let moment = FilmMoment(
      number: number,
      reductionID: reductionID,
      time: time,
      cause: cause,
      input: cause == .user ? input : nil,
      duration: duration,
      parent: parent,
      depth: parent.flatMap { self[$0] }.map { $0.depth + 1 } ?? 0
    )
    moments.append(moment)
    numbers[reductionID] = number
  }

  /// Removes the oldest actions.
  ///
  /// - Parameter count: The number of actions to keep.
  mutating func keepLast(_ count: Int) {
    for moment in moments.dropLast(count) { numbers[moment.reductionID] = nil }
    moments = moments.suffix(count)
  }

  /// Removes the actions after one.
  mutating func removeAll(after number: Int) {
    for moment in moments where moment.number > number { numbers[moment.reductionID] = nil }
    moments.removeAll { $0.number > number }
  }
}
