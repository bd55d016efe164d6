import Foundation
import TerminalEmulator
import TerminalUI
import Testing

@testable import TerminalViews

@MainActor
@Suite struct KittyGraphicsTests {
  private let writer = ScreenWriter()
  private let frame = FrameBuffer(size: Size(width: 40, height: 12), palette: CellPalette())

  init() { writer.drawsPictures = true }

  @Test func `a picture is sent once and placed`() {
    frame.images = [picture(7, x: 3, y: 2)]
    #expect(
      commands() == [
        "Ga=d,d=A,q=2", "Ga=t,f=100,i=7,q=2,m=0;AQID", "Ga=p,i=7,p=1,c=4,r=2,C=1,q=2",
      ]
    )
    #expect(commands() == [])
  }

  @Test func `pixels are sent with their size`() throws {
    var image = picture(7, x: 3, y: 2)
    image.content = .pixels(try #require(PixelImage(width: 1, height: 2, rgba: [1, 2, 3, 4, 5, 6, 7, 8])))
    frame.images = [image]
    #expect(commands()[1] == "Ga=t,f=32,s=1,v=2,i=7,q=2,m=0;AQIDBAUGBwg=")
  }

  @Test func `a picture that moves is not sent again`() {
    frame.images = [picture(7, x: 3, y: 2)]
    _ = commands()
    frame.images = [picture(7, x: 3, y: 3)]
    #expect(commands() == ["Ga=d,d=i,i=7,p=1,q=2", "Ga=p,i=7,p=2,c=4,r=2,C=1,q=2"])
    frame.images = []
    #expect(commands() == ["Ga=d,d=i,i=7,p=2,q=2"])
  }

  @Test func `a repaint sends all again`() {
    frame.images = [picture(7, x: 0, y: 0)]
    let first = commands()
    writer.invalidate()
    #expect(commands() == first)
  }

  @Test func `a picture is sent in pieces`() {
    frame.images = [picture(7, x: 0, y: 0, png: [UInt8](repeating: 1, count: 10_000))]
    let pieces = commands().filter { $0.contains(";") }
    #expect(pieces.count == 4)
    let payloads = pieces.map { $0.split(separator: ";")[1] }
    #expect(payloads.allSatisfy { $0.count <= 4096 })
    #expect(Data(base64Encoded: payloads.joined()) == Data(repeating: 1, count: 10_000))
    #expect(pieces.map { $0.contains("m=1") } == [true, true, true, false])
  }

  @Test func `a picture that is not on the screen as a whole is not shown`() {
    _ = commands()
    frame.images = [picture(1, x: 38, y: 0), picture(2, x: -1, y: 0), picture(3, x: 0, y: 11)]
    frame.images.append(picture(4, x: 0, y: 0, png: []))
    #expect(commands() == [])
  }

  @Test func `what has not been shown for long is forgotten`() {
    var pictures = KittyGraphics(budget: 4)
    var output = TerminalOutput()
    for id in 1...3 { pictures.show([picture(UInt32(id), x: 0, y: 0)], on: frame.size, &output) }
    output.removeAll()
    pictures.show([], on: frame.size, &output)
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(output.bytes)
    #expect(terminal.graphics == ["Ga=d,d=i,i=3,p=3,q=2", "Ga=d,d=I,i=2,q=2"])
  }

  @Test func `a terminal without pictures gets none`() {
    writer.drawsPictures = false
    frame.images = [picture(7, x: 0, y: 0)]
    #expect(commands() == [])
  }

  private func picture(_ id: UInt32, x: Int, y: Int, png: [UInt8] = [1, 2, 3]) -> ImagePlacement {
    ImagePlacement(id: id, frame: Rect(x: x, y: y, width: 4, height: 2), content: .png(png))
  }

  /// Writes the frame and returns the graphics commands sent to the terminal.
  private func commands() -> [String] {
    var terminal = TerminalEmulator(size: frame.size)
    terminal.write(writer.write(frame, colors: .trueColor, synchronized: false))
    #expect(terminal.problems == [])
    return terminal.graphics
  }
}
