import Models
import TerminalUI

/// A column of the table of coins.
enum CoinColumn: CaseIterable {
  case rank, symbol, name, price, day, week, volume, cap, trend

  /// Returns the columns that fit, in order. If the one by which the coins are sorted isn't among them, it takes the place
  /// of the last one.
  ///
  /// - Parameters:
  ///   - width: The number of terminal columns.
  ///   - sort: The order of the coins.
  static func all(width: Int, sort: CoinSort) -> [CoinColumn] {
    let fitting = allCases.filter { $0.smallestTable <= width }
    guard let sorted = allCases.first(where: { $0.sort == sort }), !fitting.contains(sorted) else {
      return fitting
    }
    return fitting.dropLast() + [sorted]
  }

  var title: String {
    switch self {
    case .rank: "#"
    case .symbol: "Coin"
    case .name: ""
    case .price: "Price"
    case .day: "24 h"
    case .week: "7 d"
    case .volume: "Volume"
    case .cap: "Cap"
    case .trend: "Last 7 days"
    }
  }

  /// The number of terminal columns; `nil` for all that are left.
  var width: Int? {
    switch self {
    case .rank: 3
    case .symbol: 6
    case .name: nil
    case .price: 11
    case .day, .week: 8
    case .volume, .cap: 9
    case .trend: 12
    }
  }

  var alignment: Alignment {
    switch self {
    case .symbol, .name, .trend: .leading
    case .rank, .price, .day, .week, .volume, .cap: .trailing
    }
  }

  /// The order that a click on the headline sorts by.
  var sort: CoinSort {
    switch self {
    case .rank: .rank
    case .symbol, .name: .name
    case .price: .price
    case .day: .change
    case .week, .trend: .week
    case .volume: .volume
    case .cap: .cap
    }
  }

  /// The width of the smallest table that has room for the column.
  private var smallestTable: Int {
    switch self {
    case .rank, .symbol, .price, .day: 0
    case .name: 44
    case .week: 52
    case .trend: 64
    case .volume: 82
    case .cap: 94
    }
  }
}
