import Platform

extension SampleCoin {
  /// The 250 coins, by rank from 1. The last three have no rank.
  static let all: [SampleCoin] = {
    var coins = known + ((known.count + 1)...250).map(generated)
    removeSomeValues(&coins)
    return coins
  }()

  private static let known: [SampleCoin] = [
    (1, "Bitcoin", "BTC", 95_238.095, 21e6), (1027, "Ethereum", "ETH", 3_412.75, nil),
    (825, "Tether", "USDT", 1, nil), (52, "XRP", "XRP", 2.3145, 100e9), (1839, "BNB", "BNB", 912.4, nil),
    (5426, "Solana", "SOL", 187.06, nil), (3408, "USDC", "USDC", 1, nil),
    (74, "Dogecoin", "DOGE", 0.1873, nil),
    (1958, "TRON", "TRX", 0.2915, nil), (2010, "Cardano", "ADA", 0.6482, 45e9),
    (1975, "Chainlink", "LINK", 16.91, 1e9), (512, "Stellar", "XLM", 0.2784, 50e9),
    (2, "Litecoin", "LTC", 103.45, 84e6), (328, "Monero", "XMR", 341.2, nil),
    (5994, "Shiba Inu", "SHIB", 0.0000091245, nil),
  ].enumerated().map { index, coin in
    SampleCoin(rank: index + 1, id: coin.0, name: coin.1, symbol: coin.2, price: coin.3, maxSupply: coin.4)
  }

  private static func generated(rank: Int) -> SampleCoin {
    var generator = SplitMix64(seed: rank)
    let index = rank - known.count - 1
    let (first, second) = (
      firstWords[index % firstWords.count],
      secondWords[(index * 3 + index / firstWords.count) % secondWords.count]
    )
    // Prices range from a few thousand dollars down to a millionth of a cent.
    let magnitude = generator.fraction() * 11.5 - 8
    var price = (1 + generator.fraction() * 8)
    for _ in 0..<abs(Int(magnitude)) { price = magnitude < 0 ? price / 10 : price * 10 }
    return SampleCoin(
      rank: rank,
      id: 90_000 + rank,
      name: "\(first) \(second)",
      symbol: "\(first.prefix(2))\(second.prefix(index % 3 + 1))".uppercased(),
      price: price,
      maxSupply: index % 3 == 0 ? nil : Double(1 + generator.below(900)) * 1e6
    )
  }

  private init(rank: Int, id: Int, name: String, symbol: String, price: Double, maxSupply: Double?) {
    var generator = SplitMix64(seed: 1_000 + rank)
    // The market capitalization falls with the rank as real ones do: the first is worth as much as the next few
    // together.
    let marketCap = 1.9e12 / (Double(rank) * Double(rank).squareRoot())
    self.init(
      id: id,
      name: name,
      symbol: symbol,
      slug: Self.slug(name),
      rank: rank,
      price: price.published,
      volume: (marketCap * (0.01 + generator.fraction() * 0.09)).published,
      change1h: Self.change(&generator, span: 3),
      change24h: Self.change(&generator, span: 18),
      change7d: Self.change(&generator, span: 40),
      change30d: Self.change(&generator, span: 70),
      marketCap: marketCap.published,
      maxSupply: maxSupply,
      dateAdded: "\(2013 + rank % 13)-04-28T00:00:00.000Z"
    )
  }

  private static func change(_ generator: inout SplitMix64, span: Double) -> Double {
    ((generator.fraction() - 0.5) * span * 10_000).rounded() / 10_000
  }

  private static func slug(_ name: String) -> String {
    let ascii = ["é": "e", "ł": "l", "金魚": "kingyo", "ß": "ss"]
    return ascii.reduce(name.lowercased()) { $0.replacing($1.key, with: $1.value) }.replacing(" ", with: "-")
  }

  /// Adds the cases that clients must handle: fields without a value, ties, a symbol that several coins share, a price
  /// that hasn't changed, names in other scripts.
  private static func removeSomeValues(_ coins: inout [SampleCoin]) {
    for stable in [3, 7] {
      coins[stable - 1].change1h = 0
      coins[stable - 1].change24h = 0
      coins[stable - 1].change7d = 0
      coins[stable - 1].change30d = 0
    }
    for (place, name, symbol) in [
      (30, "Café Crème", "CAFÉ"), (60, "Złoty Bridge", "ZŁB"), (90, "金魚 Protocol", "KNG"),
    ] {
      coins[place - 1].name = name
      coins[place - 1].symbol = symbol
      coins[place - 1].slug = slug(name)
    }
    for place in [41, 42] {
      coins[place - 1].price = 4.25
      coins[place - 1].volume = 88_000_000
      coins[place - 1].change24h = -1.5
      coins[place - 1].marketCap = coins[39].marketCap.map { $0 * 0.97 }?.published
    }
    for place in [50, 120, 121] { coins[place - 1].symbol = "SMP" }
    coins[69].price = 0.0000123456
    coins[70].price = 0.00000008125
    coins[99].price = nil
    coins[100].volume = nil
    coins[101].change24h = nil
    coins[102].price = nil
    coins[102].volume = nil
    coins[102].change24h = nil
    for index in coins.indices.suffix(3) {
      coins[index].rank = nil
      coins[index].marketCap = nil
    }
  }

  private static let firstWords = [
    "Amber", "Basalt", "Cedar", "Dune", "Ember", "Fjord", "Garnet", "Hazel", "Indigo", "Juniper", "Kelp",
    "Lapis", "Mistral", "Nimbus", "Opal", "Pumice", "Quill", "Rowan", "Sable", "Tundra", "Umber", "Verdant",
    "Willow", "Zephyr",
  ]

  private static let secondWords = [
    "Ledger", "Token", "Network", "Chain", "Exchange", "Protocol", "Finance", "Coin", "Swap", "Dollar",
  ]
}
