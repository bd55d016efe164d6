import CoinClient
import CoinsFeature
import CommandSupport
import ComposableArchitecture
import Foundation
import Models
import Testing

@MainActor
struct CoinsCommandTests {
  let asked = LockIsolated<[String]>([])

  @Test func `list prints a table for people`() async {
    let run = await coins("list", "-L", "2", "--color", "never", isTerminal: true)
    #expect(
      run.standardOutput == """
        RANK  SYMBOL  NAME        PRICE (USD)     24H       VOLUME (24H)
           1  BTC     Bitcoin       61,234.50  +2.50%  35,000,000,000.00
           2  SMP     Samplecoin   0.00001235  -1.25%       1,500,000.50

        """
    )
    #expect(run.standardError == "Showing 2 of 4 coins\n")
    #expect(run.status == .success)
  }

  @Test func `the table has the value by which it is sorted`() async {
    for (sort, title, value) in [("week", "7D", "+4.00%"), ("cap", "MARKET CAP", "1,200,000,000,000.00")] {
      let run = await coins("list", "-L", "1", "--sort", sort, "--color", "never", isTerminal: true)
      let lines = run.standardOutput.split(separator: "\n")
      #expect(lines.first?.contains(" \(title)") == true, "\(run.standardOutput)")
      #expect(lines.last?.contains(" \(value)") == true, "\(run.standardOutput)")
    }
  }

  @Test func `list colors the three directions`() async {
    let run = await coins("list", isTerminal: true)
    #expect(run.standardOutput.contains("\u{1B}[32m+2.50%"))
    #expect(run.standardOutput.contains("\u{1B}[31m-1.25%"))
  }

  @Test func `plain output has full precision and nothing for what is missing`() async {
    let run = await coins("list", "--search", "smp")
    #expect(
      run.standardOutput
        == "90001\t2\tSMP\tSamplecoin\t0.000012345\t-1.25\t\t1500000.5\t9000000\tUSD\t2023-11-14T22:13:20Z\n"
    )
    let bare = await coins("list", "--search", "bare")
    #expect(bare.standardOutput == "90002\t\tBARE\tBarecoin\t\t\t\t\t\tUSD\t\n")
  }

  @Test func `list sorts reverses and searches`() async {
    #expect(await symbols("list", "--sort", "price", "--json=symbol") == ["BTC", "BTC", "SMP", "BARE"])
    #expect(await symbols("list", "--sort", "name", "--json=symbol") == ["BARE", "BTC", "BTC", "SMP"])
    #expect(
      await symbols("list", "--sort", "rank", "--order", "desc", "--json=symbol") == [
        "BTC", "SMP", "BTC", "BARE",
      ]
    )
    #expect(
      await symbols("ls", "--sort", "price", "--order", "asc", "--json=symbol") == [
        "SMP", "BTC", "BTC", "BARE",
      ]
    )
    #expect(
      await symbols("list", "--sort", "name", "--order", "asc", "--json=symbol")
        == symbols("list", "--sort", "name", "--json=symbol")
    )
    #expect(await symbols("list", "--search", "SAMPLE", "--json=symbol") == ["SMP"])
  }

  @Test func `list converts`() async {
    let run = await coins("list", "--convert", "eur", "--color", "never", isTerminal: true)
    #expect(run.standardOutput.contains("PRICE (EUR)"))
    #expect(asked.value == ["EUR 250"])
  }

  @Test func `a limit beyond the usual number asks for more`() async {
    _ = await coins("list", "-L", "400")
    #expect(asked.value == ["USD 400"])
  }

  @Test func `no match is a success with a sentence`() async {
    let run = await coins("list", "--search", "zzz")
    #expect(
      run == CapturedRun(status: .success, standardOutput: "", standardError: "No coin matches 'zzz'.\n")
    )
    #expect(await coins("list", "--search", "zzz", "--json").standardOutput == "[]\n")
  }

  @Test(arguments: [["-L", "0"], ["--limit", "x"], ["--sort", "age"], ["--convert", "$"]])
  func `mistakes of usage are refused`(arguments: [String]) async {
    let run = await coins(["list"] + arguments)
    #expect(run.status == .usage)
    #expect(run.standardError.contains(arguments[0]))
    #expect(asked.value.isEmpty)
  }

  @Test(arguments: [["list"], ["show", "BTC"]])
  func `a currency that the service refuses is answered with those that exist`(command: [String]) async {
    let run = await withDependencies {
      $0.coinClient.coins = { _, _ in
        throw APIError.badRequest(message: "Invalid value for \"convert\": \"XXX\"")
      }
    } operation: {
      await CapturedRun(CoinsCommand.self, command + ["--convert", "xxx"])
    }
    #expect(run.status == .failure)
    #expect(
      run.standardError.contains("at CoinMarketCap: the service did not accept the request: Invalid value")
    )
    #expect(run.standardError.contains("(there are prices in USD, EUR, GBP, JPY, CHF and others); change it"))
  }

  @Test func `an order that isn't known is answered with all that are`() async {
    let run = await coins("list", "--sort", "pric")
    #expect(
      run.standardError.contains(
        "Please provide one of 'rank', 'price', 'change', 'week', 'volume', 'cap' or 'name'"
      )
    )
    #expect(run.standardError.contains("; did you mean 'price'?"))
  }

  @Test(arguments: ["BTC", "btc", "1"])
  func `show finds a coin by symbol and by ID`(name: String) async {
    let run = await coins("show", name, "--json=id,name")
    #expect(run.standardOutput == "{\n  \"id\": \"1\",\n  \"name\": \"Bitcoin\"\n}\n")
  }

  @Test func `show says which other coins have the symbol`() async {
    let run = await coins("show", "btc")
    #expect(
      run.standardError
        == "2 coins have the symbol 'BTC'; the one with the best rank, Bitcoin, is shown. "
        + "Show others by id: Other Bitcoin (7).\n"
    )
    #expect(await coins("show", "btc", "--json=id").standardError.contains("best rank"))
    #expect(await coins("show", "btc", "--quiet").standardError == "")
    #expect(await coins("show", "other bitcoin", "--csv=id").standardOutput == "id\r\n7\r\n")
    #expect(await coins("show", "7").standardOutput.contains("Other Bitcoin"))
    #expect(await coins("show", "1").standardError == "")
  }

  @Test(
    arguments: [
      (CoinID.number(1), "bitcoin", "https://coinmarketcap.com/currencies/bitcoin\n"),
      (.number(1), "a/../b c", "https://coinmarketcap.com/currencies/a%2F..%2Fb%20c\n"),
      (.number(1), nil, nil), (.slug("bitcoin"), nil, "https://www.coingecko.com/en/coins/bitcoin\n"),
    ] as [(CoinID, String?, String?)]
  )
  func `the page of a coin is at its provider`(id: CoinID, slug: String?, address: String?) async {
    let run = await withDependencies {
      $0.coinClient.coins = { _, _ in [Coin(id: id, symbol: "BTC", name: "Bitcoin", slug: slug)] }
    } operation: {
      await CapturedRun(CoinsCommand.self, ["show", "btc", "--web"])
    }
    #expect(run.standardOutput == address ?? "")
    #expect(run.status == (address == nil ? .notFound : .success))
  }

  @Test(
    arguments: [
      ([CoinID.number(1)], "https://coinmarketcap.com/\n"),
      ([.slug("bitcoin")], "https://www.coingecko.com/\n"),
      ([], ""),
    ] as [([CoinID], String)]
  )
  func `the page of the largest coins is at their provider`(ids: [CoinID], address: String) async {
    let run = await withDependencies {
      $0.coinClient.coins = { _, _ in ids.map { Coin(id: $0, symbol: "BTC", name: "Bitcoin") } }
    } operation: {
      await CapturedRun(CoinsCommand.self, ["list", "--web", "--search", "nothing"])
    }
    #expect(run.standardOutput == address)
    #expect(run.status == (ids.isEmpty ? .notFound : .success))
  }

  @Test func `an unknown coin is not found`() async {
    let run = await coins("show", "nope")
    #expect(run.status == .notFound)
    #expect(
      run.standardError.hasPrefix("coins: no coin has the symbol, name or id 'nope' among the 4 largest")
    )
  }

  @Test(arguments: [("SPM", "SMP"), ("bitcoim", "Bitcoin"), ("barecoin2", "Barecoin")])
  func `a mistyped coin is suggested`(name: String, suggestion: String) async {
    let run = await coins("show", name)
    #expect(run.status == .notFound)
    #expect(run.standardError.hasSuffix("did you mean '\(suggestion)'?\n"))
  }

  @Test func `the provider of the option reaches the connection`() async {
    let settings = LockIsolated<[String: String]>([:])
    let run = await withDependencies {
      $0.coinClient.coins = { _, _ in [.mock] }
    } operation: {
      await CapturedRun(
        CoinsCommand.self,
        ["list", "--provider", "CoinGecko"],
        withServices: { request, operation in
          settings.setValue(request.settings)
          try await operation()
        }
      )
    }
    #expect(run.status == .success)
    #expect(settings.value == ["COIN_PROVIDER": "coingecko"])
    #expect(await coins("list", "--provider", "bank").status == .usage)
  }

  @Test(arguments: [20, 25, 30, 36, 40, 45, 52, 60, 72, 80, 90])
  func `prices are whole however narrow the terminal is`(columns: Int) async {
    let run = await coins(["list", "--color", "never"], isTerminal: true, columns: columns)
    #expect(run.standardOutput.contains("61,234.50"))
    #expect(run.standardOutput.contains("0.00001235"))
    #expect(run.standardOutput.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test func `a refused key sets the status and is not printed`() async {
    let run = await withDependencies {
      $0.coinClient.coins = { _, _ in throw APIError.unauthorized(hint: "set CMC_PRO_API_KEY") }
    } operation: {
      await CapturedRun(CoinsCommand.self, ["list"], environment: ["CMC_PRO_API_KEY": "s3cret-k3y"])
    }
    #expect(run.status == .authentication)
    #expect(run.standardError.contains("CMC_PRO_API_KEY"))
    #expect(!(run.standardOutput + run.standardError).contains("s3cret-k3y"))
  }

  @Test func `an interrupted list prints nothing and says so by its status`() async {
    let (begun, beginning) = AsyncStream.makeStream(of: Never.self)
    let task = Task {
      await withDependencies {
        $0.coinClient.coins = { _, _ in
          beginning.finish()
          try await TestClock().sleep(for: .seconds(1))
          return [.mock]
        }
      } operation: {
        await CapturedRun(CoinsCommand.self, ["list"])
      }
    }
    for await _ in begun {}
    task.cancel()
    #expect(await task.value == CapturedRun(status: .interrupted, standardOutput: "", standardError: ""))
  }

  private func symbols(_ arguments: String...) async -> [String]? {
    let run = await coins(arguments)
    let array = try? JSONSerialization.jsonObject(with: Data(run.standardOutput.utf8)) as? [[String: Any]]
    return array?.compactMap { $0["symbol"] as? String }
  }

  private func coins(_ arguments: String..., isTerminal: Bool = false) async -> CapturedRun {
    await coins(arguments, isTerminal: isTerminal)
  }

  private func coins(_ arguments: [String], isTerminal: Bool = false, columns: Int = 80) async -> CapturedRun
  {
    await withDependencies { [asked] in
      $0.coinClient.coins = { currency, limit in
        asked.withValue { $0.append("\(currency) \(limit)") }
        let twin = Coin(id: 7, symbol: "BTC", name: "Other Bitcoin", rank: 9, price: 3, change7d: 4)
        return [.mock2, twin, .mockBare, .mock]
      }
    } operation: {
      await CapturedRun(CoinsCommand.self, arguments, isTerminal: isTerminal, columns: columns)
    }
  }
}
