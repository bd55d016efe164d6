import CommandSupport
import Testing

struct DataSourceTests {
  @Test func `the embedded services are the default`() throws {
    #expect(try DataSource.resolve(option: nil, environment: [:]) == .embedded)
    #expect(try DataSource.resolve(option: nil, environment: ["COMPOSED_SOURCE": ""]) == .embedded)
  }

  @Test func `the environment chooses the source`() throws {
    #expect(try DataSource.resolve(option: nil, environment: ["COMPOSED_SOURCE": "live"]) == .live)
  }

  @Test func `the option wins over the environment`() throws {
    #expect(try DataSource.resolve(option: .embedded, environment: ["COMPOSED_SOURCE": "live"]) == .embedded)
  }

  @Test func `an unknown source is a usage error that names the variable`() {
    let failure = #expect(throws: CommandFailure.self) {
      try DataSource.resolve(option: nil, environment: ["COMPOSED_SOURCE": "moon"])
    }
    #expect(failure?.status == .usage)
    #expect(failure?.message.contains("COMPOSED_SOURCE") == true)
  }
}
