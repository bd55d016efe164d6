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

/// Some actions on a line of columns that stands for their time.
struct FilmScale {
  let start: Date
  let end: Date
  let columns: Int

  /// - Parameters:
  ///   - moments: The actions, the oldest first. The first and the last are at the ends of the line.
  ///   - columns: The number of columns.
  init(_ moments: [FilmMoment], columns: Int) {
    start = moments.first?.time ?? .distantPast
    end = max(start, moments.last?.time ?? .distantPast)
    self.columns = max(1, columns)
  }

  /// Returns the column of a time. Times beyond the ends have the columns at the ends.
  func column(of time: Date) -> Int {
    let (length, passed) = (end.timeIntervalSince(start), time.timeIntervalSince(start))
    guard length > 0 else { return 0 }
    return Int((min(max(passed / length, 0), 1) * Double(columns - 1)).rounded())
  }

  /// Returns the kind of mark in each column that has one. In a shared column the user's mark goes first.
  func ticks(_ moments: [FilmMoment]) -> [Int: FilmMoment.Kind] {
    let ranks: [FilmMoment.Kind] = [.user, .effect, .view]
    return moments.reduce(into: [:]) { ticks, moment in
      let column = column(of: moment.time)
      let kinds = [ticks[column], moment.kind]
      ticks[column] = ranks.first { kinds.contains($0) }
    }
  }

  /// Returns the action whose column is nearest to a column; the last of several.
  func moment(near column: Int, in moments: [FilmMoment]) -> FilmMoment? {
    moments.reversed().min {
      abs(self.column(of: $0.time) - column) < abs(self.column(of: $1.time) - column)
    }
  }
}
