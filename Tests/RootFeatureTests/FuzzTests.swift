import CoinClient
import ComposableArchitecture
import Foundation
import GitHubClient
import Models
import NumberFactClient
import Platform
import RickAndMortyClient
import RootFeature
import TerminalEmulator
import TerminalUI
import Testing

/// Sends random keys, pastes, clicks and sizes. The app must neither end nor hang, and the screen must equal a full
/// repaint.
///
/// `FUZZ_EVENTS=100000` sets the number of events, `FUZZ_SEED` the seed.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test(arguments: [false, true])
  func `the screen is that of a full repaint`(isTerminalExtended: Bool) async throws {
    let count = Self.environment["FUZZ_EVENTS"].flatMap { Int($0) } ?? 400
    var random = SplitMix64(seed: Self.environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1)
    let clock = TestClock()
    let inspector = Inspector<RootFeature.State, RootFeature.Action>(limit: 50)
    let app = ViewDriver(initialState: RootFeature.State(owner: "octo-sample")) {
      inspector.inspecting(RootFeature())
    } withDependencies: {
      $0.offer(.everything)
      $0.continuousClock = clock
      $0.numberFactClient.randomFact = { _ in .mock }
      $0.gitHubClient.repository = { _, _ in .mock2 }
      $0.rickAndMortyClient.character = { _ in .mock }
      let asked = LockIsolated(0)
      $0.coinClient.coins = { _, _ in
        // Some requests fail, so that the old coins are shown with an error.
        let number = asked.withValue {
          $0 += 1
          return $0
        }
        if number.isMultiple(of: 3) { throw APIError.timedOut }
        return [.mock, .mock2, .mockBare]
      }
    } view: { store in
      InspectedView(inspector, store: store) { RootView(store: $0, source: "samples") }
    }
    if isTerminalExtended { app.extendTerminal() }
    await app.settle()
    var terminal = TerminalEmulator(size: app.frame.size)
    terminal.write(app.write())
    for number in 0..<count {
      let event = FuzzEvent(&random)
      await event.happen(to: app, clock)
      if app.frame.size != terminal.size { terminal = TerminalEmulator(size: app.frame.size) }
      terminal.write(app.write())
      guard number % 8 == 0 || number == count - 1 else { continue }
      var repainted = TerminalEmulator(size: app.frame.size)
      repainted.write(app.writeWholeFrame())
      try #require(terminal.lines == repainted.lines, "after event \(number), \(event)")
      try #require(terminal.hasTheLooks(of: repainted), "after event \(number), \(event)")
      try #require(terminal.problems == [], "after event \(number), \(event)")
    }
    app.close()
  }
}

/// An input event of a screen.
private enum FuzzEvent {
  case key(KeyPress)
  case paste(String)
  case click(x: Int, y: Int)
  case resize(width: Int, height: Int)
  case time(Duration)

  private static let keys: [KeyEquivalent] =
    "1234567/jkgGfsrnp+-txoaCFc?q<>.X\u{6F22}é".map { KeyEquivalent($0) } + [
      .tab, .return, .return, .escape, .escape, .space, .delete, .deleteForward, .upArrow, .downArrow,
      .downArrow,
      .leftArrow, .rightArrow, .pageUp, .pageDown, .pageDown, .home, .end, .function(12),
    ]

  init(_ random: inout SplitMix64) {
    switch Int.random(in: 0..<40, using: &random) {
    case 0:
      let sizes = [(80, 24), (40, 12), (120, 40), (39, 11), (200, 60), (1, 1)]
      let size = sizes.randomElement(using: &random) ?? (80, 24)
      self = .resize(width: size.0, height: size.1)
    case 1:
      self = .paste(
        ["doge", "\u{1B}[31mred", "octo-sample/sample-kit", "漢字"].randomElement(using: &random) ?? ""
      )
    case 2: self = .click(x: .random(in: 0..<80, using: &random), y: .random(in: 0..<24, using: &random))
    case 3, 4: self = .time(.milliseconds(Int.random(in: 1...1500, using: &random)))
    case 5: self = .key(KeyPress("u", modifiers: .control))
    case 6: self = .key(KeyPress(.tab, modifiers: .shift))
    default: self = .key(KeyPress(Self.keys.randomElement(using: &random) ?? .escape))
    }
  }

  @MainActor
  func happen<State, Action>(to app: ViewDriver<State, Action>, _ clock: TestClock<Duration>) async {
    switch self {
    case .key(let key): await app.press(key.key, modifiers: key.modifiers)
    case .paste(let text): await app.paste(text)
    case .click(let x, let y): await app.click(x: x, y: y)
    case .resize(let width, let height): await app.resize(width: width, height: height)
    case .time(let duration):
      await clock.advance(by: duration)
      await app.settle()
    }
  }
}

extension TerminalEmulator {
  /// Returns whether every cell looks the same on another screen.
  fileprivate func hasTheLooks(of other: TerminalEmulator) -> Bool {
    (0..<size.height).allSatisfy { y in
      (0..<size.width).allSatisfy { x in
        let (one, two) = (self[x, y], other[x, y])
        // The color of a space isn't visible.
        return one.text == two.text && (one.text == " " || one.style == two.style)
      }
    }
  }
}
