import Models
import Testing

/// A coin is found again by its provider's identifier, a number or a word.
struct CoinIDTests {
  @Test(arguments: [
    ("1", CoinID.number(1)), ("-7", .number(-7)), ("0", .number(0)), ("1e3", .number(1000)),
    ("9223372036854775807", .number(.max)), ("-9223372036854775808", .number(.min)),
    (#""1""#, .slug("1")), (#""""#, .slug("")), (#""bitcoin-2""#, .slug("bitcoin-2")),
    (#""\u00e9 \"x\"""#, .slug("é \"x\"")),
  ])
  func `a number is a number and a text is a word`(text: String, id: CoinID) throws {
    #expect(try decoded(CoinID.self, text) == id)
  }

  @Test(arguments: ["null", "true", "1.5", "[]", "{}", "[1]"])
  func `what is neither is refused`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(CoinID.self, text) }
  }

  @Test(arguments: [CoinID.number(.max), .number(.min), 0, "", "1", "a/b\\\"\u{7}"])
  func `an identifier is the same afterwards`(id: CoinID) throws {
    #expect(try coded(id) == id)
  }

  @Test func `a number and the word of its digits are two coins that read alike`() {
    #expect(CoinID.number(1) != .slug("1"))
    #expect(Set<CoinID>([1, "1", 1]).count == 2)
    #expect(CoinID.number(1).description == CoinID.slug("1").description)
  }

  @Test(arguments: [
    (CoinID.number(9), CoinID.number(10)), (.number(-1), .number(0)), (.number(.max), .slug("")),
    (.slug("10"), .slug("9")), (.slug("Zcash"), .slug("ada")), (.slug(""), .slug("a")),
    (.slug("a"), .slug("ab")),
  ])
  func `numbers come by their value before words by their characters`(first: CoinID, second: CoinID) {
    #expect(first < second)
    #expect(!(second < first))
    #expect([second, first].sorted() == [first, second])
  }

  @Test(arguments: [1, "bitcoin"] as [CoinID])
  func `no coin comes before itself`(id: CoinID) {
    #expect(!(id < id))
    #expect(id <= id)
  }

  @Test(arguments: [
    (CoinProvider.coinMarketCap, "coinmarketcap", "CoinMarketCap"), (.coinGecko, "coingecko", "CoinGecko"),
  ])
  func `a provider has a name to type and one to show`(provider: CoinProvider, rawValue: String, name: String)
  {
    #expect(CoinProvider(rawValue: rawValue) == provider)
    #expect(provider.name == name)
    #expect(CoinProvider(rawValue: name) == nil)
  }
}
