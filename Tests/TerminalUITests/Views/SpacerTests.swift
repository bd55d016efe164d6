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

  @Test func `it takes what is left`() {
    #expect(row("ab", "cd") == "ab                cd")
  }

  @Test func `nothing is cut off for its sake`() {
    #expect(row("Rick Sanchez", "Alive") == "Rick Sanchez   Alive")
    #expect(row("Rick Sanchez", "Alive", width: 19) == "Rick Sanchez  Alive")
  }

  @Test func `without room it takes none`() {
    #expect(row("Rick Sanchez", "Alive", width: 15) == "Rick Sa…  Alive")
  }

  @Test func `it keeps its least length`() {
    let row = HStack(spacing: 0) {
      Text("abcdef").lineLimit(1)
      Spacer(minLength: 3)
      Text("xy")
    }
    #expect(render(row, width: 9, height: 1).text == "abc…   xy")
  }
}
