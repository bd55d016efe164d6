import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

/// Styles of toggles and views of progress, and hidden labels.
@MainActor
@Suite struct ControlStyleTests {
  private struct Lamp: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Text(configuration.isOn ? "shines" : "is dark")
        }
      }
    }
  }

  @Test func `a toggle has the look of its style`() {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful(false) { Toggle("It", isOn: $0).toggleStyle(Lamp()) }
    }
    #expect(probe.text == "[It is dark]")
    probe.press(.return)
    #expect(probe.text == "[It shines]")
  }

  @Test func `a toggle may be a button`() {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful(false) { Toggle("It", systemImage: "star", isOn: $0).toggleStyle(.button) }
    }
    #expect(probe.text == "[○ ☆ It]")
    probe.press(.space)
    #expect(probe.text == "[● ☆ It]")
  }

  @Test func `the other styles of toggles are boxes`() {
    let probe = ScreenProbe(width: 30, height: 1) {
      Stateful(false) { Toggle("It", isOn: $0).toggleStyle(.switch) }
    }
    probe.press(.rightArrow)
    #expect(probe.text == "[x] It")
  }

  private struct Dots: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(String(repeating: "●", count: Int((configuration.fractionCompleted ?? 0) * 10)))
        configuration.currentValueLabel
      }
    }
  }

  @Test func `progress has the look of its style`() {
    let progress = ProgressView(value: 0.3) {
      Text("Copy")
    } currentValueLabel: {
      Text("3 of 10")
    }
    #expect(render(progress.progressViewStyle(Dots()), width: 30, height: 1).text == "Copy ●●● 3 of 10")
    #expect(render(ProgressView().progressViewStyle(Dots()), width: 30, height: 1).text == "")
    #expect(render(progress.progressViewStyle(.circular), width: 30, height: 5).lines[4].contains("Copy"))
    let bar = render(ProgressView("Copy", value: 0.5).progressViewStyle(.linear), width: 40, height: 1)
    #expect(bar.text == render(ProgressView("Copy", value: 0.5), width: 40, height: 1).text)
    #expect(render(ProgressView("Copy").progressViewStyle(.circular), width: 30, height: 1).text == "⠋ Copy")
  }

  @Test func `labels may be hidden`() {
    let controls = VStack(alignment: .leading) {
      Toggle("Toggle", isOn: .constant(true))
      Picker("Picker", selection: .constant(1)) { Text("one").tag(1) }
      Slider(value: .constant(0.5)) { Text("Slider") }
      DatePicker("Date", selection: .constant(.distantPast), displayedComponents: .date)
    }
    let lines = render(controls.labelsHidden(), width: 30, height: 4).lines
    #expect(lines[0] == "[x]")
    #expect(lines[1] == "‹ one ›")
    #expect(lines[2].hasPrefix("━"))
    #expect(lines[3].hasPrefix("‹ "))
  }

  @Test func `an error is an alert`() {
    let probe = ScreenProbe(width: 40, height: 9) {
      Stateful(true) { isPresented in
        Text("\(isPresented.wrappedValue)").alert(isPresented: isPresented, error: Failure()) { _ in
          Button("Again") {}
        } message: {
          Text($0.recoverySuggestion ?? "")
        }
      }
    }
    for text in ["It broke", "Mend it", "[Again]"] { #expect(probe.text.contains(text)) }
    probe.press(.return)
    #expect(probe.text.trimmingCharacters(in: .whitespaces) == "false")
    let none = ScreenProbe(width: 40, height: 9) {
      Text("below").alert(isPresented: .constant(true), error: nil as Failure?) { Button("OK") {} }
    }
    #expect(none.text.trimmingCharacters(in: .whitespaces) == "below")
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "It broke" }
    var recoverySuggestion: String? { "Mend it" }
  }

  @Test func `changes through an animated binding are animated`() {
    let probe = ScreenProbe(width: 30, height: 2, moves: true) {
      Stateful(false) { isOn in
        Toggle("On", isOn: isOn.animation(.linear(duration: 1)))
        ProgressView(value: isOn.wrappedValue ? 1 : 0.0)
      }
    }
    probe.draw()
    probe.press(.return)
    #expect(probe.isMoving)
  }
}
