import ComposableArchitecture
import TerminalUI
import Testing

/// The environment of the buttons in alerts.
@MainActor
@Suite struct AlertDismissTests {
  private enum Kind { case alert, dialog, item }

  private struct Page: View {
    let kind: Kind
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      let page = Button("Ask") { isAsking = true }
      switch kind {
      case .alert: page.alert("Leave?", isPresented: $isAsking) { Button("Leave") { dismiss() } }
      case .dialog:
        page.confirmationDialog("Leave?", isPresented: $isAsking) { Button("Leave") { dismiss() } }
      case .item:
        page.alert("Leave?", isPresented: $isAsking, presenting: 1) { _ in Button("Leave") { dismiss() } }
      }
    }
  }

  @Test(arguments: [Kind.alert, .dialog, .item])
  private func `the button of an alert dismisses the view that presents it`(kind: Kind) {
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isOpen in
        Text("behind").sheet(isPresented: isOpen) { Page(kind: kind) }
      }
    }
    probe.press(.return)
    #expect(probe.text.contains("Leave?"))
    probe.press(.return)
    #expect(probe.text == "behind")
  }

  @Test func `the button of an alert without a presented view around it closes the alert alone`() {
    let probe = ScreenProbe(width: 40, height: 10) { Page(kind: .alert) }
    probe.press(.return)
    probe.press(.return)
    #expect(probe.text == "[Ask]")
  }
}
