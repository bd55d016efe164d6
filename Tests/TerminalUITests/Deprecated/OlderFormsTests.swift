import TerminalUI
import Testing

/// Forms of earlier years act as the newer ones do.
@MainActor
@Suite struct OlderFormsTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Closable: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
      Button(presentationMode.wrappedValue.isPresented ? "Close" : "Stay") {
        presentationMode.wrappedValue.dismiss()
      }
    }
  }

  @Test func `a button of an alert acts, and the alert goes`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isPresented in
        Text(isPresented.wrappedValue ? "asked" : "answered").alert(isPresented: isPresented) {
          Alert(
            title: Text("Delete it?"),
            message: Text("It can't be undone."),
            primaryButton: .destructive(Text("Delete")) { log.add("deleted") },
            secondaryButton: .cancel { log.add("cancelled") }
          )
        }
      }
    }
    #expect(probe.text.contains("Delete it?"))
    #expect(probe.text.contains("It can't be undone."))
    probe.press(.return)
    #expect(log.take() == ["cancelled"], "the first focus is never on what deletes")
    #expect(probe.text.contains("answered"))
    #expect(!probe.text.contains("Delete it?"))
  }

  @Test func `a link shows its screen while its value is true`() {
    let screen = ScreenProbe(width: 40, height: 10) {
      Stateful(false) { isActive in
        NavigationStack {
          VStack {
            NavigationLink("Open", destination: Text("Detail"), isActive: isActive)
            Text(isActive.wrappedValue ? "active" : "inactive")
          }
        }
      }
    }
    #expect(screen.text.contains("inactive"))
    screen.press(.return)
    #expect(screen.text.contains("Detail"))
    screen.press(.escape)
    #expect(screen.text.contains("inactive"))
  }

  @Test func `an item has its alert, and closing the alert removes the item`() {
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(Item(id: 7) as Item?) { item in
        Text(item.wrappedValue == nil ? "none" : "one")
          .alert(item: item) { Alert(title: Text("Item \($0.id)"), dismissButton: .default(Text("Fine"))) }
      }
    }
    #expect(probe.text.contains("Item 7"))
    #expect(probe.text.contains("Fine"))
    probe.press(.return)
    #expect(probe.text == "none")
  }

  @Test func `an action sheet lists its buttons in a column`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isPresented in
        Text("x").actionSheet(isPresented: isPresented) {
          ActionSheet(
            title: Text("From"),
            buttons: [
              .default(Text("Camera")) { log.add("camera") },
              .default(Text("Library")) { log.add("library") },
            ]
          )
        }
      }
    }
    probe.press(.downArrow)
    probe.press(.return)
    #expect(log.take() == ["library"])
    #expect(probe.text == "x")
  }

  @Test func `the presentation mode closes a sheet`() {
    let probe = ScreenProbe(width: 40, height: 10) {
      Stateful(true) { isPresented in
        VStack { if !isPresented.wrappedValue { Closable() } }.sheet(isPresented: isPresented) { Closable() }
      }
    }
    #expect(probe.text.contains("Close"))
    probe.press(.return)
    #expect(probe.text.contains("Stay"))
  }

  @Test func `a field tells when it is edited, and Return commits`() {
    let log = Log()
    let probe = ScreenProbe(width: 40, height: 3) {
      Stateful("") { text in
        VStack {
          TextField(
            "Name",
            text: text,
            onEditingChanged: { log.add($0 ? "begins" : "ends") },
            onCommit: { log.add("commits \(text.wrappedValue)") }
          )
          .onSubmit { log.add("submits") }
          Button("Next") {}
        }
      }
    }
    #expect(probe.text.contains("Next"))
    probe.click(x: 1, y: 0)
    #expect(probe.text.contains("Next"))
    #expect(log.take() == ["begins"])
    probe.type("ab")
    probe.press(.return)
    #expect(probe.text.contains("ab"))
    #expect(log.take() == ["commits ab", "submits"])
    probe.press(.tab)
    #expect(probe.text.contains("ab"))
    #expect(log.take() == ["ends"])
  }

  @Test func `a field follows its formatter`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 2) {
      Stateful(5) { number in
        TextField("Amount", value: number, formatter: NumberFormatter())
          .onChange(of: number.wrappedValue) { _, new in log.add("\(new)") }
      }
    }
    #expect(probe.text.contains("5"))
    probe.click(x: 1, y: 0)
    probe.type("x")
    probe.press(.delete)
    probe.type("7")
    #expect(probe.text.contains("57"))
    #expect(log.take() == ["57"])
  }

  @Test func `rows of a range are selected`() {
    let log = Log()
    let probe = ScreenProbe(width: 20, height: 3) {
      Stateful(nil as Int?) { selection in
        List(0..<3, selection: selection) { Text("Row \($0)") }
          .onChange(of: selection.wrappedValue) { _, new in log.add(new.map { "\($0)" } ?? "none") }
      }
    }
    probe.press(.downArrow)
    #expect(probe.text.contains("Row 1"))
    #expect(log.take().last == "1")
  }

  @Test func `a scroll view that is disabled stays where it is`() {
    let probe = ScreenProbe(width: 10, height: 2) {
      ScrollView { ForEach(0..<9) { Text("Row \($0)") } }.scrollDisabled(true)
    }
    probe.press(.downArrow)
    probe.turnWheel(3, x: 1, y: 1)
    #expect(probe.text.contains("Row 0"))
    #expect(probe.text.contains("Row 1"))
  }

  @Test func `a localized string keeps its marks and values`() {
    #expect(String(localized: "*\(2)* of \("a_b_")", comment: "a count") == "*2* of a_b_")
  }
}
