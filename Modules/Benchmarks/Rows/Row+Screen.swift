import CoinsFeature
import ComposableArchitecture
import Foundation
import Models
import TerminalUI

extension Row {
  /// Keys on the screen of Coins at 200 × 60, with the details beside the list: the original has no screens. The terminal
  /// has margins for columns and repeats glyphs, as xterm, WezTerm, iTerm2, mintty, Ghostty and Windows Terminal do.
  static let screen: [Row] =
    wheel("scroll Coins by a row with the wheel", bytes: 600, nanoseconds: 2_000_000)
    + keys("select a row of Coins and scroll", bytes: 600, nanoseconds: 2_000_000, key: scrollingKey)
    + [
      bytes(
        "select a row of Coins and scroll without such margins",
        on: Terminal(hasColumnMargins: false),
        key: scrollingKey
      ),
      bytes(
        "select a row of Coins and scroll without margins and synchronized updates",
        on: Terminal(hasColumnMargins: false, isSynchronized: false),
        key: scrollingKey
      ),
      bytes(
        "select a row of Coins and scroll on a painted screen",
        on: Terminal(hasColumnMargins: false, isPainted: true),
        key: scrollingKey
      ),
    ]
    + keys("move the selection of Coins", bytes: 600, nanoseconds: 2_000_000) { number in
      KeyPress(number / 20 % 2 == 0 ? .upArrow : .downArrow)
    }
    + keys("type a letter in the search of Coins", opening: "/", nanoseconds: 4_000_000) {
      $0 % 2 == 0 ? KeyPress("a") : KeyPress(.delete)
    }

  /// The abilities of a terminal.
  private struct Terminal {
    var hasColumnMargins = true
    var isSynchronized = true
    /// Whether its background isn't the one that the theme is for.
    var isPainted = false
  }

  private static func scrollingKey(_ number: Int) -> KeyPress {
    // The selection is at the last row on the screen, then at the first.
    KeyPress(number / 150 % 2 == 0 ? .downArrow : .upArrow)
  }

  /// Measures the wheel and the frame after it, for each of the three rows that it scrolls: its bytes, and its time.
  private static func wheel(_ operation: String, bytes: Double, nanoseconds: Double) -> [Row] {
    [
      Row("bytes to \(operation)", unit: .bytes, goal: .atMost(bytes)) { _ in
        let screen = coinsScreen(nil)
        return Figures((0..<80).map { Double(turnWheel($0, on: screen)) / 3 })
      },
      Row(operation, goal: .atMost(nanoseconds)) { timer in
        let screen = coinsScreen(nil)
        var number = 0
        return await timer.time { count in
          for _ in 0..<(count + 2) / 3 {
            blackHole(turnWheel(number, on: screen))
            number += 1
          }
        }
      },
    ]
  }

  @MainActor
  private static func turnWheel(_ number: Int, on screen: ScreenProbe) -> Int {
    screen.turnWheel(number / 40 % 2 == 0 ? 1 : -1, x: 20, y: 30)
    return screen.draw().count
  }

  /// Measures the bytes of the frame after a key.
  private static func bytes(
    _ operation: String,
    opening: KeyEquivalent? = nil,
    on terminal: Terminal = Terminal(),
    goal: Double? = nil,
    key: @escaping @MainActor @Sendable (Int) -> KeyPress
  ) -> Row {
    Row("bytes to \(operation)", unit: .bytes, goal: goal.map { .atMost($0) }) { _ in
      let screen = coinsScreen(opening, on: terminal)
      return Figures((0..<80).map { Double(press(key($0), on: screen)) })
    }
  }

  /// Measures a key and the frame after it: its bytes, and its time.
  ///
  /// - Parameters:
  ///   - opening: A key that is pressed first.
  ///   - key: Returns the key for a number that counts up from 0.
  private static func keys(
    _ operation: String,
    opening: KeyEquivalent? = nil,
    bytes: Double? = nil,
    nanoseconds: Double,
    key: @escaping @MainActor @Sendable (Int) -> KeyPress
  ) -> [Row] {
    [
      Self.bytes(operation, opening: opening, goal: bytes, key: key),
      Row(operation, goal: .atMost(nanoseconds)) { timer in
        let screen = coinsScreen(opening)
        var number = 0
        return await timer.time { count in
          for _ in 0..<count {
            blackHole(press(key(number), on: screen))
            number += 1
          }
        }
      },
    ]
  }

  @MainActor
  private static func press(_ key: KeyPress, on screen: ScreenProbe) -> Int {
    screen.press(key)
    return screen.draw().count
  }

  /// Returns the screen with the last row on it selected.
  @MainActor
  private static func coinsScreen(_ opening: KeyEquivalent?, on terminal: Terminal = Terminal())
    -> ScreenProbe
  {
    var state = CoinsFeature.State()
    state.listing = .loaded(LoadedCoins(coins: IdentifiedArray(uniqueElements: (1...250).map(coin))))
    let store = Store(initialState: state) { CoinsFeature() }
    let screen = ScreenProbe(
      width: 200,
      height: 60,
      isLight: false,
      isPainted: terminal.isPainted,
      isSynchronized: terminal.isSynchronized,
      hasColumnMargins: terminal.hasColumnMargins,
      repeatsGlyphs: true
    ) {
      CoinsView(store: store)
    }
    screen.draw()
    for _ in 0..<70 { screen.press(KeyPress(.downArrow)) }
    if let opening { screen.press(KeyPress(opening)) }
    screen.draw()
    return screen
  }

  private static func coin(_ rank: Int) -> Coin {
    let names = ["Bitcoin", "Ether", "Wrapped Liquid Staked Ether", "Tether", "Cosmos Hub", "Dogecoin"]
    let change = Double(rank * 37 % 200 - 100) / 8
    return Coin(
      id: .number(rank),
      symbol: "C\(rank * 7919 % 1000)",
      name: "\(names[rank % names.count]) \(rank)",
      rank: rank,
      price: 95_000 / Double(rank * rank),
      volume24h: 4e10 / Double(rank),
      marketCap: 2e12 / Double(rank),
      change24h: change,
      change1h: change / 5,
      change7d: -change * 1.5,
      change30d: change * 2,
      supply: 2e7 * Double(rank),
      weekPrices: (0..<168).map { hour in
        95_000 / Double(rank * rank)
          * (1 + 0.1 * sin(Double(hour * (rank % 7 + 1)) / 20) + 0.01 * sin(Double(hour)))
      }
    )
  }
}
