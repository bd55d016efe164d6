import ComposableArchitecture
import TerminalUI
import Testing

/// Values that views pass to those around them.
@MainActor
@Suite struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Widest: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private func named(_ name: String) -> some View { Text(name).preference(key: Names.self, value: [name]) }

  @Test func `values of views are combined in their order, and again when they change`() {
    let names = Recorder<[String]>()
    let probe = ScreenProbe(width: 20, height: 6) {
      Stateful(["a", "b"]) { values in
        VStack {
          named("top")
          HStack { ForEach(values.wrappedValue, id: \.self) { named($0) } }
          named("hidden").hidden()
        }
        .onPreferenceChange(Names.self) { names.values.append($0) }
        .onKeyPress("x") {
          values.wrappedValue.removeFirst()
          return .handled
        }
      }
    }
    probe.draw()
    #expect(names.values == [["top", "a", "b", "hidden"]])
    probe.draw()
    probe.press("x")
    #expect(names.values == [["top", "a", "b", "hidden"], ["top", "b", "hidden"]])
  }

  @Test func `a view measures its children, and uses the result`() {
    struct Columns: View {
      @TerminalUI.State private var width: Int?

      var body: some View {
        VStack(alignment: .leading) {
          ForEach(["a", "bcd"], id: \.self) { name in
            Text(name)
              .background(GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
              .frame(width: width, alignment: .trailing)
          }
        }
        .onPreferenceChange(Widest.self) { width = $0 }
      }
    }
    #expect(ScreenProbe(width: 9, height: 2) { Columns() }.text == "  a\nbcd")
  }

  @Test func `a value set around others replaces them, and a change adds to them`() {
    let names = Recorder<[String]>()
    let probe = ScreenProbe(width: 20, height: 3) {
      HStack {
        named("a").preference(key: Names.self, value: ["b"])
        named("c").transformPreference(Names.self) { $0.append("d") }
        Text("e").transformPreference(Names.self) { $0.append("f") }
      }
      .onPreferenceChange(Names.self) { names.values.append($0) }
    }
    probe.draw()
    #expect(names.values == [["b", "c", "d", "f"]])
  }

  @Test func `no action is performed for the default value`() {
    let names = Recorder<[String]>()
    let probe = ScreenProbe(width: 20, height: 3) {
      Text("a").onPreferenceChange(Names.self) { names.values.append($0) }
    }
    probe.draw()
    #expect(names.values == [])
  }

  @Test func `views in front and behind are made from the value, in the same frame`() {
    let frame = render(
      VStack {
        named("a"); named("b")
      }
      .frame(width: 6)
      .overlayPreferenceValue(Names.self, alignment: .topTrailing) { Text($0.joined()) }
      .backgroundPreferenceValue(Names.self, alignment: .bottomLeading) { Text("\($0.count)") },
      width: 6,
      height: 2
    )
    #expect(frame.text == "  a ab\n2 b")
  }

  @Test func `views in front are made again when the value changes`() {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful(1) { number in
        Text("x").preference(key: Widest.self, value: number.wrappedValue)
          .frame(width: 6, alignment: .leading)
          .overlayPreferenceValue(Widest.self, alignment: .trailing) { Text("n\($0)") }
          .onKeyPress("+") {
            number.wrappedValue += 1
            return .handled
          }
      }
    }
    #expect(probe.text == "x   n1")
    probe.press("+")
    #expect(probe.text == "x   n2")
    probe.draw()
    #expect(!probe.needsFrame)
  }
}
