import ComposableArchitecture
import TerminalUI
import Testing

/// Scrolling sideways, and to a view by its identity.
@MainActor
@Suite struct ScrollToTests {
  private let proxies = Recorder<ScrollViewProxy>()

  private func probe(height: Int = 3, @ViewBuilder _ content: @escaping @MainActor () -> some View)
    -> ScreenProbe
  {
    let probe = ScreenProbe(width: 8, height: height) {
      ScrollViewReader { proxy in
        content().onAppear { proxies.values.append(proxy) }
      }
    }
    probe.draw()
    return probe
  }

  private func rows(_ probe: ScreenProbe) -> [String] {
    probe.draw()
    return probe.frame.lines.map { line in String(line.filter { $0.isLetter || $0.isNumber }.prefix(2)) }
  }

  @Test(
    arguments: [
      (5, nil, ["3", "4", "5"]), (1, nil, ["0", "1", "2"]), (5, .top, ["5", "6", "7"]),
      (5, .center, ["4", "5", "6"]), (5, .bottom, ["3", "4", "5"]), (9, .top, ["7", "8", "9"]),
    ] as [(Int, UnitPoint?, [String])]
  )
  func `a list and a scroll view scroll to a row`(id: Int, anchor: UnitPoint?, expected: [String]) {
    let list = probe { List(0..<10, id: \.self) { Text("\($0)") } }
    proxies.values[0].scrollTo(id, anchor: anchor)
    #expect(rows(list) == expected)
    let scroll = probe { ScrollView { VStack { ForEach(0..<10) { Text("\($0)") } } } }
    proxies.values[1].scrollTo(id, anchor: anchor)
    #expect(rows(scroll) == expected)
  }

  @Test func `a scroll view scrolls to an identified view`() {
    let probe = probe {
      ScrollView {
        ForEach(0..<9) { Text("\($0)") }
        Text("end").id("bottom")
      }
    }
    proxies.values[0].scrollTo("bottom")
    #expect(rows(probe) == ["7", "8", "en"])
    proxies.values[0].scrollTo("nowhere")
    #expect(rows(probe) == ["7", "8", "en"])
  }

  @Test func `a list scrolls to a section`() {
    let probe = probe {
      List {
        ForEach(["a", "b", "c"], id: \.self) { letter in
          Section("\(letter)0") { ForEach(1..<4) { Text("\(letter)\($0)") } }
        }
        Section("d0") { Text("d1") }.id("last")
        Text("e")
        Text("f")
      }
    }
    proxies.values[0].scrollTo("b", anchor: .top)
    #expect(rows(probe) == ["b0", "b1", "b2"])
    proxies.values[0].scrollTo("last", anchor: .top)
    #expect(rows(probe) == ["d0", "d1", "e"])
  }

  @Test func `a list scrolls to an identified row`() {
    let probe = probe {
      List {
        ForEach(0..<9) { Text("\($0)") }
        Text("end").id("bottom")
      }
    }
    proxies.values[0].scrollTo("bottom", anchor: .bottom)
    #expect(rows(probe) == ["7", "8", "en"])
  }

  @Test func `a list scrolls to a row off the screen by the identity that its view has set`() {
    let probe = probe {
      List(0..<100, id: \.self) { number in
        if number % 2 == 0 {
          Text("\(number)").id("r\(number)").bold()
        } else {
          Text("\(number)").tag(number + 1000).id("r\(number)")
        }
      }
    }
    proxies.values[0].scrollTo("r90", anchor: .top)
    #expect(rows(probe) == ["90", "91", "92"])
    proxies.values[0].scrollTo("r41", anchor: .top)
    #expect(rows(probe) == ["41", "42", "43"])
  }

  @Test func `a row that was just added is scrolled to`() {
    let probe = ScreenProbe(width: 20, height: 4) {
      Stateful(3) { count in
        ScrollViewReader { proxy in
          Button("Add") {
            count.wrappedValue += 3
            proxy.scrollTo(count.wrappedValue - 1)
          }
          ScrollView { VStack { ForEach(Array(0..<count.wrappedValue), id: \.self) { Text("\($0)") } } }
        }
      }
    }
    probe.press(.return)
    #expect(probe.frame.lines[3].hasPrefix("5") || probe.text.contains("5"))
  }

  @Test func `a scroll view scrolls sideways`() {
    let probe = ScreenProbe(width: 5, height: 1) { ScrollView(.horizontal) { Text("abcdefgh").fixedSize() } }
    #expect(probe.text == "abcd▸")
    probe.press(.rightArrow)
    #expect(probe.text == "◂cde▸")
    probe.press(.end)
    #expect(probe.text == "◂efgh")
    #expect(probe.press(.rightArrow) == .ignored)
    probe.press(.home)
    #expect(probe.text == "abcd▸")
  }

  @Test func `a scroll view scrolls in both directions`() {
    let probe = ScreenProbe(width: 3, height: 2) {
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("abcd\nefgh\nijkl").fixedSize() }
    }
    #expect(probe.text == "abc\nefg")
    probe.press(.downArrow)
    probe.press(.rightArrow)
    #expect(probe.text == "fgh\njkl")
    #expect(probe.press(.rightArrow) == .ignored)
  }
}
