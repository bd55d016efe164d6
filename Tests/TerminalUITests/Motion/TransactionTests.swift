import TerminalUI
import Testing

@testable import TerminalViews

/// Views that change the animations of changes within.
@MainActor
@Suite struct TransactionTests {
  private let linear = Animation.linear(duration: 1)

  /// Returns where a text of two columns is in the middle of a change by four columns.
  private func middle(
    _ transaction: Transaction,
    @ViewBuilder content: @escaping @MainActor (Bool) -> some View
  ) -> String {
    let probe = ScreenProbe(width: 14, height: 2, moves: true) {
      Stateful(false) { isMoved in
        content(isMoved.wrappedValue).onKeyPress("t") {
          withTransaction(transaction) { isMoved.wrappedValue.toggle() }
          return .handled
        }
      }
    }
    probe.press("t")
    probe.time = .milliseconds(500)
    return probe.text
  }

  @Test func `a transaction stops the animation of a change within`() {
    let text = middle(Transaction(animation: linear)) { isMoved in
      VStack(alignment: .leading) {
        Text("ab").offset(x: isMoved ? 4 : 0).transaction { $0.animation = nil }
        Text("cd").offset(x: isMoved ? 4 : 0)
      }
    }
    #expect(text == "    ab\n  cd")
  }

  @Test func `a transaction disables the animations within`() {
    let text = middle(Transaction(animation: linear)) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).transaction { $0.disablesAnimations = true }
    }
    #expect(text == "    ab")
    let linear = linear
    let value = middle(Transaction(animation: linear)) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).animation(linear, value: isMoved)
        .transaction { $0.disablesAnimations = true }
    }
    #expect(value == "    ab")
  }

  @Test func `a change that disables animations stops those of values`() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    let linear = linear
    let text = middle(transaction) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).animation(linear, value: isMoved)
    }
    #expect(text == "    ab")
    let moving = middle(Transaction()) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).animation(linear, value: isMoved)
    }
    #expect(moving == "  ab")
  }

  @Test func `a transaction gives a change its animation`() {
    let linear = linear
    let text = middle(Transaction()) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).transaction { $0.animation = linear }
    }
    #expect(text == "  ab")
  }

  @Test func `a transaction of a value is for its changes only`() {
    let text = middle(Transaction(animation: linear)) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).transaction(value: 1) { $0.animation = nil }
    }
    #expect(text == "  ab")
    let still = middle(Transaction(animation: linear)) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).transaction(value: isMoved) { $0.animation = nil }
    }
    #expect(still == "    ab")
  }

  @Test func `an animation of modifiers isn't that of the view within`() {
    let linear = linear
    let text = middle(Transaction()) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).animation(linear) { $0.padding(.leading, 0) }
    }
    #expect(text == "    ab")
    let moving = middle(Transaction()) { isMoved in
      Text("ab").animation(linear) { $0.offset(x: isMoved ? 4 : 0) }
    }
    #expect(moving == "  ab")
    let within = middle(Transaction(animation: linear)) { isMoved in
      Text("ab").offset(x: isMoved ? 4 : 0).transaction {
        $0.animation = nil
      } body: {
        $0.padding(.leading, 0)
      }
    }
    #expect(within == "  ab")
  }
}
