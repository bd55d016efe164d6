import Foundation
import SampleServices
import Testing

@Suite struct FaultParsingTests {
  @Test func `a fault that names no service strikes all`() throws {
    #expect(try SampleFault.parse("status=503") == [SampleFault(effects: [.status(503)])])
    #expect(SampleFault(effects: []).services == Set(SampleService.allCases))
  }

  @Test(arguments: [
    ("status=599", SampleFault.Effect.status(599)), ("latency=2s", .latency(.seconds(2))),
    ("latency=250ms", .latency(.milliseconds(250))), ("latency=1.5s", .latency(.milliseconds(1500))),
    ("drip", .drip(.milliseconds(100))), ("drip=1ms", .drip(.milliseconds(1))), ("truncate", .truncate),
    ("shape", .shape), ("html", .html), ("empty", .empty), ("reset", .reset), ("rate-limit", .rateLimit),
    ("secondary-rate-limit", .secondaryRateLimit),
  ])
  func `each effect has a name`(text: String, effect: SampleFault.Effect) throws {
    #expect(try SampleFault.parse(text).map(\.effects) == [[effect]])
  }

  @Test(arguments: [
    ("github", [SampleService.github]), ("repos", [.github]), ("user", [.github]), ("profile", [.reqres]),
    ("characters", [.rickandmorty]), ("coins", [.coinmarketcap, .coingecko]), ("coingecko", [.coingecko]),
    ("fact", [.numbers]), ("ALL", SampleService.allCases),
  ])
  func `a service is named by itself or by its feature`(name: String, services: [SampleService]) throws {
    #expect(try SampleFault.parse("\(name):reset").map(\.services) == [Set(services)])
  }

  @Test func `effects add up and faults follow each other`() throws {
    #expect(
      try SampleFault.parse("coins:latency=2s+status=503*2, github:rate-limit") == [
        SampleFault(
          services: [.coinmarketcap, .coingecko],
          effects: [.latency(.seconds(2)), .status(503)],
          count: 2
        ),
        SampleFault(services: [.github], effects: [.rateLimit]),
      ]
    )
  }

  @Test(arguments: [
    ("nowhere:reset", SampleFaultError.unknownService("nowhere")), ("explode", .unknownEffect("explode")),
    ("", .unknownEffect("")), ("reset,", .unknownEffect("")), ("reset=1", .unknownEffect("reset=1")),
    ("status", .missingValue("status")), ("latency", .missingValue("latency")),
    ("status=199", .invalidStatus("199")), ("status=600", .invalidStatus("600")),
    ("status=many", .invalidStatus("many")), ("latency=2", .invalidDuration("2")),
    ("latency=s", .invalidDuration("s")), ("latency=2h", .invalidDuration("2h")),
    ("latency=601s", .invalidDuration("601s")), ("drip=-1s", .invalidDuration("-1s")),
    ("reset*0", .invalidCount("0")), ("reset*often", .invalidCount("often")),
  ])
  func `a mistake is named`(text: String, error: SampleFaultError) {
    #expect(throws: error) { try SampleFault.parse(text) }
  }

  @Test func `a mistake is explained with what would be right`() {
    #expect(
      Set(SampleFault.serviceNames).isSuperset(of: [
        "reqres", "github", "coingecko", "profile", "coins", "all",
      ])
    )
    #expect(Set(SampleFault.serviceNames).count == SampleFault.serviceNames.count)
    #expect(
      SampleFaultError.unknownService("nowhere").localizedDescription
        == "there is no sample service 'nowhere': choose from \(SampleFault.serviceNames.joined(separator: ", "))"
    )
    #expect(
      SampleFaultError.invalidStatus("600").localizedDescription
        == "'600' isn't a status of a response: choose from 200 to 599"
    )
    #expect(SampleFaultError.missingValue("status").localizedDescription.contains("status=503"))
    #expect(SampleFaultError.missingValue("latency").localizedDescription.contains("latency=2s"))
  }
}
