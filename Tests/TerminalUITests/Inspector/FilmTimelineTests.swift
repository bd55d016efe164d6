import ComposableArchitecture
import Foundation
import Testing

@testable import TerminalUI
@testable import TerminalViews

@Suite struct FilmTimelineTests {
  private static let start = Date(timeIntervalSince1970: 1_795_176_000)

  /// Returns a film of actions: the seconds at which each happened, its sender, and the user's input.
  private func film(_ actions: [(second: Double, cause: ActionCause, input: UserInput?)]) -> FilmTimeline {
    var film = FilmTimeline()
    for (index, action) in actions.enumerated() {
      film.append(
        index + 1,
        reductionID: UInt64(index + 100),
        cause: action.cause,
        input: action.input,
        at: Self.start.addingTimeInterval(action.second),
        duration: .milliseconds(1)
      )
    }
    return film
  }

  private let key = UserInput(
    kind: .key(KeyPress("s")),
    place: SourcePlace(fileID: "Feature/FeatureView.swift", line: 38)
  )

  private var chain: FilmTimeline {
    film([
      (0, .user, key), (1, .send(reductionID: 100), key), (1, .user, nil), (2, .send(reductionID: 101), nil),
      (4, .send(reductionID: 7), nil),
    ])
  }

  // MARK: Causes

  @Test func `an action is below the one that led to it`() {
    #expect(chain.moments.map(\.depth) == [0, 1, 0, 2, 0])
    #expect(chain.moments.map(\.parent) == [nil, 1, nil, 2, nil])
  }

  @Test func `an action that isn't below the one that led to it is told`() {
    #expect(chain.strays(in: chain.moments) == [4])
    let tree = film([
      (0, .user, key), (1, .send(reductionID: 100), nil), (2, .send(reductionID: 101), nil),
      (3, .send(reductionID: 100), nil), (4, .send(reductionID: 101), nil), (5, .user, nil),
    ])
    #expect(tree.moments.map(\.parent) == [nil, 1, 2, 1, 2, nil])
    #expect(tree.strays(in: tree.moments) == [5])
    #expect(tree.strays(in: tree.moments.filter { $0.number != 2 }) == [3, 4, 5])
  }

  @Test func `the user, views and effects are told apart`() {
    #expect(chain.moments.map(\.kind) == [.user, .effect, .view, .effect, .effect])
    #expect(chain.moments.map(\.sender) == ["user", "send", "view", "send", "send"])
  }

  @Test func `only the user's actions have an input`() {
    #expect(
      chain.moments.map { $0.input?.place?.description } == ["FeatureView.swift:38", nil, nil, nil, nil]
    )
    #expect(chain.moments[0].place?.description == "FeatureView.swift:38")
    #expect(chain.moments[1].place == nil)
  }

  // MARK: Numbers

  @Test func `an action is found by its number`() {
    #expect(chain[2]?.reductionID == 101)
    #expect(chain[0] == nil && chain[6] == nil)
    #expect(FilmTimeline()[1] == nil)
  }

  @Test func `the oldest actions are removed`() {
    var film = chain
    film.keepLast(2)
    #expect(film.moments.map(\.number) == [4, 5])
    #expect(film[4]?.number == 4 && film[3] == nil)
    #expect(film.number(ofReduction: 101) == nil && film.number(ofReduction: 103) == 4)
  }

  @Test func `the later actions are removed, and others follow`() {
    var film = chain
    film.removeAll(after: 2)
    #expect(film.moments.map(\.number) == [1, 2])
    #expect(film.number(ofReduction: 103) == nil)
    film.append(
      3,
      reductionID: 200,
      cause: .send(reductionID: 101),
      input: nil,
      at: Self.start,
      duration: .zero
    )
    #expect(film[3]?.depth == 2)
  }

  // MARK: Time

  private func columns(_ seconds: [Double], of film: FilmTimeline, columns: Int) -> [Int] {
    let scale = FilmScale(film.moments.map(\.mark), columns: columns)
    return seconds.map { scale.column(of: Self.start.addingTimeInterval($0)) }
  }

  @Test func `a column stands for a time`() {
    #expect(columns([0, 1, 2, 4], of: chain, columns: 41) == [0, 10, 20, 40])
    #expect(columns([-9, 9], of: chain, columns: 41) == [0, 40])
    #expect(columns([0, 4], of: chain, columns: 1) == [0, 0])
    #expect(columns([0, 4], of: film([(0, .user, nil)]), columns: 41) == [0, 0])
    #expect(columns([0], of: FilmTimeline(), columns: 41) == [0])
  }

  @Test func `the clock may be set back`() {
    let film = film([(5, .user, nil), (1, .user, nil)])
    #expect(columns([5, 1], of: film, columns: 41) == [0, 0])
  }

  @Test func `in a shared column the user's mark goes first`() {
    let film = film([
      (0, .user, nil), (1, .send(reductionID: 100), nil), (1, .user, key), (2, .user, nil),
      (2, .send(reductionID: 100), nil), (4, .user, nil),
    ])
    #expect(
      FilmScale(film.moments.map(\.mark), columns: 5).ticks(film.moments.map(\.mark)) == [
        0: .view, 1: .user, 2: .effect, 4: .view,
      ]
    )
  }

  @Test func `a column leads to the nearest action`() {
    let scale = FilmScale(chain.moments.map(\.mark), columns: 41)
    #expect(
      [0, 4, 6, 14, 16, 30, 31, 40].map { scale.moment(near: $0, in: chain.moments.map(\.mark))?.number } == [
        1, 1, 3, 3, 4, 5, 5, 5,
      ]
    )
    #expect(scale.moment(near: 3, in: []) == nil)
  }

  // MARK: Texts

  @Test(arguments: [
    (Duration.microseconds(340), "340 µs"), (.microseconds(1_250), "1.2 ms"), (.milliseconds(45), "45 ms"),
    (.milliseconds(3_460), "3.4 s"), (.seconds(720), "12 min"), (.zero, "0 µs"),
  ])
  func `a duration has its natural unit`(duration: Duration, text: String) {
    #expect(FilmText.duration(duration) == text)
  }

  @Test func `a time is that of a clock on the wall`() throws {
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    #expect(FilmText.clock(Self.start.addingTimeInterval(-11_471), utc) == "08:48:49")
  }
}
