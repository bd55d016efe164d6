import TerminalUI
import Testing

/// Another color for the accents of a view.
@MainActor
@Suite struct TintTests {
  @Test func `accents have the color of the innermost tint`() {
    let frame = render(
      VStack(alignment: .leading) {
        Text("outside").font(.title)
        VStack(alignment: .leading) {
          Text("outer").font(.title)
          Text("inner").font(.title).tint(.red)
          Text("same").font(.title).tint(nil)
          Text("plain").foregroundColor(.green)
        }
        .tint(.orange)
      }
    )
    #expect(frame.style(of: "outside")?.foreground == .accentColor)
    #expect(frame.style(of: "outer")?.foreground == .orange)
    #expect(frame.style(of: "inner")?.foreground == .red)
    #expect(frame.style(of: "same")?.foreground == .orange)
    #expect(frame.style(of: "plain")?.foreground == .green)
  }

  @Test func `rows of a list are tinted, and can be selected`() {
    let frame = render(
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).font(.title).tint($0 == "b" ? .pink : nil) }
      },
      height: 3
    )
    #expect(frame.lines.prefix(2) == ["a", "b"])
    #expect(frame.style(of: "a")?.foreground == .accentColor)
    #expect(frame.style(of: "b")?.foreground == .pink)
    #expect(frame.style(of: "a")?.background == .selection)
  }
}
