import CoinClient
import CoinsFeature
import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import Testing

/// Responses of a malicious service: text that controls a terminal, and unexpected numbers.
@MainActor
struct HostileInputTests {
  /// Clears the screen, renames the window, sets a color in one byte, moves back, and reverses the text order.
  nonisolated static let hostile =
    "kit\u{1B}[2J\u{1B}]0;x\u{07}\u{9B}31m\u{08}\u{7F}\u{202E}b\u{2066}\u{200F}\r\nnext\u{2028}\u{0}"

  nonisolated static let formats = [["--color", "never"], ["--plain"], ["--json"]]

  @Test(arguments: [["list"], ["show", "1"]], formats)
  func `text from the service cannot steer the terminal`(command: [String], format: [String]) async {
    for isTerminal in [true, false] {
      let run = await coins(command + format, isTerminal: isTerminal) {
        [Coin(id: 1, symbol: Self.hostile, name: Self.hostile)]
      }
      #expect(run.status == .success)
      let isPlain = format[0] == "--plain" || format[0] == "--color" && !isTerminal
      let isTable = format[0] == "--color" && isTerminal && command == ["list"]
      expectHarmless(run, command + format, lines: isTable ? 2 : isPlain ? 1 : nil)
    }
  }

  @Test func `coins with the same symbol cannot either`() async {
    let run = await coins(["show", "btc", "--color", "never"], isTerminal: true) {
      [.mock, Coin(id: 7, symbol: "BTC", name: Self.hostile, rank: 9)]
    }
    #expect(run.status == .success)
    expectHarmless(run, ["show"])
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test func `the words of an error cannot either`() async {
    let run = await coins(["list", "--color", "never"], isTerminal: true) {
      throw APIError.forbidden(message: Self.hostile)
    }
    #expect(run.status == .authentication)
    expectHarmless(run, ["list"])
    #expect(run.standardError.split(separator: "\n").count == 1)
  }

  @Test(arguments: CoinSort.allCases, formats)
  func `no number is too odd to be listed`(sort: CoinSort, format: [String]) async {
    let odd: [Double] = [
      .infinity, -.infinity, .nan, .signalingNaN, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude, -0.0, 1e-130, 1e130,
    ]
    let coins = odd.enumerated().map { index, number in
      Coin(
        id: .number(index == 0 ? .min : .max - index),
        symbol: "",
        name: "",
        rank: index.isMultiple(of: 2) ? .min : .max,
        price: number,
        volume24h: number,
        marketCap: number,
        change24h: number,
        lastUpdated: index.isMultiple(of: 2) ? .distantPast : .distantFuture
      )
    }
    let arguments = ["list", "--sort", sort.rawValue] + format
    // Only the table needs a terminal.
    let run = await self.coins(arguments, isTerminal: format[0] == "--color") { coins }
    #expect(run.status == .success)
    if format == ["--json"] {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) }
    }
  }

  private func coins(
    _ arguments: [String],
    isTerminal: Bool,
    coins: @escaping @Sendable () throws -> [Coin]
  ) async -> CapturedRun {
    await withDependencies {
      $0.coinClient.coins = { _, _ in try coins() }
    } operation: {
      await CapturedRun(CoinsCommand.self, arguments, isTerminal: isTerminal)
    }
  }

  /// Expects the output to contain only the harmless part of the text.
  private func expectHarmless(_ run: CapturedRun, _ format: [String], lines: Int? = nil) {
    let harmful: Set<Unicode.Scalar> = [
      "\u{1B}", "\u{07}", "\u{9B}", "\u{08}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{2028}",
      "\u{0}", "\r",
    ]
    #expect(!run.standardOutput.unicodeScalars.contains { harmful.contains($0) }, "\(format)")
    #expect(!run.standardError.unicodeScalars.contains { harmful.contains($0) }, "\(format)")
    #expect((run.standardOutput + run.standardError).contains("kit"), "\(format)")
    if let lines { #expect(run.standardOutput.split(separator: "\n").count == lines, "\(format)") }
  }
}
