import CoinsFeature
import ComposableArchitecture
import Models
import TerminalUI
import Testing

/// The bytes for a terminal of 200 × 60 after a key.
@MainActor
struct CoinsOutputTests {
  /// Most of them are the chart of another coin, and two rows of the list. Without margins for columns, what is beside
  /// the list scrolls too, and is written again. A line through the prices of a week has more to draw than one through
  /// four prices.
  @Test(arguments: [
    (KeyEquivalent.downArrow, true, false, 700), (.upArrow, false, false, 1420),
    (.downArrow, true, true, 1800),
  ])
  func `a row scrolls in few bytes`(
    key: KeyEquivalent,
    hasColumnMargins: Bool,
    hasWeek: Bool,
    most: Int
  ) {
    let screen = screen(hasColumnMargins: hasColumnMargins, hasWeek: hasWeek)
    if key == .upArrow { screen.press(KeyPress(.pageUp)) }
    screen.draw()
    let sizes = (0..<3).map { _ in
      screen.press(KeyPress(key))
      return screen.draw().count
    }
    #expect(sizes.sorted()[1] < most, "\(sizes)")
  }

  /// A painted screen is written cell by cell, because some terminals erase in their own color.
  @Test(arguments: [(true, true, true), (true, false, true), (false, false, false), (false, false, true)])
  func `a row scrolls in few bytes on any terminal`(
    isSynchronized: Bool,
    hasColumnMargins: Bool,
    isPainted: Bool
  ) {
    let screen = screen(
      hasColumnMargins: hasColumnMargins,
      isSynchronized: isSynchronized,
      isPainted: isPainted
    )
    let sizes = (0..<3).map { _ in
      screen.press(KeyPress(.downArrow))
      return screen.draw().count
    }
    #expect(sizes.sorted()[1] < 1600, "\(sizes)")
  }

  /// A notch of the wheel is three rows. Without margins for columns, the details beside the list are written again.
  @Test(arguments: [(true, true, 1000), (true, false, 3000), (false, false, 3000)])
  func `a notch of the wheel takes few bytes on any terminal`(
    isSynchronized: Bool,
    hasColumnMargins: Bool,
    most: Int
  ) {
    let screen = screen(hasColumnMargins: hasColumnMargins, hasWeek: true, isSynchronized: isSynchronized)
    let sizes = (0..<3).map { _ in
      screen.turnWheel(1, x: 10, y: 20)
      return screen.draw().count
    }
    #expect(sizes.sorted()[1] < most, "\(sizes)")
  }

  /// The background of the selected row moves with it. If the other coin's chart has another color, that takes more
  /// bytes than all the rest.
  @Test(arguments: [KeyEquivalent.upArrow, .downArrow])
  func `the selection moves in few bytes`(key: KeyEquivalent) {
    let screen = screen(hasColumnMargins: true)
    if key == .downArrow { screen.press(KeyPress(.pageUp)) }
    screen.draw()
    let sizes = (0..<3).map { _ in
      screen.press(KeyPress(key))
      return screen.draw().count
    }
    #expect(sizes.sorted()[0] < 700, "\(sizes)")
  }

  private func screen(
    hasColumnMargins: Bool,
    hasWeek: Bool = false,
    isSynchronized: Bool = true,
    isPainted: Bool = false
  ) -> ScreenProbe {
    var state = CoinsFeature.State()
    state.listing = .loaded(
      LoadedCoins(coins: IdentifiedArray(uniqueElements: (1...250).map { coin($0, hasWeek: hasWeek) }))
    )
    let store = Store(initialState: state) { CoinsFeature() }
    let screen = ScreenProbe(
      width: 200,
      height: 60,
      isLight: false,
      isPainted: isPainted,
      isSynchronized: isSynchronized,
      hasColumnMargins: hasColumnMargins,
      repeatsGlyphs: true
    ) {
      CoinsView(store: store)
    }
    screen.draw()
    for _ in 0..<2 { screen.press(KeyPress(.pageDown)) }
    screen.draw()
    return screen
  }

  private func coin(_ rank: Int, hasWeek: Bool) -> Coin {
    let names = ["Bitcoin", "Ether", "Wrapped Liquid Staked Ether", "Tether", "Cosmos Hub", "Dogecoin"]
    let change = Double(rank * 37 % 200 - 100) / 8
    let price = 95_000 / Double(rank * rank)
    let week = (0..<168).map { (hour: Int) -> Double in
      let wave = (hour * 7 + rank * 31) % 40 + hour / 4
      return price * (1 + Double(wave) / 300)
    }
    return Coin(
      id: .number(rank),
      symbol: "C\(rank * 7919 % 1000)",
      name: "\(names[rank % names.count]) \(rank)",
      rank: rank,
      price: price,
      volume24h: 4e10 / Double(rank),
      marketCap: 2e12 / Double(rank),
      change24h: change,
      change1h: change / 5,
      change7d: -change * 1.5,
      weekPrices: hasWeek ? week : nil
    )
  }
}
