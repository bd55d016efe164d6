import ComposableArchitecture
import TerminalUI
import Testing

/// Keys that arrive before the frame that the previous key leads to, as they do in a burst or over a slow link.
@MainActor
@Suite struct TypeAheadTests {
  private let log = Log()

  private func type(_ keys: String, in probe: ScreenProbe) {
    for key in keys { probe.press(KeyPress(KeyEquivalent(key))) }
    probe.draw()
  }

  @Test func `text after a slash is typed, whatever its letters do elsewhere`() {
    let probe = ScreenProbe(width: 20, height: 4) { [log] in
      Stateful("") { text in
        List(["apple", "dogs", "cherry"].filter { $0.hasPrefix(text.wrappedValue) }, id: \.self) { Text($0) }
          .searchable(text: text, prompt: "Find")
          .onKeyPress("d") {
            log.add("d")
            return .handled
          }
      }
    }
    probe.draw()
    type("/do", in: probe)
    #expect(probe.frame.lines.prefix(2) == [" / do", "dogs"])
    type("\rd", in: probe)
    #expect(log.entries == ["d"])
  }

  @Test func `keys after one that presents an alert are for the alert`() {
    let probe = ScreenProbe(width: 40, height: 10) { [log] in
      Stateful(false) { isShown in
        Button("Below") { log.add("below") }
          .onKeyPress("x") {
            isShown.wrappedValue = true
            return .handled
          }
          .alert("Really?", isPresented: isShown) {
            Button("Clear", role: .destructive) { log.add("clear") }
            Button("Keep", role: .cancel) { log.add("keep") }
          }
      }
    }
    probe.draw()
    type("x\r\r", in: probe)
    #expect(log.entries == ["keep", "below"])
  }

  @Test func `keys after one that changes the tab are for the new tab`() {
    let probe = ScreenProbe(width: 40, height: 10) { [log] in
      Stateful(1) { tab in
        TabView(selection: tab) {
          ForEach([1, 2, 3], id: \.self) { number in
            Text("tab \(number)")
              .onKeyPress("f") {
                log.add("\(number)")
                return .handled
              }
              .tabItem { Text("Tab \(number)") }
              .tag(number)
          }
        }
      }
    }
    probe.draw()
    type("f2f3f", in: probe)
    #expect(log.entries == ["1", "2", "3"])
  }

  @Test func `keys after one that removes a view are for what is left`() {
    let probe = ScreenProbe(width: 40, height: 10) { [log] in
      Stateful(true) { isShown in
        VStack {
          if isShown.wrappedValue {
            Button("first") {
              log.add("first")
              isShown.wrappedValue = false
            }
          }
          Button("second") { log.add("second") }
        }
      }
    }
    probe.draw()
    type("\r\r", in: probe)
    #expect(log.entries == ["first", "second"])
  }

  @Test func `the first field of a form in a new sheet gets the text after the key`() {
    let probe = ScreenProbe(width: 40, height: 12) {
      Stateful("") { text in
        Stateful(false) { isShown in
          Text("Name: \(text.wrappedValue)")
            .onKeyPress("n") {
              isShown.wrappedValue = true
              return .handled
            }
            .sheet(isPresented: isShown, title: "New") {
              Form {
                Section("Who") { TextField("Name", text: text) }
                Button("Save") { isShown.wrappedValue = false }
              }
            }
        }
      }
    }
    probe.draw()
    type("nNina", in: probe)
    #expect(probe.text.contains("Name: Nina"))
  }

  @Test func `a click after a key hits what the key has moved there`() {
    let probe = ScreenProbe(width: 20, height: 4) { [log] in
      Stateful(false) { isShown in
        VStack(alignment: .leading) {
          if isShown.wrappedValue { Text("title") }
          Button("first") { log.add("first") }
          Button("second") { log.add("second") }
        }
        .onKeyPress("t") {
          isShown.wrappedValue = true
          return .handled
        }
      }
    }
    probe.draw()
    probe.click(x: 2, y: 1)
    probe.press(KeyPress("t"))
    probe.click(x: 2, y: 1)
    #expect(log.entries == ["second", "first"])
  }
}
