import ComposableArchitecture
import Foundation
import TerminalUI

@testable import TerminalViews

/// The app run by the separate process.
@MainActor
enum CounterApp {
  @ObservableState
  struct Counter: Equatable, Sendable {
    var count = 0
    var text = ""
  }

  struct CounterView: View {
    @Bindable var store: StoreOf<Settable<Counter>>
    let pressed: @MainActor () -> Void
    @Environment(\.copy) private var copy

    init(store: StoreOf<Settable<Counter>>, pressed: @escaping @MainActor () -> Void) {
      self.store = store
      self.pressed = pressed
    }

    var body: some View {
      let copy = copy
      VStack(alignment: .leading) {
        Text("count \(store.count)\(store.count == 1_000 ? " done" : "")")
        Button("Button") {}
        TextField("Text", text: $store.text)
      }
      .onKeyPress("+") {
        store.send(.set(\.count, store.count + 1))
        pressed()
        return .handled
      }
      .onKeyPress("y") {
        copy("a text", as: "it")
        return .handled
      }
      .onKeyPress("m") {
        for number in 1...1_000 { store.send(.set(\.count, number)) }
        return .handled
      }
    }
  }

  /// Makes an app that counts on a terminal, which becomes the controlling terminal of the process.
  static func make(
    at path: String,
    terminal: String = "tmux-256color",
    isAccessible: Bool = false,
    reducesMotion: Bool = true,
    pressed: @escaping @MainActor () -> Void = {}
  ) throws -> TerminalApp {
    let store = Settable.store(Counter())
    return try show(at: path, terminal: terminal, isAccessible: isAccessible, reducesMotion: reducesMotion) {
      CounterView(store: store, pressed: pressed)
    }
  }

  /// Makes an app that shows a view on a terminal, which becomes the controlling terminal of the process.
  static func show(
    at path: String,
    terminal: String = "tmux-256color",
    isAccessible: Bool = false,
    reducesMotion: Bool,
    @ViewBuilder content: () -> some View
  ) throws -> TerminalApp {
    // Outside a separate session, stopping the job would stop other processes too.
    guard setsid() > 0 || getsid(0) == getpid() else {
      throw TerminalFailure.system(call: "setsid", code: errno)
    }
    let descriptor = open(path, O_RDWR)
    dup2(descriptor, STDIN_FILENO)
    dup2(descriptor, STDOUT_FILENO)
    var options = TerminalAppOptions()
    options.title = "Counter"
    options.toastDuration = .milliseconds(20)
    options.isAccessible = isAccessible
    options.reducesMotion = reducesMotion
    return try TerminalApp(environment: ["TERM": terminal], options: options, content: content)
  }

  /// Returns the error thrown by an app on the process's own terminal.
  static func error() -> TerminalUnavailable? {
    do {
      _ = try TerminalApp(environment: [:]) { Text("never shown") }
      return nil
    } catch {
      return error as? TerminalUnavailable
    }
  }
}
