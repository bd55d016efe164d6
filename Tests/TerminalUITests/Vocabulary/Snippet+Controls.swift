import ComposableArchitecture
import Foundation
import TerminalUI

private struct Round: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("(")
      configuration.label.bold(configuration.isPressed)
      Text(")")
    }
  }
}

extension Snippet {
  static var controls: [Snippet] {
    [
      Snippet("Button(_:action:)", draws: "[Save]") { Button("Save") {} },
      Snippet("Button(action:label:)", draws: "Save") {
        Button(action: {}) {
          Text("Save").bold()
        }
      },
      Snippet("Button(action:label:)", draws: "Save") {
        Button {
          // Nothing to do.
        } label: {
          Label("Save", systemImage: "checkmark")
        }
      },
      Snippet("Button(_:systemImage:action:)", draws: "✕ Delete") {
        Button("Delete", systemImage: "xmark") {}
      },
      Snippet("Button(_:role:action:)", draws: "Delete") { Button("Delete", role: .destructive) {} },
      Snippet("Button(_:role:action:)", draws: "Cancel") { Button("Cancel", role: .cancel, action: {}) },
      Snippet("buttonStyle(_:)", draws: "[Save]") { Button("Save") {}.buttonStyle(.borderedProminent) },
      Snippet("buttonStyle(_:)", draws: "Save") { VStack { Button("Save") {} }.buttonStyle(.plain) },
      Snippet("ButtonStyle", draws: "( Save )") { Button("Save") {}.buttonStyle(Round()) },
      Snippet("Menu", draws: "[Sort ▾]") {
        Menu("Sort") {
          Button("By name") {}
          Button("By date") {}
        }
      },
      Snippet("Menu", draws: "More") {
        Menu {
          Button("Delete", role: .destructive) {}
        } label: {
          Label("More", systemImage: "ellipsis.circle")
        }
      },
      Snippet("Toggle(_:isOn:)", draws: "Alarm") { Toggle("Alarm", isOn: .constant(true)) },
      Snippet("Toggle(_:systemImage:isOn:)", draws: "Alarm") {
        Toggle("Alarm", systemImage: "star", isOn: .constant(true))
      },
      Snippet("Toggle(isOn:label:)", draws: "Alarm") { Toggle(isOn: .constant(false)) { Text("Alarm") } },
      Snippet("TextField(_:text:)", draws: "Name") { TextField("Name", text: .constant("")) },
      Snippet("TextField(_:text:prompt:)", draws: "Required") {
        TextField("Name", text: .constant(""), prompt: Text("Required"))
      },
      Snippet("TextField(text:prompt:label:)", draws: "Required") {
        TextField(text: .constant(""), prompt: Text("Required")) { Text("Name") }
      },
      Snippet("TextField(text:prompt:label:)", draws: "Name") {
        TextField(text: .constant("")) { Label("Name", systemImage: "person") }
      },
      Snippet("TextField(_:text:axis:)", draws: "Notes") {
        TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(1...3)
      },
      Snippet("TextField(_:value:format:) of an optional value", draws: "Age") {
        TextField("Age", value: .constant(nil as Int?), format: .number)
      },
      Snippet("TextField(value:format:prompt:label:)", draws: "7") {
        TextField(value: .constant(7), format: .number) { Text("N") }
      },
      Snippet("TextField(_:value:format:)", draws: "7") {
        TextField("N", value: .constant(7), format: .number)
      },
      Snippet("SecureField(_:text:)", draws: "•••") { SecureField("Password", text: .constant("abc")) },
      Snippet("SecureField(text:prompt:label:)", draws: "Password") {
        SecureField(text: .constant("")) { Text("Password") }
      },
      Snippet("Picker(_:selection:content:)", draws: "one") {
        Picker("Choice", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
      },
      Snippet("Picker(_:selection:content:)", draws: "two") {
        Picker("Choice", selection: .constant("two")) {
          ForEach(["one", "two"], id: \.self) { Text($0) }
        }
      },
      Snippet("Picker(selection:content:label:)", draws: "Choice") {
        Picker(selection: .constant(1)) {
          Text("one").tag(1)
        } label: {
          Text("Choice")
        }
      },
      Snippet("Picker(_:systemImage:selection:content:)", draws: "Star: ‹ one") {
        Picker("Star", systemImage: "star.fill", selection: .constant(1)) { Text("one").tag(1) }
      },
      Snippet("pickerStyle(_:)", draws: "one │ two") {
        Picker("Choice", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
      },
      Snippet("Stepper(_:value:in:)", draws: "Count") { Stepper("Count", value: .constant(3), in: 0...10) },
      Snippet("Stepper(_:value:in:)", draws: "Count") {
        Stepper("Count", value: .constant(3), in: 0...10, step: 5)
      },
      Snippet("Stepper(_:value:in:step:onEditingChanged:)", draws: "A") {
        Stepper("A", value: .constant(2), in: 0...3) { _ in }
      },
      Snippet("Stepper(value:in:step:label:)", draws: "Count") {
        Stepper(value: .constant(3.5), in: 0...10, step: 0.5) { Text("Count") }
      },
      Snippet("Stepper(_:value:step:)", draws: "Ratio") {
        Stepper("Ratio", value: .constant(2.5), step: 0.5)
      },
      Snippet("Stepper(value:step:label:)", draws: "Ratio") {
        Stepper(value: .constant(2.5), step: 0.5) { Text("Ratio") }
      },
      Snippet("Stepper(_:value:step:format:)", draws: "Ratio 2.50") {
        Stepper("Ratio", value: .constant(2.5), step: 0.5, format: .number.precision(.fractionLength(2)))
      },
      Snippet("Stepper(_:onIncrement:onDecrement:)", draws: "Count") {
        Stepper("Count") {
          // Up.
        } onDecrement: {
          // Down.
        }
      },
      Snippet("DatePicker(_:selection:displayedComponents:)", draws: "Start") {
        DatePicker("Start", selection: .constant(.now))
      },
      Snippet("DatePicker(_:selection:displayedComponents:)", draws: "Start") {
        DatePicker("Start", selection: .constant(.now), displayedComponents: .date)
      },
      Snippet("DatePicker(_:selection:in:displayedComponents:)", draws: "Start") {
        DatePicker("Start", selection: .constant(.now), in: ...Date.now, displayedComponents: [.date])
      },
      Snippet("DatePicker(_:selection:in:displayedComponents:)", draws: "Start") {
        DatePicker(
          "Start",
          selection: .constant(.now),
          in: Date.now...,
          displayedComponents: [.hourAndMinute]
        )
      },
      Snippet("DatePicker(selection:in:displayedComponents:label:)", draws: "Start") {
        DatePicker(selection: .constant(.now), in: Date.distantPast...Date.now, displayedComponents: .date) {
          Text("Start")
        }
      },
      Snippet("environment(\\.calendar, _)", draws: "Start") {
        DatePicker("Start", selection: .constant(.now))
          .environment(\.calendar, Calendar(identifier: .gregorian))
      },
      Snippet("Slider(value:in:)", draws: "━") { Slider(value: .constant(0.5)) },
      Snippet("Slider(value:in:)", draws: "━") { Slider(value: .constant(50.0), in: 0...100, step: 1) },
      Snippet("Slider(value:in:label:)", draws: "Volume") {
        Slider(value: .constant(50.0), in: 0...100) { Text("Volume") }
      },
      Snippet("Slider(value:in:step:onEditingChanged:)", draws: "━") {
        Slider(value: .constant(50.0), in: 0...100, step: 10) { _ in }
      },
      Snippet("Slider(value:in:label:minimumValueLabel:maximumValueLabel:)", draws: "quiet") {
        Slider(value: .constant(0.5), in: 0...1) {
          Text("Volume")
        } minimumValueLabel: {
          Text("quiet")
        } maximumValueLabel: {
          Text("loud")
        }
      },
      Snippet("TextEditor", draws: "b") { TextEditor(text: .constant("a\nb")) },
      Snippet("TextEditor", draws: "long") {
        TextEditor(text: .constant("a long text")).frame(height: 3).border()
      },
      Snippet("ProgressView()", draws: "⠋") { ProgressView() },
      Snippet("ProgressView(_:)", draws: "Loading") { ProgressView("Loading") },
      Snippet("ProgressView(value:total:)", draws: "50%") { ProgressView(value: 0.5) },
      Snippet("ProgressView(value:total:)", draws: "25%") { ProgressView("Copying", value: 1, total: 4) },
      Snippet("ProgressView(value:label:currentValueLabel:)", draws: "half") {
        ProgressView(value: 0.5) {
          Text("Copying")
        } currentValueLabel: {
          Text("half")
        }
      },
      Snippet("gaugeStyle(_:)", draws: "7") {
        Gauge(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("7")
        }
        .gaugeStyle(.accessoryCircularCapacity)
      },
      Snippet("Gauge(value:in:label:)", draws: "Battery") { Gauge(value: 0.4) { Text("Battery") } },
      Snippet("Gauge(value:in:label:)", draws: "40") {
        Gauge(value: 40, in: 0...100.0) {
          Text("Battery")
        } currentValueLabel: {
          Text("40")
        }
      },
      Snippet("Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)", draws: "0 ") {
        Gauge(value: 40, in: 0...100.0) {
          Text("Battery")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
      },
      Snippet("DisclosureGroup(_:content:)", draws: "▸ More") { DisclosureGroup("More") { Text("a") } },
      Snippet("DisclosureGroup(_:isExpanded:content:)", draws: "a") {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("a") }
      },
      Snippet("DisclosureGroup(isExpanded:content:label:)", draws: "More") {
        DisclosureGroup(isExpanded: .constant(true)) {
          Text("a")
        } label: {
          Text("More")
        }
      },
    ]
  }
}
