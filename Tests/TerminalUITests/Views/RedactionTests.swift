import ComposableArchitecture
import TerminalUI
import Testing

/// Bars instead of words.
@MainActor
@Suite struct RedactionTests {
  @Test func `each word is a bar of its length`() {
    let view = VStack(alignment: .leading) {
      Text("Hello, 日本!")
      Text("shown").unredacted()
      TextColumns([TextColumns.Column(Text("a b"), width: 5)])
    }
    #expect(
      render(view.redacted(reason: .placeholder), width: 20, height: 3).text == "░░░░░░ ░░░░░\nshown\n░ ░"
    )
    #expect(render(view.redacted(reason: []), width: 20, height: 1).text == "Hello, 日本!")
  }

  @Test func `bars have one color`() {
    let frame = render(
      Text("a").foregroundStyle(.red).bold().redacted(reason: .placeholder),
      width: 2,
      height: 1
    )
    #expect(frame.style(x: 0, y: 0).foreground != .red)
    #expect(frame.style(x: 0, y: 0).attributes == [])
  }

  private var controls: some View {
    VStack(alignment: .leading) {
      TextField("Name", text: .constant("Ann Lee"))
      SecureField("Password", text: .constant("abc"))
      TextEditor(text: .constant("a bc")).frame(height: 1)
      TextField("Notes", text: .constant("secret"), axis: .vertical)
      ProgressView(value: 0.5)
      Slider(value: .constant(0.5))
      Toggle("On", isOn: .constant(true))
      Gauge(value: 0.5) { Text("Power") }
    }
    .frame(width: 30, alignment: .leading)
  }

  @Test func `the text of fields and the values of bars can't be read`() {
    let (bar, frame) = (String(repeating: "░", count: 20), render(controls, width: 30, height: 8))
    #expect(frame.text.contains("Ann Lee"))
    #expect(
      render(controls.redacted(reason: .placeholder), width: 30, height: 8).lines == [
        "░░░ ░░░", "░░░", "░ ░░", "░░░░░░", "\(bar) ░░░", bar, "░░░ ░░", "░░░░░ \(bar)",
      ]
    )
    let ring = Gauge(value: 1) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
    #expect(render(ring, width: 8, height: 4).style(x: 3, y: 0).foreground == .accentColor)
    #expect(
      render(ring.redacted(reason: .placeholder), width: 8, height: 4).style(x: 3, y: 0).foreground
        != .accentColor
    )
  }

  @Test func `a screen reader isn't told what can't be read`() async {
    let driver = ViewDriver(
      initialState: 0,
      width: 40,
      height: 12,
      reducer: { EmptyReducer<Int, Never>() },
      view: { _ in
        VStack {
          controls.redacted(reason: .placeholder)
          TextColumns([TextColumns.Column(Text("column"), width: 8)]).redacted(reason: .placeholder)
          Text("shown")
        }
      }
    )
    var told = driver.told()
    for _ in 0..<8 {
      await driver.press(.tab)
      told += driver.told()
    }
    #expect(told == ["shown"])
  }
}
