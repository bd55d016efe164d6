import ComposableArchitecture
import Foundation
import SessionRecording
import Testing

/// Sessions of features with a navigation stack.
@MainActor
struct StackSessionTests {
  private let recording = Recording()

  private func replay() throws -> ReplayDifference? {
    try SessionTrace(text: recording.text).replay([RecordedFeature { Trail() }])
  }

  @Test func `pushes, pops and actions of elements replay`() throws {
    let store = recording.store(Trail.State(path: [.page(Page.State())]), Trail())
    store.send(.path(.element(id: store.path.ids[0], action: .page(.turned))))
    store.send(.nextButtonTapped)
    store.send(.nextButtonTapped)
    store.send(.path(.element(id: store.path.ids[2], action: .page(.turned))))
    store.send(.path(.popFrom(id: store.path.ids[2])))
    store.send(.path(.push(id: 3, state: .page(Page.State(number: 7)))))
    store.send(.path(.element(id: 3, action: .page(.turned))))
    store.send(.path(.element(id: store.path.ids[1], action: .page(.nextButtonTapped))))
    #expect(store.path.count == 4)
    let difference = try replay()
    #expect(difference == nil, "\(difference?.difference ?? "")")
  }

  @Test func `a stack of a trace has its identifiers, and one of an older trace its elements`() throws {
    let stack = try TraceCoding.decode(StackState<Int>.self, from: #"[{"id":7,"element":1}]"#)
    #expect(stack[id: 7] == 1)
    let older = try TraceCoding.decode(StackState<Int>.self, from: "[1,2]")
    #expect(Array(older) == [1, 2])
    #expect(throws: DecodingError.self) { try TraceCoding.decode(StackState<Int>.self, from: #"[{"id":7}]"#) }
  }

  @Test func `a store whose identifiers don't begin with 0 replays`() throws {
    // Another store in the same process.
    _ = StackState([1, 2, 3])
    let store = recording.store(Trail.State(path: []), Trail())
    _ = StackState([1, 2, 3])
    store.send(.nextButtonTapped)
    store.send(.path(.element(id: store.path.ids[0], action: .page(.turned))))
    #expect(store.path[id: store.path.ids[0]]?.page?.number == 1)
    #expect(try replay() == nil)
  }

  @Test func `actions are coded with the number of their element`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let action = StackAction<Int, String>.element(id: 3, action: "a")
    let json = #"{"element":{"action":"a","id":3}}"#
    #expect(String(decoding: try encoder.encode(action), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(StackAction<Int, String>.self, from: Data(json.utf8)) == action)
    let push = StackAction<Int, String>.push(id: 4, state: 5)
    #expect(try JSONDecoder().decode(StackAction<Int, String>.self, from: try encoder.encode(push)) == push)
  }

  @Test func `outside of sessions, only the elements of a stack are coded`() throws {
    let data = try JSONEncoder().encode(StackState([1, 2]))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    #expect(Array(try JSONDecoder().decode(StackState<Int>.self, from: data)) == [1, 2])
  }
}

/// A trail of pages.
@Reducer
struct Trail {
  @Reducer(state: .equatable, .codable, action: .codable)
  enum Path { case page(Page) }

  @ObservableState
  struct State: Codable, Equatable {
    var path: StackState<Path.State>
  }

  enum Action: Codable {
    case nextButtonTapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextButtonTapped, .path(.element(_, action: .page(.nextButtonTapped))):
        state.path.append(.page(Page.State()))
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

@Reducer
struct Page {
  @ObservableState
  struct State: Codable, Equatable {
    var number = 0
  }

  enum Action: Codable { case turned, nextButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .turned = action { state.number += 1 }
      return .none
    }
  }
}
