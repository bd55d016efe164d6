import Foundation
import Models

/// A search for coins by a part of their name or symbol, ignoring case, accents and surrounding spaces.
struct CoinSearch {
  private let key: String

  init(_ text: String) {
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
    let isTrimmed = ends.allSatisfy { $0.map { !$0.properties.isWhitespace && $0 != "\u{200B}" } ?? true }
    // Trimming is slow.
    key = (isTrimmed ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)).searchKey
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
      } else if symbol.contains(searchKey: key) || coin.name.searchKey.contains(searchKey: key) {
        others.append(coin)
      }
    }
    return exact + others
  }
}

extension String {
  /// The text without differences of case, accents and width, independent of any locale.
  var searchKey: String {
    // Folding is slow, and a letter typed in the search asks for hundreds of keys.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Returns whether the text, which is a search key, contains another one.
  fileprivate func contains(searchKey key: String) -> Bool {
    let (text, part) = (Array(utf8), Array(key.utf8))
    guard text.allSatisfy({ $0 < 0x80 }), part.allSatisfy({ $0 < 0x80 }) else { return contains(key) }
    return text.indices.contains { text[$0...].starts(with: part) }
  }
}

extension [Coin] {
  /// Returns the coin with that ID or, if there is none, all coins with that symbol or name, ignoring case.
  func named(_ name: String) -> [Coin] {
    if let coin = first(where: { $0.id.description == name }) { return [coin] }
    let key = name.searchKey
    let coins = filter { $0.symbol.searchKey == key }
    return coins.isEmpty ? filter { $0.name.searchKey == key } : coins
  }
}
