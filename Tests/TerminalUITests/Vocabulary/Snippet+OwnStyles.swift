import Foundation
import TerminalUI

private struct Percentage: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int(configuration.value * 100)) of 100")
      configuration.currentValueLabel
    }
  }
}

private struct Framed: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).border(.red) }
}

private struct LabelAlone: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.trigger() }
  }
}

private struct Underlined: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(4).overlay(RoundedRectangle(cornerRadius: 4).stroke(.blue))
  }
}

private enum Mailbox: String, CaseIterable {
  case all, unread
}

extension Snippet {
  /// Styles that an app makes itself, and what goes with keys and searches.
  static var ownStyles: [Snippet] {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    return [
      Snippet("GaugeStyle", draws: "50 of 100") { Gauge(value: 0.5) { Text("g") }.gaugeStyle(Percentage()) },
      Snippet("gaugeStyle(_:)", draws: "●") { Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryLinear) },
      Snippet("PrimitiveButtonStyle", draws: "Hold") {
        Button("Hold", role: .destructive) {}.buttonStyle(LabelAlone())
      },
      Snippet("PrimitiveButtonStyle", draws: "[Hold]") {
        Button("Hold", role: .destructive) {}.buttonStyle(Framed())
      },
      Snippet("TextFieldStyle", draws: "Name") {
        TextField("Name", text: .constant("")).textFieldStyle(Underlined())
      },
      Snippet("searchScopes(_:scopes:)", draws: "Unread") {
        List { Text("a") }
          .searchable(text: .constant(""))
          .searchScopes(.constant(Mailbox.all)) {
            ForEach(Mailbox.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
          }
      },
      Snippet("ShareLink", draws: "Share") { ShareLink(item: URL(filePath: "/tmp")) },
      Snippet("ShareLink", draws: "Send") {
        ShareLink(item: "x", subject: Text("s"), message: Text("m")) {
          Label("Send", systemImage: "paperplane")
        }
      },
      Snippet("focusable(_:)", draws: "keys") { Text("keys").focusable() },
      Snippet("onKeyPress(keys:phases:action:)", draws: "keys") {
        Text("keys").onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
          press.key == .upArrow ? .handled : .ignored
        }
      },
      Snippet("onKeyPress(characters:phases:action:)", draws: "keys") {
        Text("keys").onKeyPress(characters: .alphanumerics) { _ in .ignored }
      },
      Snippet("Text(_:) of a range of dates", draws: "2023") { Text(date...date.addingTimeInterval(60)) },
    ]
  }
}
