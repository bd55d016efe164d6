import Foundation
import TerminalUI

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

extension Snippet {
  /// Shapes, and areas of views.
  static var shapes: [Snippet] {
    [
      Snippet("Shape", draws: "█") { Triangle().fill(.red).frame(width: 8, height: 4) },
      Snippet("Rectangle()", draws: "█") { Rectangle().frame(width: 4, height: 2) },
      Snippet("RoundedRectangle(cornerRadius:style:)", draws: "╭") {
        RoundedRectangle(cornerRadius: 8, style: .continuous).stroke(.blue, lineWidth: 2)
      },
      Snippet("Capsule()", draws: "╭") { Capsule().strokeBorder(.blue) },
      Snippet("Circle()", draws: "█") { Circle().fill(.red).frame(width: 2, height: 1) },
      Snippet("Ellipse()", draws: "█") { Ellipse().foregroundStyle(.green) },
      Snippet("fill(_:)", draws: "x") { Rectangle().fill(.red).overlay { Text("x") } },
      Snippet("stroke(_:lineWidth:)", draws: "┌") { Rectangle().stroke(.gray, lineWidth: 1) },
      Snippet("stroke(lineWidth:)", draws: "┌") { Rectangle().stroke(lineWidth: 1) },
      Snippet("strokeBorder(_:lineWidth:)", draws: "╭") {
        RoundedRectangle(cornerRadius: 4).strokeBorder(.gray, lineWidth: 1)
      },
      Snippet("background(_:in:)", draws: "x") {
        Text("x").padding().background(.blue, in: RoundedRectangle(cornerRadius: 8)).background(
          .red,
          in: .capsule
        )
      },
      Snippet("clipShape(_:)", draws: "x") {
        Text("x").clipShape(Circle()).clipShape(.rect(cornerRadius: 8))
      },
      Snippet("clipped()", draws: "x") { Text("x").clipped() },
      Snippet("cornerRadius(_:)", draws: "x") { Text("x").background(.blue).cornerRadius(8) },
      Snippet("contentShape(_:)", draws: "x") { Text("x").contentShape(Rectangle()).contentShape(.rect) },
    ]
  }
}
