import ComposableArchitecture
import TerminalUI
import Testing

private struct Countdown: View {
  @TerminalUI.State private var remaining = 3
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View { Text("\(remaining) left").onReceive(timer) { _ in remaining -= 1 } }
}

/// Sequences whose elements views receive.
@MainActor
@Suite struct ReceivingTests {
  @Test func `a view receives the dates of a timer`() async {
    let clock = TestClock()
    await withDependencies {
      $0.continuousClock = clock
    } operation: {
      let app = ViewDriver(initialState: 0) {
        EmptyReducer<Int, Never>()
      } view: { _ in
        Countdown()
      }
      await app.settle()
      #expect(app.text.contains("3 left"))
      await clock.advance(by: .seconds(1))
      await app.settle()
      await clock.advance(by: .seconds(1))
      await app.settle()
      #expect(app.text.contains("1 left"))
    }
  }

  @Test func `a view receives the elements of a sequence while it is on the screen`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let log = Recorder<String>()
    let app = ViewDriver(initialState: 0) {
      EmptyReducer<Int, Never>()
    } view: { _ in
      Text("x").onReceive(stream) { log.values.append($0) }
    }
    await app.settle()
    continuation.yield("a")
    continuation.finish()
    await app.settle()
    #expect(log.values == ["a"])
  }
}
