import ComposableArchitecture
import TerminalUI
import Testing

/// Popovers, covers, and alerts shown by a Boolean.
@MainActor
@Suite struct PresentationStyleTests {
  private func probe(
    _ isPresented: Bool,
    @ViewBuilder _ view: @escaping @MainActor (Binding<Bool>) -> some View
  ) -> ScreenProbe {
    ScreenProbe(width: 24, height: 8) { Stateful(isPresented) { view($0) } }
  }

  @Test func `a popover is below its view`() {
    let probe = probe(true) { isPresented in
      HStack {
        Text("ab")
        Text("cd").popover(isPresented: isPresented) { Text("pop") }
      }
    }
    #expect(probe.text == "ab cd\n   ╭─────╮\n   │ pop │\n   ╰─────╯")
    probe.press(.escape)
    #expect(probe.text == "ab cd")
  }

  @Test func `a popover is above its view if there is more room`() {
    let probe = probe(true) { isPresented in
      VStack {
        Spacer()
        Text("cd").popover(isPresented: isPresented) { Text("pop") }
      }
    }
    #expect(probe.frame.lines.count == 8)
    #expect(probe.text.hasSuffix("╭─────╮\n│ pop │\n╰─────╯\ncd"))
  }

  @Test func `a cover fills the screen`() {
    let probe = probe(true) { isPresented in
      Text("below").fullScreenCover(isPresented: isPresented) { Text("cover") }
    }
    #expect(probe.text == "cover")
    probe.press(.escape)
    #expect(probe.text == "below")
  }

  @Test func `the action for a closed sheet follows it, however it is closed`() {
    let log = Recorder<String>()
    let probe = probe(true) { isPresented in
      Text("below").sheet(isPresented: isPresented) {
        log.values.append("closed")
      } content: {
        Button("Close") { isPresented.wrappedValue = false }
      }
    }
    probe.press(.return)
    #expect(log.values == ["closed"])
    let item = ScreenProbe(width: 24, height: 8) {
      Stateful(7 as Int?) { item in
        Text("below").fullScreenCover(item: item, onDismiss: { log.values.append("item") }) { Text("\($0)") }
      }
    }
    #expect(item.text == "7")
    item.press(.escape)
    #expect(log.values == ["closed", "item"])
  }

  @Test func `an alert has its buttons, each of which closes it`() {
    let log = Recorder<String>()
    let probe = probe(true) { isPresented in
      Text("below").alert("Delete?", isPresented: isPresented) {
        Button("Delete", role: .destructive) { log.values.append("deleted") }
        Button("Keep", role: .cancel) {}
      } message: {
        Text("It can't be undone.")
      }
    }
    #expect(probe.text.contains("Delete?"))
    #expect(probe.text.contains("undone."))
    #expect(probe.isFocused("[Keep]"))
    probe.press(.leftArrow)
    probe.press(.return)
    #expect(probe.text == "below")
    #expect(log.values == ["deleted"])
  }

  @Test func `an alert without buttons has one that closes it`() {
    let probe = probe(true) { Text("below").alert("Done", isPresented: $0) {} }
    #expect(probe.isFocused("[OK]"))
    probe.press(.return)
    #expect(probe.text == "below")
  }

  @Test func `a dialog has its buttons one below the other`() {
    let probe = probe(true) { isPresented in
      Text("below").confirmationDialog("Which?", isPresented: isPresented) {
        Button("A") {}
        Button("B") {}
      }
    }
    probe.draw()
    #expect(probe.frame.lines[4].contains("[A]"))
    #expect(probe.frame.lines[5].contains("[B]"))
    probe.press(.return)
    #expect(probe.text == "below")
  }
}
