import TerminalUI
import Testing

@MainActor
struct SpacerTests {
  private struct Row: View {
    let leading: String
    let trailing: String
    var body: some View {
      HStack {
        Text(leading)
        Spacer()
        Text(trailing)
      }
      .lineLimit(1)
    }
  }

  private func row(_ leading: String, _ trailing: String, width: Int = 20) -> String {
    render(Row(leading: leading, trailing: trailing), width: width, height: 1).text
  }

  @Test func itTakesWhatIsLeft() {
    #expect(row("ab", "cd") == "ab                cd")
  }

  @Test func nothingIsCutOffForItsSake() {
    #expect(row("Rick Sanchez", "Alive") == "Rick Sanchez   Alive")
    #expect(row("Rick Sanchez", "Alive", width: 19) == "Rick Sanchez  Alive")
  }

  @Test func whereThereIsNoRoomItTakesNone() {
    #expect(row("Rick Sanchez", "Alive", width: 15) == "Rick Sa…  Alive")
  }

  @Test func itKeepsItsLeastLength() {
    let row = HStack(spacing: 0) {
      Text("abcdef").lineLimit(1)
      Spacer(minLength: 3)
      Text("xy")
    }
    #expect(render(row, width: 9, height: 1).text == "abc…   xy")
  }
}
