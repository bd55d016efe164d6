import TerminalUI
import Testing

/// Tags within the bodies of custom views, and tags for optional selections.
@MainActor
@Suite struct BodyTagTests {
  private struct Name: View {
    let name: String
    var body: some View { Text(name).bold().tag(name) }
  }

  /// A view with one that has a tag as its body.
  private struct Wrapped: View {
    @Environment(\.isEnabled) private var isEnabled
    let name: String
    var body: some View { Name(name: isEnabled ? name : "off") }
  }

  @Test func `a picker finds the tags in the bodies of its choices`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      Stateful("b") { name in
        Picker("P", selection: name) {
          Name(name: "a")
          Name(name: "b")
        }
      }
    }
    #expect(probe.text == "P: ‹ b ›")
    probe.press(.rightArrow)
    #expect(probe.text == "P: ‹ a ›")
  }

  @Test func `a list selects by the tags in the bodies of its rows`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful("b" as String?) { name in
        List(selection: name) {
          Wrapped(name: "a")
          Wrapped(name: "b")
        }
        Text("=\(name.wrappedValue ?? "")")
      }
    }
    probe.press(.upArrow)
    #expect(probe.text.hasSuffix("=a"))
    probe.press(.downArrow)
    #expect(probe.text.hasSuffix("=b"))
  }

  @Test func `an element has the tag in the body of its view`() {
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful(nil as String?) { name in
        List(selection: name) { ForEach(0..<2, id: \.self) { Wrapped(name: "row \($0)") } }
        Text("=\(name.wrappedValue ?? "")")
      }
    }
    probe.press(.downArrow)
    #expect(probe.text.hasSuffix("=row 1"))
  }

  @Test(arguments: [true, false])
  func `an optional selection has tags that aren't optional`(isTagged: Bool) {
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful("b" as String?) { name in
        Picker("P", selection: name) {
          Text("none").tag(String?.none)
          if isTagged {
            Text("a").tag("a")
            Text("b").tag("b")
          } else {
            ForEach(["a", "b"], id: \.self) { Text($0) }
          }
        }
        Text("=\(name.wrappedValue ?? "nil")")
      }
    }
    #expect(probe.text.contains("‹ b ›"))
    probe.press(.rightArrow)
    #expect(probe.text.contains("‹ none ›"))
    #expect(probe.text.hasSuffix("=nil"))
    probe.press(.rightArrow)
    #expect(probe.text.hasSuffix("=a"))
  }
}
