import ComposableArchitecture
import Models
import NumberFactFeature
import SessionRecording
import Testing

/// A session of NumberFactFeature that was recorded, and turned into a test by 'replay --as-test NumberFactFeature'.
@MainActor
struct NumberFactFeatureSessionTests {
  @Test func aRecordedSession() async throws {
    let state: NumberFactFeature.State = try recorded(initialState1)
    let effects: [Int: NumberFactFeature.Action] = [
      3: .factResponse(number: 42, kind: .trivia, result: .success(try recorded(success2))),
      6: .factResponse(number: 42, kind: .math, result: .failure(.offline(detail: "no \"route\""))),
      8: .randomFactResponse(kind: .math, result: .success(try recorded(success3))),
    ]
    let store = TestStore(initialState: state) {
      NumberFactFeature().replaying(effects)
    }
    await store.send(.incrementButtonTapped) { $0.count = 42 }
    await store.send(.factButtonTapped) { $0.fact = .loading(from: .idle) }
    await store.receive(\.factResponse) { $0.fact = .loaded(try recorded(success2)) }
    await store.send(.binding(.set(\.kind, .math))) {
      $0.kind = .math
      $0.fact = .idle
    }
    await store.send(.factButtonTapped) { $0.fact = .loading(from: .idle) }
    await store.receive(\.factResponse) { $0.fact = .failed(.offline(detail: "no \"route\""), previous: nil) }
    await store.send(.randomFactButtonTapped) {
      $0.fact = .loading(from: .failed(.offline(detail: "no \"route\""), previous: nil))
      $0.isNumberRandom = true
    }
    await store.receive(\.randomFactResponse) {
      $0.count = 1729
      $0.fact = .loaded(try recorded(success3))
      $0.isNumberRandom = false
    }
  }
}

private let initialState1 = #"""
  {"count":41,"fact":{"phase":"idle"},"isNumberRandom":false,"isTimerRunning":false,"kind":"trivia"}
  """#

private let success2 = #"""
  {"isFound":true,"kind":"trivia","number":42,"text":"42 is the number of this sample."}
  """#

private let success3 = #"""
  {"isFound":true,"kind":"math","number":1729,"text":"1729 = 1³ + 12³"}
  """#
