import ComposableArchitecture
import TerminalUI
import Testing

/// Looks of boxes, values and groups that an app makes itself.
@MainActor
@Suite struct BoxStyleTests {
  private struct Box: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label; Text("|"); configuration.content
      }
    }
  }

  private struct Pair: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label; Text("="); configuration.content
      }
    }
  }

  private struct Fold: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func `boxes and values have the look of their style`() {
    #expect(
      render(GroupBox("a") { Text("b") }.groupBoxStyle(Box()), width: 9, height: 3).text.contains("a|b")
    )
    let value = LabeledContent("key", value: "value").labeledContentStyle(Pair())
    #expect(render(value, width: 20, height: 1).text.contains("key=value"))
  }

  @Test func `a group is opened and closed by its style`() {
    let probe = ScreenProbe(width: 20, height: 1) {
      DisclosureGroup("more") { Text("open") }.disclosureGroupStyle(Fold())
    }
    #expect(probe.text == "[more]")
    probe.press(.return)
    #expect(probe.text == "[more]open")
    probe.press(.return)
    #expect(probe.text == "[more]")
  }

  @Test func `the primary action of a menu is the first of its list`() {
    let pressed = Recorder<String>()
    let probe = ScreenProbe(width: 20, height: 8) {
      Menu("Sort") {
        Button("Name") { pressed.values.append("name") }
      } primaryAction: {
        pressed.values.append("sort")
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("Name"))
    probe.press(.return)
    #expect(pressed.values == ["sort"])
  }
}
