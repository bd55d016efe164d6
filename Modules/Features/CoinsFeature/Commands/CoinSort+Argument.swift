import CommandSupport
import Models

extension CoinSort: Choice {
  /// The order in which most users want to see coins: ranks and names from the first, otherwise the largest first.
  var usualOrder: SortDirection {
    switch self {
    case .rank, .name: .ascending
    case .price, .change, .week, .volume, .cap: .descending
    }
  }
}
