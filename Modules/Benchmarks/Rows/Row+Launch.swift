import Foundation

extension Row {
  /// The time from the start of the composed app to its first frame, in a pseudo-terminal.
  static let launch = Row("first frame of the composed app from launch", goal: .atMost(50_000_000)) { _ in
    var runs: [Double] = []
    for _ in 0..<LoopTimer.runs {
      guard let run = timeToFirstFrame() else { return nil }
      runs.append(run)
    }
    return Figures(runs)
  }

  /// - Returns: The time in nanoseconds; `nil` if the app isn't beside this program, or hasn't drawn.
  private static func timeToFirstFrame() -> Double? {
    let app = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "composed")
    var (person, program): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard FileManager.default.isExecutableFile(atPath: app.path),
      openpty(&person, &program, nil, nil, &size) == 0
    else { return nil }
    defer { close(person) }
    let process = Process()
    process.executableURL = app
    process.arguments = ["--quiet"]
    process.environment = ["TERM": "xterm-256color", "HOME": NSTemporaryDirectory(), "PATH": "/usr/bin:/bin"]
    process.standardInput = FileHandle(fileDescriptor: program)
    process.standardOutput = FileHandle(fileDescriptor: program)
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    guard (try? process.run()) != nil else { return nil }
    close(program)
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let frame = Array("Profile".utf8)
    while true {
      let count = read(person, &buffer, buffer.count)
      guard count > 0 else { return nil }
      output += buffer.prefix(count)
      if output.firstRange(of: frame) != nil { return (ContinuousClock.now - start) / .nanoseconds(1) }
    }
  }
}
