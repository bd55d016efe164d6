import CustomDump
import SessionRecording

/// Actions as they are written in Swift.
enum ActionSource {
  static func of(_ action: Any) -> String {
    var writer = SourceWriter()
    let text = (try? writer.expression(action, named: "action").line) ?? OneLine.text(action)
    return text.count > 160 ? OneLine.text(action) : text
  }
}
