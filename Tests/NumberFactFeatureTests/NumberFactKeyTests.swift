import ComposableArchitecture
import Models
import NumberFactClient
import NumberFactFeature
import TerminalUI
import Testing

/// Key presses, from the user's point of view.
@MainActor
struct NumberFactKeyTests {
  @Test func `plus and minus count`() async {
    let app = app()
    await app.settle()
    await app.press("+")
    await app.press("+")
    #expect(app.text.hasPrefix("╭─ Number 2 ─"))
    for _ in 1...3 { await app.press("-") }
    #expect(app.text.hasPrefix("╭─ Number -1 ─"))
  }

  @Test func `any number can be typed`() async {
    let app = app()
    await app.settle()
    await app.press("N")
    await app.type("x2")
    await app.press(.return)
    #expect(app.text.contains("✗ 'x2' isn't a whole number"))
    await app.press("u", modifiers: .control)
    await app.type("-1729")
    await app.press(.return)
    #expect(app.text.hasPrefix("╭─ Number -1729 ─"))
    await app.press("f")
    #expect(app.text.contains("-1729 is a trivia number."))
  }

  @Test func `a date can be typed as a month and a day`() async {
    let app = app()
    await app.settle()
    app.store.send(.binding(.set(\.kind, .date)))
    await app.press("N")
    await app.type("2/30")
    await app.press(.return)
    #expect(app.text.contains("✗ '2/30' isn't a date: it must be"))
    for _ in "30" { await app.press(.delete) }
    await app.type("29")
    await app.press(.return)
    #expect(app.text.hasPrefix("╭─ Number 60 ─"))
  }

  @Test func `a fact goes when its number does`() async {
    let app = app()
    await app.settle()
    await app.press("+")
    await app.press("f")
    #expect(app.text.contains("1 is a trivia number."))
    await app.press("+")
    #expect(!app.text.contains("number."))
    await app.press("f")
    #expect(app.text.contains("2 is a trivia number."))
  }

  @Test func `a random fact comes with its number`() async {
    let app = app()
    await app.settle()
    await app.press("x")
    #expect(app.text.hasPrefix("╭─ Number 12 ─"))
    #expect(app.text.contains("12 came up."))
  }

  @Test func `the timer counts seconds`() async {
    let clock = TestClock()
    let app = app(clock: clock)
    await app.settle()
    await app.press("t")
    #expect(app.text.contains(/^╭─ Number 0 ─+ ● running/))
    #expect(app.frame.style(of: "██████")?.foreground == .green)
    #expect(app.text.contains("t Stop"))
    for _ in 1...3 {
      await clock.advance(by: .seconds(1))
      await app.settle()
    }
    #expect(app.text.contains(/^╭─ Number 3 ─+ ● running/))
    await app.press("+")
    await clock.advance(by: .seconds(1))
    await app.settle()
    #expect(app.text.contains(/^╭─ Number 5 ─+ ● running/))
    await app.press("t")
    await clock.advance(by: .seconds(5))
    await app.settle()
    #expect(app.text.hasPrefix("╭─ Number 5 ─"))
  }

  @Test func `arrows choose what facts are of`() async {
    let app = app()
    await app.settle()
    #expect(app.frame.style(of: "Facts of")?.background == .selection)
    await app.press(.rightArrow)
    #expect(app.frame.style(of: "math")?.attributes.contains(.underline) == true)
    await app.press(.leftArrow)
    await app.press(.leftArrow)
    #expect(app.frame.style(of: "date")?.attributes.contains(.underline) == true)
    await app.press(.return)
    #expect(app.frame.style(of: "trivia")?.attributes.contains(.underline) == true)
    await app.press(.rightArrow)
    await app.press("f")
    #expect(app.text.contains("0 is a math number."))
  }

  @Test func `the focus moves to the buttons`() async {
    let app = app()
    await app.settle()
    await app.press(.downArrow)
    #expect(app.frame.style(of: "[Fact]")?.attributes.contains(.inverse) == true)
    await app.press(.space)
    #expect(app.text.contains("0 is a trivia number."))
    await app.press(.rightArrow)
    #expect(app.frame.style(of: "[Random]")?.attributes.contains(.inverse) == true)
    await app.press(.return)
    #expect(app.text.contains("12 came up."))
    await app.press(.upArrow)
    #expect(app.frame.style(of: "Facts of")?.background == .selection)
  }

  @Test(arguments: [
    (APIError.notFound(resource: "fact"), true), (.unauthorized(hint: ""), true), (.timedOut, false),
    (.rateLimited(), false),
  ])
  func `retrying is for failures that may pass`(error: APIError, isDimmed: Bool) async {
    let app = app { _, _ in throw error }
    await app.press("f")
    #expect(app.text.contains("✗ "))
    #expect(app.frame.style(of: "r Retry")?.attributes.contains(.dim) == isDimmed)
  }

  @Test func `retrying is for a failure only`() async {
    let answers = LockIsolated<[Result<NumberFact, APIError>]>([
      .failure(.offline(detail: "no route to host")), .success(NumberFact(number: 0, text: "0 is there.")),
    ])
    let app = app { _, _ in try answers.withValue { $0.removeFirst() }.get() }
    await app.settle()
    #expect(app.frame.style(of: "r Retry")?.attributes.contains(.dim) == true)
    await app.press("r")
    #expect(answers.value.count == 2)
    await app.press("f")
    #expect(app.text.contains("✗ the Numbers API could not be reached: no route to host"))
    #expect(app.text.contains("Computed: "))
    #expect(app.frame.style(of: "r Retry")?.attributes.contains(.dim) == false)
    await app.press("r")
    #expect(app.text.contains("0 is there."))
    #expect(!app.text.contains("Computed: "))
  }

  private func app(
    clock: TestClock<Duration> = TestClock(),
    fact: (@Sendable (Int, NumberFactKind) async throws -> NumberFact)? = nil
  ) -> ViewDriver<NumberFactFeature.State, NumberFactFeature.Action> {
    ViewDriver(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.numberFactClient.fact =
        fact ?? { NumberFact(number: $0, text: "\($0) is a \($1.rawValue) number.", kind: $1) }
      $0.numberFactClient.randomFact = { NumberFact(number: 12, text: "12 came up.", kind: $0) }
    } view: {
      NumberFactView(store: $0)
    }
  }
}
