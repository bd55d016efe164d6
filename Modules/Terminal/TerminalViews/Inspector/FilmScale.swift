import Foundation

/// Some actions on a line of columns that stands for their time.
struct FilmScale {
  let start: Date
  let end: Date
  let columns: Int

  /// - Parameters:
  ///   - moments: The actions, the oldest first. The first and the last are at the ends of the line.
  ///   - columns: The number of columns.
  init(_ moments: [FilmMark], columns: Int) {
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
  func ticks(_ moments: [FilmMark]) -> [Int: FilmMark.Kind] {
    let ranks: [FilmMark.Kind] = [.user, .effect, .view]
    return moments.reduce(into: [:]) { ticks, moment in
      let column = column(of: moment.time)
      let kinds = [ticks[column], moment.kind]
      ticks[column] = ranks.first { kinds.contains($0) }
    }
  }

  /// Returns the action whose column is nearest to a column; the last of several.
  func moment(near column: Int, in moments: [FilmMark]) -> FilmMark? {
    moments.reversed().min {
      abs(self.column(of: $0.time) - column) < abs(self.column(of: $1.time) - column)
    }
  }
}
