import CoinClient
import CoinsFeature
import ComposableArchitecture
import Models
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct CoinsKeyTests {
  @Test func `searching narrows the list as one types`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    #expect(app.symbols == ["BTC", "SMP", "FALL", "STDY", "BARE"])
    await app.press("/")
    await app.type("COIN")
    #expect(app.symbols == ["BTC", "SMP", "FALL", "STDY", "BARE"])
    await app.type("x")
    #expect(app.text.contains("No coin matches 'COINx'."))
    await app.press(.delete)
    await app.press("u", modifiers: .control)
    await app.type("fall")
    #expect(app.symbols == ["FALL"])
    await app.press(.return)
    await app.press("s")
    #expect(app.store.searchText == "fall")
    #expect(app.store.isReversed)
  }

  @Test func `a long search that finds nothing is quoted in part`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    await app.press("/")
    await app.paste(String(repeating: "x", count: 1_000))
    #expect(app.text.contains("No coin matches '\(String(repeating: "x", count: 39))…'."))
    #expect(app.text.contains("#▲ Coin"))
  }

  @Test func `on the page of a coin that a search has found, the keys of the hidden list do nothing`() async {
    let app = app(answering: .success(.market), .success(.market))
    await app.settle()
    await app.press("/")
    await app.type("fall")
    await app.press(.downArrow)
    await app.press(.return)
    #expect(app.store.isShowingDetail)
    #expect(!app.text.contains("/ fall"))
    for key: KeyEquivalent in ["s", "/", "x"] { #expect(await app.press(key) == .ignored) }
    #expect(!app.store.isReversed)
    // The currency is also that of the page.
    await app.press("c")
    #expect(app.store.currency == "EUR")
    await app.press(.escape)
    #expect(app.text.contains("/ fall"))
    await app.press("/")
    await app.press("x")
    #expect(app.text.contains("No coin matches 'fallx'."))
  }

  @Test func `escape empties the search and then leaves it`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    await app.press("/")
    await app.type("btc")
    await app.press(.escape)
    #expect(app.store.searchText == "")
    #expect(app.symbols.count == 5)
    #expect(app.frame.cursor != nil)
    await app.press(.escape)
    #expect(app.frame.cursor == nil)
    await app.press("s")
    #expect(app.store.searchText == "")
  }

  @Test func `sorting again reverses and then goes on`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    #expect((app.store.sort, app.store.isReversed) == (.rank, false))
    await app.press("s")
    #expect((app.store.sort, app.store.isReversed) == (.rank, true))
    #expect(app.symbols == ["STDY", "FALL", "SMP", "BTC", "BARE"])
    await app.press("s")
    #expect(app.text.contains("Price ▼"))
    #expect(app.symbols == ["BTC", "FALL", "STDY", "SMP", "BARE"])
    await app.press("s")
    #expect(app.text.contains("Price ▲"))
    #expect(app.symbols == ["SMP", "STDY", "FALL", "BTC", "BARE"])
    for _ in 1...11 { await app.press("s") }
    #expect((app.store.sort, app.store.isReversed) == (.rank, false))
  }

  @Test func `the selection stays with its coin when the order changes`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    await app.press("j")
    await app.press(.downArrow)
    #expect(app.selectedSymbols == ["FALL"])
    await app.press("s")
    #expect(app.symbols == ["STDY", "FALL", "SMP", "BTC", "BARE"])
    #expect(app.selectedSymbols == ["FALL"])
  }

  @Test func `before a coin is chosen the first one is lit, as it has the details`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    await app.press("s")
    #expect(app.symbols.first == "STDY")
    #expect(app.selectedSymbols == ["STDY"])
    await app.press("/")
    await app.type("fall")
    await app.press(.escape)
    await app.press(.escape)
    #expect(app.selectedSymbols == ["STDY"])
  }

  @Test func `every named column is sorted by a click on its headline`() async throws {
    let app = app(width: 200) { _, _ in .market }
    await app.settle()
    let titles = [
      ("Coin", CoinSort.name), ("Price", .price), ("24 h", .change), ("7 d", .week), ("Volume", .volume),
      ("Cap", .cap), ("#", .rank), ("Last 7 days", .week),
    ]
    for (title, sort) in titles {
      let line = app.frame.lines[2]
      let start = try #require(line.firstRange(of: title)).lowerBound
      await app.click(x: line.distance(from: line.startIndex, to: start), y: 2)
      #expect((app.store.sort, app.store.isReversed) == (sort, false), "\(title)")
      #expect(app.frame.lines[2].count { "▲▼".contains($0) } == 1, "\(title)")
    }
  }

  @Test(arguments: [(40, 12), (60, 20), (80, 24), (120, 40), (200, 60)])
  func `the value by which the coins are sorted has a column on any screen`(width: Int, height: Int) async {
    let app = app(width: width, height: height) { _, _ in .market }
    await app.settle()
    for _ in CoinSort.allCases {
      let titles = app.frame.lines[2]
      #expect(titles.count { "▲▼".contains($0) } == 1, "\(app.store.sort): \(titles)")
      for _ in 1...2 { await app.press("s") }
    }
    app.store.send(.headlineTapped(.volume))
    await app.settle()
    #expect(app.frame.lines[2].contains("Volume ▼"))
    #expect(app.frame.lines[3].contains("35.00 B"))
  }

  @Test func `Return moves the focus to the details, whose range the arrows choose`() async {
    let app = app(width: 120) { _, _ in .market }
    await app.settle()
    await app.press("j")
    await app.press(.return)
    #expect(app.selectedSymbols == [])
    #expect(app.frame.style(x: 72, y: 1).foreground == .accentColor)
    #expect(app.store.selectedID == Coin.mock2.id)
    await app.press(.leftArrow)
    #expect(app.store.range == .day)
    await app.press(.escape)
    #expect(app.selectedSymbols == ["SMP"])
  }

  @Test func `details that don't fit scroll to their end`() async {
    let app = app(width: 40, height: 12) { _, _ in .market }
    await app.settle()
    await app.press(.return)
    #expect(!app.frame.lines.contains { $0.hasPrefix("│ 30 d ") })
    await app.press(.end)
    #expect(app.frame.lines.contains { $0.hasPrefix("│ 30 d ") })
    #expect(app.frame.lines.contains { $0.hasPrefix("│ 7d ") && $0.contains(" now ") })
  }

  @Test func `moving reaches the first and the last`() async {
    let coins = (1...100).map { number in
      Coin(id: .number(number), symbol: "C\(number)", name: "Coin \(number)", rank: number)
    }
    let app = app(answering: .success(coins))
    await app.settle()
    for (key, symbol) in [
      (KeyEquivalent("G"), "C100"), ("k", "C99"), ("g", "C1"), (.end, "C100"), (.upArrow, "C99"),
      (.home, "C1"), (.pageDown, "C19"), (.pageDown, "C37"), (.pageUp, "C19"),
    ] {
      await app.press(key)
      #expect(app.selectedSymbols == [symbol], "after \(key)")
    }
  }

  @Test func `a failure stands beside the list until a retry succeeds`() async {
    let app = app(answering: .success(.market), .failure(.timedOut), .success([.mock]))
    await app.settle()
    await app.press("j")
    await app.press("r")
    #expect(app.text.contains("✗ CoinMarketCap took too long to answer; press r to try again"))
    #expect(app.text.contains("This is the previous data."))
    #expect(app.symbols.count == 5)
    #expect(app.selectedSymbols == ["SMP"])
    await app.press("r")
    #expect(!app.text.contains("✗"))
    #expect(app.symbols == ["BTC"])
    #expect(app.selectedSymbols == ["BTC"])
  }

  @Test func `another currency is asked for and the old prices keep theirs`() async {
    let clock = TestClock()
    let app = app { currency, _ in
      if currency != "USD" { try await clock.sleep(for: .seconds(1)) }
      return [.mock]
    }
    await app.settle()
    await app.press("c")
    #expect(app.store.currency != "USD")
    #expect(app.text.contains("Coins in USD"))
    #expect(app.text.contains("Coins in USD ⠋"))
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text.contains("Coins in \(app.store.currency)"))
  }

  @Test func `directions have colors`() async throws {
    let app = app(answering: .success(.market))
    await app.settle()
    #expect(app.frame.style(of: "▲ 2.50%")?.foreground == .green)
    #expect(app.frame.style(of: "▼ 1.25%")?.foreground == .red)
    let y = try #require(app.frame.lines.firstIndex { $0.contains("STDY") })
    let line = app.frame.lines[y]
    let place = try #require(line.firstRange(of: "0.00%")).lowerBound
    #expect(
      app.frame.style(x: line.distance(from: line.startIndex, to: place), y: y).foreground == .secondary
    )
  }

  @Test func `the selected row stands out`() async {
    let app = app(answering: .success(.market))
    await app.settle()
    #expect(app.selectedSymbols == ["BTC"])
    await app.press("/")
    #expect(app.selectedSymbols == [])
    #expect(app.frame.style(of: "Bitcoin")?.background == .bar)
  }

  // MARK: Support

  private typealias Driver = ViewDriver<CoinsFeature.State, CoinsFeature.Action>

  private func app(answering answers: Result<[Coin], APIError>...) -> Driver {
    let answers = LockIsolated(answers)
    return app { _, _ in try answers.withValue { $0.removeFirst() }.get() }
  }

  private func app(
    width: Int = 80,
    height: Int = 24,
    coins: @escaping @Sendable (String, Int) async throws -> [Coin]
  ) -> Driver {
    ViewDriver(initialState: CoinsFeature.State(), width: width, height: height) {
      CoinsFeature()
    } withDependencies: {
      $0.coinClient.coins = coins
    } view: {
      CoinsView(store: $0)
    }
  }
}

extension [Coin] {
  fileprivate static let market: [Coin] = [.mock, .mock2, .falling, .steady, .mockBare]
}

extension ViewDriver<CoinsFeature.State, CoinsFeature.Action> {
  /// The symbols of the rows, from the top.
  fileprivate var symbols: [String] { frame.lines.compactMap(Self.symbol) }

  /// The symbols of the rows that are drawn with the focus.
  fileprivate var selectedSymbols: [String] {
    let frame = frame
    return frame.lines.enumerated().compactMap { y, line in
      frame.style(x: 5, y: y).background == .selection ? Self.symbol(line) : nil
    }
  }

  private static func symbol(_ line: String) -> String? {
    let words = line.split { " │▌▏".contains($0) }
    guard words.count > 3, words[0] == "-" || Int(words[0]) != nil else { return nil }
    return String(words[1])
  }
}
