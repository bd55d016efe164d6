import ComposableArchitecture
import Simulation
import Testing

@testable import CaseStudies

/// Simulates a feature of another package.
@MainActor
struct SearchSimulationTests {
  @Test func `a forecast arrives after the query has been cleared`() async throws {
    let options = SimulationOptions(budget: .runs(5_000), seed: 1, failsTest: false)
    let report = await simulate(Search.State(), options: options) {
      Search()
    } dependencies: {
      $0.weatherClient.search = { query in
        let result = GeocodingSearch.Result(id: query.count, name: query)
        return try await answer("search(\(query))", .value(GeocodingSearch(results: [result])))
      }
      $0.weatherClient.forecast = { try await answer("forecast(\($0.name))", .value([1, 2, 3])) }
    } user: { state in
      [.searchQueryChangeDebounced, .searchQueryChanged(draw(.one(of: "", "a", "ab")))]
        + state.results.prefix(1).map { .searchResultTapped($0) }
    } always: { state in
      #expect(!state.searchQuery.isEmpty || state.results.isEmpty && state.weather == nil)
    }
    let failure = try #require(report.failure)
    #expect(failure.steps == 6, "\(failure.numberedStory)")
    #expect(failure.story.contains { $0.hasPrefix("forecast(a) answers [") }, "\(failure.numberedStory)")
    #expect(failure.testSource.contains("import CaseStudies"))
  }

  @Test func `a dependency that isn't overridden is named`() async {
    let options = SimulationOptions(budget: .runs(100), failsTest: false)
    let report = await simulate(Search.State(searchQuery: "a"), options: options) {
      Search()
    } user: { _ in
      [.searchQueryChangeDebounced]
    }
    #expect(report.failure?.message.contains("WeatherClient.search") == true, "\(report.summary)")
  }
}
