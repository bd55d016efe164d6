import ComposableArchitecture
import FeatureViews
import Models
import Testing

struct LoadStatePathsTests {
  private typealias Load = LoadState<Int, APIError>

  @Test func `each case of a load has a path`() {
    let loads: [Load] = [
      .idle, .loading(from: .loaded(1)), .loaded(2), .empty, .failed(.timedOut, previous: 3),
    ]
    #expect(Array(Load.allCasePaths) == loads.map { Load.allCasePaths[$0] })
    for (place, load) in loads.enumerated() {
      #expect(Load.allCasePaths.map { load.is($0) } == loads.indices.map { $0 == place })
    }
  }

  @Test func `a path embeds the value that it extracts`() {
    let failed = Load.failed(.timedOut, previous: 3)
    let payload = failed[case: \.failed]
    #expect(payload?.0 == .timedOut)
    #expect(payload?.previous == 3)
    #expect(payload.map { AnyCasePath(\Load.Cases.failed).embed($0) } == failed)
    #expect((\Load.Cases.loading)(.loaded(1)) == Load.loading(from: .loaded(1)))
    #expect((\Load.Cases.loaded)(2) == Load.loaded(2))
    #expect((\Load.Cases.idle)() == Load.idle)
    #expect((\Load.Cases.empty)() == Load.empty)
  }
}
