import ComposableArchitecture
import TerminalUI
import Testing

/// The state of views that others keep as a value and place when they like.
@MainActor
@Suite struct KeptContentTests {
  private struct Counter: View {
    @TerminalUI.State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  private struct Hiding<Content: View>: View {
    @TerminalUI.State private var isHidden = false
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        if !isHidden { content }
        Text("").onKeyPress("h") {
          isHidden.toggle()
          return .handled
        }
      }
    }
  }

  private struct Turning<Content: View>: View {
    @TerminalUI.State private var isVertical = false
    @ViewBuilder let content: Content

    var body: some View {
      VStack {
        if isVertical {
          VStack { content }
        } else {
          HStack { content }
        }
        Text("").onKeyPress("h") {
          isVertical.toggle()
          return .handled
        }
      }
    }
  }

  private struct Numbered<Content: View>: View {
    @TerminalUI.State private var number = 0
    @ViewBuilder let content: Content

    var body: some View {
      content.id(number).onKeyPress("h") {
        number += 1
        return .handled
      }
    }
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct ObjectCounter: View {
    @StateObject private var model = Model()

    var body: some View { Button("\(model.count)") { model.count += 1 } }
  }

  private func check(_ times: Int = 1, @ViewBuilder _ view: () -> some View) {
    let probe = ScreenProbe(width: 20, height: 3, view: view)
    #expect(probe.text.contains("[0]"))
    probe.press(.return)
    #expect(probe.text.contains("[1]"))
    for _ in 0..<times {
      probe.press("h")
      probe.draw()
    }
    #expect(probe.text.contains("[0]"))
    probe.press(.return)
    #expect(probe.text.contains("[1]"))
  }

  @Test func `begins again when it is shown again`() { check(2) { Hiding { Counter() } } }

  @Test func `begins again in another stack`() { check { Turning { Counter() } } }

  @Test func `begins again with another identity`() { check { Numbered { Counter() } } }

  @Test func `makes an object again`() { check(2) { Hiding { ObjectCounter() } } }

  private struct Twice<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      HStack {
        content
        content
      }
    }
  }

  /// SwiftUI would keep a state for each place.
  @Test func `placed twice, both places show the one state`() {
    let probe = ScreenProbe(width: 20, height: 2) { Twice { Counter() } }
    #expect(probe.text == "[0] [0]")
    probe.press(.return)
    #expect(probe.text == "[1] [1]")
    probe.press(.tab)
    probe.press(.return)
    #expect(probe.text == "[2] [2]")
  }

  private struct Fitting<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          content
          Text("a long line beside")
        }
        VStack { content }
      }
    }
  }

  @Test func `in the candidates for a place, the one that fits shows each change`() {
    let probe = ScreenProbe(width: 30, height: 2) { Fitting { Counter() } }
    probe.draw()
    probe.press(.return)
    #expect(probe.text.hasPrefix("[1] a long line"))
    probe.resize(width: 10, height: 2)
    probe.draw()
    probe.press(.return)
    #expect(probe.text.contains("[2]"))
    probe.press(.return)
    #expect(probe.text.contains("[3]"))
  }
}
