import Foundation
import Models

/// A search for coins by a part of their name or symbol, ignoring case, accents and surrounding spaces.
struct CoinSearch {
  private let key: String

  init(_ text: String) {
    key = text.trimmingCharacters(in: .whitespacesAndNewlines).searchKey
  }

  /// Returns the matching coins in the given order, except that exact matches of the symbol come first.
  ///
  /// - Complexity: O(*n*) in the number of coins.
  func results(in coins: [Coin]) -> [Coin] {
    guard !key.isEmpty else { return coins }
    var exact: [Coin] = []
    var others: [Coin] = []
    for coin in coins {
      let symbol = coin.symbol.searchKey
      if symbol == key {
        exact.append(coin)
      } else if symbol.contains(key) || coin.name.searchKey.contains(key) {
        others.append(coin)
      }
    }
    return exact + others
  }
}

extension String {
  /// The text without differences of case, accents and width, independent of any locale.
  var searchKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
