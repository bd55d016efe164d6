import CoinClient
import CoinsFeature
import ComposableArchitecture
import Foundation
import Models
import TerminalUI
import Testing

/// The past in the inspector: the settings are shown as they were then, and stay as they are.
@MainActor
struct CoinsPastTests {
  private let files = LockIsolated<[URL: Data]>([:])
  private let url = URL(filePath: "/home/.config/composed/settings.json")
  private let inspector = Inspector<CoinsFeature.State, CoinsFeature.Action>()

  private func withApp(
    width: Int = 140,
    coins: @escaping @Sendable (String) throws -> [Coin],
    _ operation: (ViewDriver<CoinsFeature.State, CoinsFeature.Action>) async -> Void
  ) async {
    await withDependencies {
      $0.defaultAppStorage = AppStorageStore(file: url, storage: .inMemory(fileSystem: files))
      $0.coinClient.coins = { currency, _ in try coins(currency) }
    } operation: {
      let inspector = inspector
      let app = ViewDriver(initialState: CoinsFeature.State(), width: width, height: 30) {
        inspector.inspecting(CoinsFeature())
      } view: { store in
        InspectedView(inspector, store: store) { CoinsView(store: $0) }
      }
      await app.settle()
      await app.press(.function(12))
      await operation(app)
    }
  }

  @Test func `the order, the currency and the prices are those of the past`() async {
    let prices = ["USD": 61_000.0, "EUR": 52_000]
    await withApp { currency in
      var coins = [Coin.mock, .mock2]
      coins[0].price = prices[currency]
      return coins
    } _: { app in
      await app.press("s")
      await app.press("c")
      let present = app.screen
      #expect(app.symbols == ["SMP", "BTC"])
      #expect(app.text.contains("─ Coins in EUR ") && app.text.contains("52,000.00"))
      let settings = files.value

      for _ in 1...3 { await app.press("<") }
      #expect(app.symbols == ["BTC", "SMP"])
      #expect(app.text.contains("#▲ ") && !app.text.contains("#▼"))
      #expect(app.text.contains("─ Coins in USD ") && app.text.contains("61,000.00"))
      await app.press(">")
      #expect(app.symbols == ["SMP", "BTC"])
      #expect(app.text.contains("─ Coins in USD "))
      await app.press("s")
      #expect(app.symbols == ["SMP", "BTC"])

      await app.press(".")
      #expect(app.screen == present)
      #expect(files.value == settings)
      #expect(app.store.currency == "EUR" && app.store.isReversed)
    }
  }

  @Test func `a narrow screen doesn't offer Escape, which would change the past`() async {
    await withApp(width: 60) { _ in
      [.mock, .mock2]
    } _: { app in
      await app.press(.return)
      #expect(app.frame.lines.last?.contains("Esc Back") == true)
      await app.press("<")
      await app.press(">")
      #expect(app.frame.lines.last?.contains("Esc Back") == false)
      await app.press(.escape)
      #expect(app.text.contains("This is the past"))
    }
  }

  @Test func `Escape in the details moves the focus, which changes nothing`() async {
    await withApp(width: 220) { _ in
      [.mock, .mock2]
    } _: { app in
      await app.press(.return)
      await app.press("<")
      await app.press(">")
      await app.press(.tab, modifiers: .shift)
      #expect(app.frame.lines.last?.hasPrefix(" Esc Back") == true)
      await app.press(.escape)
      #expect(!app.text.contains("This is the past"))
      #expect(app.frame.lines.last?.contains("Esc Back") == false)
    }
  }

  @Test func `the currency is that of the past even if nothing has been loaded`() async {
    await withApp { _ in
      throw APIError.timedOut
    } _: { app in
      await app.press("c")
      #expect(app.text.contains("─ Coins in EUR "))
      for _ in 1...2 { await app.press("<") }
      #expect(app.text.contains("─ Coins in USD "))
      await app.press(">")
      #expect(app.text.contains("─ Coins in EUR "))
    }
  }
}

extension ViewDriver<CoinsFeature.State, CoinsFeature.Action> {
  /// The part of the frame that shows the coins.
  fileprivate var screen: [String] { frame.lines.dropLast(3).map { String($0.prefix(60)) } }

  /// The symbols of the rows, from the top.
  fileprivate var symbols: [String] {
    screen.compactMap { line in ["BTC", "SMP"].first { line.contains(" \($0) ") } }
  }
}
